import type { ReactNode } from 'react'
import { useT } from '#i18n/use-t.ts'
import { FormColumns, FormSection } from '#design/fields/form-section.tsx'
import { ConsentFields, ContactFields, MessageField } from './contact-fields.tsx'
import type { CommonFormFields } from '#forms/form-field.ts'

/** Dialogs have their words under these names. */
export type FormWords = Parameters<ReturnType<typeof useT<'dialog'>>>[0] extends `${infer Name}.${string}`
  ? Name
  : never

interface FormPartsProps {
  readonly words: FormWords
  readonly fields: CommonFormFields
  /** Whom to reach comes first. */
  readonly reachFirst?: boolean
  /** The form's own fields. */
  readonly children: ReactNode
}

/** The two halves of a request form: its own fields with the message, and who asks; the consents come last. */
export function FormParts({ words, fields, reachFirst = false, children }: FormPartsProps): ReactNode {
  const t = useT('dialog')
  const form = useT('form')
  const reach = (
    <FormSection title={form('reach')}>
      <ContactFields fields={fields} phoneFirst={reachFirst} />
      {!reachFirst && <ConsentFields fields={fields} />}
    </FormSection>
  )
  return (
    <FormColumns>
      {reachFirst && reach}
      <FormSection title={t(`${words}.section`)}>
        {children}
        <MessageField fields={fields} />
        {reachFirst && <ConsentFields fields={fields} />}
      </FormSection>
      {!reachFirst && reach}
    </FormColumns>
  )
}
