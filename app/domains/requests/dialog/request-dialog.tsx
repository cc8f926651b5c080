import { late } from '#platform/browser/retry-import-when-online.ts'
import { lazy, Suspense, type ComponentType } from 'react'
import { FormsProvider } from '#i18n/forms-provider.ts'
import { PendingBar } from '#design/pending-bar.tsx'
import styles from './requests.css?url'
import type { DialogProps } from './form-dialog.tsx'
import { formModules } from '#domains/requests/forms/index.ts'
import type { Refusal } from '#domains/requests/intake/receive-request.server.ts'
import type { FormName } from '#domains/requests/submission.ts'

interface RequestDialogProps {
  readonly name: FormName | 'success-dialog'
  /** Why the form was not stored. */
  readonly refusal: Refusal | undefined
  /** The stored form according to the page's address, if the server confirms it. */
  readonly answered: string | undefined
  readonly onClose: () => void
}

type Forms = Partial<Record<FormName, ComponentType<Omit<DialogProps, 'dialog' | 'form'>>>>

/** Each form is a separate chunk, and so are the dialogs: showing an answer loads none of them. */
const forms = Object.fromEntries(
  Object.entries(formModules).map(([name, modules]) => [
    name,
    lazy(async () => {
      const [{ default: form }, { default: Dialog }] = await Promise.all([
        late(modules.form),
        late(modules.dialog ?? (() => import('./form-dialog.tsx'))),
      ])
      return { default: (props) => <Dialog {...props} dialog={name as FormName} form={form} /> }
    }),
  ]),
) as Forms

function FormOf({ name, ...props }: Omit<RequestDialogProps, 'answered'> & { name: FormName }) {
  const Form = forms[name]
  return Form && <Form {...props} />
}

/** Loaded while a form is being sent. */
const SuccessDialog = lazy(async () => {
  const { SuccessDialog } = await late(() => import('./success-dialog.tsx'))
  return { default: SuccessDialog }
})

/** The dialog of a name: a form, or the answer to a stored one. */
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
