import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { AppointmentsProvider } from '#i18n/appointments-provider.ts'
import { useT } from '#i18n/locale-provider.tsx'
import { useKeptAnswer } from '#platform/browser/use-kept-answer.ts'
import { Dialog } from '#design/dialog.tsx'
import { showDialog } from '#design/hooks/use-modal.ts'
import { AppointmentForm, type AppointmentFormProps } from './appointment-form.tsx'
import styles from './appointments.css?url'

interface AppointmentDialogProps extends AppointmentFormProps {
  /** The words of the page's button, where that opens this dialog. */
  readonly title?: string | undefined
  readonly onClose: () => void
}

/** The dialog that books an appointment. Its code, texts and styles load when it opens. */
export function AppointmentDialog(props: AppointmentDialogProps): ReactNode {
  return (
    <AppointmentsProvider>
      <link rel="stylesheet" href={styles} precedence="forms" />
      <Titled {...props} />
    </AppointmentsProvider>
  )
}

function Titled({ onClose, title, ...form }: AppointmentDialogProps): ReactNode {
  const t = useT('booking')
  const common = useT('form')
  const close = useKeptAnswer(onClose, showDialog)
  return (
    <Dialog
      title={title ?? t('title')}
      closeLabel={common('close')}
      onClose={close}
      call={useLocation().key}
      wide
    >
      <AppointmentForm {...form} />
    </Dialog>
  )
}
