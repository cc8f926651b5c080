import type { ReactNode } from 'react'
import { useT } from '#i18n/use-t.ts'
import { FormColumns, FormSection } from '#ui/form-section.tsx'
import { ConsentFields, ContactFields, MessageField } from './contact-fields.tsx'
import type { CommonFormFields } from './form-field.ts'

/** Dialogs have their words under these names. */
export type FormWords = Parameters<ReturnType<typeof useT<'dialog'>>>[0] extends `${infer Name}.${string}`
  ? Name
  : never

interface FormPartsProps {
  readonly words: FormWords
  readonly fields: CommonFormFields
  /** The form's own fields. */
  readonly children: ReactNode
}

/** The two halves of a request form: its own fields with the message, and who asks. */
export function FormParts({ words, fields, children }: FormPartsProps): ReactNode {
  const t = useT('dialog')
  const form = useT('form')
  return (
    <FormColumns>
      <FormSection title={t(`${words}.section`)}>
        {children}
        <MessageField fields={fields} />
      </FormSection>
      <FormSection title={form('reach')}>
        <ContactFields fields={fields} />
        <ConsentFields fields={fields} />
      </FormSection>
    </FormColumns>
  )
}
