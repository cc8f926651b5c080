import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useT } from '#i18n/use-t.ts'
import { useKeptAnswer } from '#net/use-kept-answer.ts'
import { Dialog } from '#ui/dialog.tsx'
import { showDialog } from '#ui/use-modal.ts'
import type { CommonFormFields, FormFields, FormSchema } from './form-field.ts'
import { FormParts, type FormWords } from './form-parts.tsx'
import type { Refusal } from './receive-request.server.ts'
import { RequestForm } from './request-form.tsx'
import type { RequestDialog } from './submission.ts'

/** What the page gives to whichever dialog is open. */
export interface DialogProps {
  readonly dialog: RequestDialog
  readonly refusal: Refusal | undefined
  readonly onClose: () => void
}

interface FormDialogProps<S extends FormSchema> extends DialogProps {
  readonly words: FormWords
  readonly schema: S
  /** The dialog's own fields. */
  readonly children: (fields: FormFields<S> & CommonFormFields) => ReactNode
}

/** The frame of every request dialog: its words, its own fields, and who asks. */
export function FormDialog<S extends FormSchema>(props: FormDialogProps<S>) {
  const { dialog, refusal, onClose, words, schema, children } = props
  const t = useT('dialog')
  const form = useT('form')
  const close = useKeptAnswer(onClose, showDialog)
  return (
    <Dialog
      title={t(`${words}.title`)}
      closeLabel={form('close')}
      onClose={close}
      call={useLocation().key}
      wide
    >
      <RequestForm dialog={dialog} schema={schema} refusal={refusal} send={t(`${words}.send`)}>
        {(fields) => (
          <>
            <p className="dialog-intro">{t(`${words}.intro`)}</p>
            <FormParts words={words} fields={fields}>
              {children(fields)}
            </FormParts>
          </>
        )}
      </RequestForm>
    </Dialog>
  )
}
