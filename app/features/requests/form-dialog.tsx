import type { ReactNode } from 'react'
import { useT } from '#i18n/use-t.ts'
import { Dialog } from '#ui/dialog.tsx'
import { FormColumns, FormSection } from '#ui/form-section.tsx'
import { ConsentFields, ContactFields, MessageField } from './contact-fields.tsx'
import type { CommonFormFields, FormFields, FormSchema } from './form-field.ts'
import type { Refusal } from './receive-request.server.ts'
import { RequestForm } from './request-form.tsx'
import type { RequestDialog } from './submission.ts'

/** What the page gives to whichever dialog is open. */
export interface DialogProps {
  readonly dialog: RequestDialog
  readonly refusal: Refusal | undefined
  readonly onClose: () => void
}

/** Dialogs have their words under these names. */
export type DialogWords = Parameters<ReturnType<typeof useT<'dialog'>>>[0] extends `${infer Name}.${string}`
  ? Name
  : never

interface FormDialogProps<S extends FormSchema> extends DialogProps {
  readonly words: DialogWords
  readonly schema: S
  /** The dialog's own fields. */
  readonly children: (fields: FormFields<S> & CommonFormFields) => ReactNode
}

/** The frame of every request dialog: its words, its own fields, and who asks. */
export function FormDialog<S extends FormSchema>(props: FormDialogProps<S>) {
  const { dialog, refusal, onClose, words, schema, children } = props
  const t = useT('dialog')
  const form = useT('form')
  return (
    <Dialog title={t(`${words}.title`)} closeLabel={form('close')} onClose={onClose} wide>
      <RequestForm dialog={dialog} schema={schema} refusal={refusal} send={t(`${words}.send`)}>
        {(fields) => (
          <>
            <p className="dialog-intro">{t(`${words}.intro`)}</p>
            <FormColumns>
              <FormSection title={t(`${words}.section`)}>
                {children(fields)}
                <MessageField fields={fields} />
              </FormSection>
              <FormSection title={form('reach')}>
                <ContactFields fields={fields} />
                <ConsentFields fields={fields} />
              </FormSection>
            </FormColumns>
          </>
        )}
      </RequestForm>
    </Dialog>
  )
}
