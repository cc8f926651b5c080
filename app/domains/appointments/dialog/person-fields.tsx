import type { ReactNode } from 'react'
import { FieldRow, FormSection } from '#design/fields/form-section.tsx'
import { ConsentFields, EmailField, NameField, NumberField } from '#forms/contact-fields.tsx'
import { useT } from '#i18n/locale-provider.tsx'
import type { AppointmentFields } from './appointment-schema.ts'
import { useContactField } from './choice.ts'

interface PersonFieldsProps {
  readonly fields: AppointmentFields
  /** We call at the time of the appointment. */
  readonly phoneNeeded: boolean
}

/** Who comes, how to reach them, and the consents. */
export function PersonFields({ fields, phoneNeeded }: PersonFieldsProps): ReactNode {
  const t = useT('booking')
  const field = useContactField()
  const either = !phoneNeeded
  return (
    <FormSection title={t('reach')}>
      <NameField field={field(fields.name)} />
      <FieldRow>
        <NumberField field={field(fields.phone)} country={field(fields.country)} either={either} />
        <EmailField field={field(fields.email)} hint={t('emailHint')} either={either} />
      </FieldRow>
      <ConsentFields privacy={field(fields.privacy)} marketing={field(fields.marketing)} />
    </FormSection>
  )
}
