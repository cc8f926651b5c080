import type { ReactNode } from 'react'
import { useSite, useT, useHref } from '#i18n/locale-provider.tsx'
import { suggestAddress } from '#forms/suggest-address.ts'
import { Checkbox } from '#design/fields/checkbox.tsx'
import { Field } from '#design/fields/field.tsx'
import { FieldRow, FormSection } from '#design/fields/form-section.tsx'
import { PhoneField, type PhoneCountry } from '#design/fields/phone-field.tsx'
import { SuggestedInput } from '#design/fields/suggested-input.tsx'
import { TextInput } from '#design/fields/text-input.tsx'
import type { AppointmentFields } from './appointment-schema.ts'
import { useErrorWords } from './choice.ts'

interface PersonFieldsProps {
  readonly fields: AppointmentFields
  readonly countries: readonly PhoneCountry[]
  /** We call at the time of the appointment. */
  readonly phoneNeeded: boolean
}

/** Who comes, how to reach them, and the consents. */
export function PersonFields({ fields, countries, phoneNeeded }: PersonFieldsProps): ReactNode {
  const t = useT('booking')
  const form = useT('form')
  const error = useErrorWords()
  const { name, phone, country, email } = fields
  return (
    <FormSection title={t('reach')}>
      <Field id={name.id} label={form('name')} error={error(name.errors)}>
        {(wiring) => (
          <TextInput
            {...wiring}
            name="name"
            autoComplete="name"
            defaultValue={String(name.initialValue ?? '')}
          />
        )}
      </Field>
      <FieldRow>
        <Field
          id={phone.id}
          label={form('phone')}
          hint={phoneNeeded ? undefined : form('eitherHint')}
          error={error(phone.errors)}
        >
          {(wiring) => (
            <PhoneField
              {...wiring}
              name="phone"
              defaultValue={String(phone.initialValue ?? '')}
              countries={countries}
              countryName="country"
              countryLabel={form('country')}
              defaultCountry={String(country.initialValue ?? 'ES')}
            />
          )}
        </Field>
        <Field
          id={email.id}
          label={form('email')}
          hint={t('emailHint')}
          optional={phoneNeeded ? form('optionalMark') : undefined}
          error={error(email.errors)}
        >
          {(wiring) => (
            <SuggestedInput
              {...wiring}
              type="email"
              name="email"
              autoComplete="email"
              defaultValue={String(email.initialValue ?? '')}
              suggest={suggestAddress}
              question={form('emailTypo')}
              takeLabel={(address) => form('useEmail', { address })}
            />
          )}
        </Field>
      </FieldRow>
      <ConsentFields fields={fields} />
    </FormSection>
  )
}

function ConsentFields({ fields: { privacy, marketing } }: { fields: AppointmentFields }): ReactNode {
  const form = useT('form')
  const error = useErrorWords()
  const href = useHref()
  const { contact } = useSite()
  return (
    <>
      {/* The first layer of what is told about data stands with the fields (LOPDGDD art. 11.2). */}
      <p className="small muted">{form('dataNotice')}</p>
      <Checkbox
        id={privacy.id}
        name="privacy"
        error={error(privacy.errors)}
        label={
          <>
            {form('privacyBefore')}
            <a href={href('privacy')} target="_blank" rel="noopener">
              {form('privacyLink')}
            </a>
            {form('privacyAfter')}
          </>
        }
      />
      <Checkbox
        id={marketing.id}
        name="marketing"
        label={form('marketing', { email: contact.email })}
        optional={form('optionalMark')}
      />
    </>
  )
}
