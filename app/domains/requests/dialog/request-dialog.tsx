import { late } from '#platform/browser/retry-import-when-online.ts'
import { lazy, Suspense, type ComponentType } from 'react'
import { FormsProvider } from '#i18n/forms-provider.ts'
import { PendingBar } from '#design/pending-bar.tsx'
import styles from './requests.css?url'
import type { DialogProps } from './form-dialog.tsx'
import type { Refusal } from '#domains/requests/intake/receive-request.server.ts'
import type { FormName } from '#domains/requests/submission.ts'
import { SuccessDialog } from './success-dialog.tsx'

interface RequestDialogProps {
  readonly name: FormName | 'success-dialog'
  /** Why the form that was sent was not stored. */
  readonly refusal: Refusal | undefined
  /** What the page's address tells of a stored form, where the server confirms it. */
  readonly answered: string | undefined
  readonly onClose: () => void
}

type Load = () => Promise<{ default: ComponentType<DialogProps> }>

const waiting = (load: Load) => lazy(() => late(load))

/** Each dialog's own fields are a chunk of their own. */
const dialogs: Record<FormName, ComponentType<DialogProps>> = {
  'callback-dialog': waiting(() => import('#domains/requests/forms/callback-dialog.tsx')),
  'contact-dialog': waiting(() => import('#domains/requests/forms/contact-dialog.tsx')),
  'general-dialog': waiting(() => import('#domains/requests/forms/general-dialog.tsx')),
  'salud-dialog': waiting(() => import('#domains/requests/forms/salud-dialog.tsx')),
  'dental-dialog': waiting(() => import('#domains/requests/forms/dental-dialog.tsx')),
  'mascotas-dialog': waiting(() => import('#domains/requests/forms/mascotas-dialog.tsx')),
  'vidaDependencia-dialog': waiting(() => import('#domains/requests/forms/vida-dependencia-dialog.tsx')),
  'vidaRepatriacion-dialog': waiting(() => import('#domains/requests/forms/vida-repatriacion-dialog.tsx')),
  'automoviles-dialog': waiting(() => import('#domains/requests/forms/automoviles-dialog.tsx')),
  'otrosvehiculos-dialog': waiting(() => import('#domains/requests/forms/otrosvehiculos-dialog.tsx')),
  'hogar-dialog': waiting(() => import('#domains/requests/forms/hogar-dialog.tsx')),
  'nie-dialog': waiting(() => import('#domains/requests/forms/nie-dialog.tsx')),
  'contact-electricity-dialog': waiting(
    () => import('#domains/requests/forms/contact-electricity-dialog.tsx'),
  ),
}

function FormOf({ name, refusal, onClose }: Omit<RequestDialogProps, 'answered'> & { name: FormName }) {
  const Form = dialogs[name]
  return <Form dialog={name} refusal={refusal} onClose={onClose} />
}

/** The dialog of a name: a form, or the answer to one that was stored. */
export default function RequestDialog({ name, refusal, answered, onClose }: RequestDialogProps) {
  return (
    <FormsProvider>
      <link rel="stylesheet" href={styles} precedence="forms" />
      <Suspense fallback={<PendingBar />}>
        {name === 'success-dialog' ? (
          <SuccessDialog answered={answered} onClose={onClose} />
        ) : (
          <FormOf name={name} refusal={refusal} onClose={onClose} />
        )}
      </Suspense>
    </FormsProvider>
  )
}
