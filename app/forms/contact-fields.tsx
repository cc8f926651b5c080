import { useMemo, type ReactNode } from 'react'
import { Checkbox } from '#design/fields/checkbox.tsx'
import { Field } from '#design/fields/field.tsx'
import { PhoneField } from '#design/fields/phone-field.tsx'
import { SuggestedInput } from '#design/fields/suggested-input.tsx'
import { TextArea } from '#design/fields/text-area.tsx'
import { TextInput } from '#design/fields/text-input.tsx'
import { useHref, useSite, useT } from '#i18n/locale-provider.tsx'
import type { FormField } from './form-field.ts'
import { messageLimit } from './form-rules.ts'
import { phoneCountries } from './phone-countries.ts'

// The common questions of every form: name, contact details and consents.

/** What these controls need from a field. */
export type ContactField = Pick<FormField, 'id' | 'name' | 'error' | 'initial'>

/** Who asks. */
export function NameField({ field: { id, name, error, initial } }: { field: ContactField }): ReactNode {
  const t = useT('form')
  return (
    <Field id={id} label={t('name')} error={error}>
      {(wiring) => <TextInput {...wiring} name={name} defaultValue={initial} autoComplete="name" />}
    </Field>
  )
}

interface NumberFieldProps {
  readonly field: ContactField
  readonly country: Pick<ContactField, 'name' | 'initial'>
  /** Optional if there is an e-mail address. */
  readonly either: boolean
}

/** A phone number and its country. */
export function NumberField({ field, country, either }: NumberFieldProps): ReactNode {
  const t = useT('form')
  const { locale } = useSite()
  const { id, name, error, initial } = field
  const countries = useMemo(() => phoneCountries(locale), [locale])
  return (
    <Field id={id} label={t('phone')} hint={either ? t('eitherHint') : undefined} error={error}>
      {(wiring) => (
        <PhoneField
          {...wiring}
          name={name}
          defaultValue={initial}
          countries={countries}
          countryName={country.name}
          countryLabel={t('country')}
          defaultCountry={country.initial ?? 'ES'}
        />
      )}
    </Field>
  )
}

/** The suggested correction of a typed address. Its rules load once an address has been typed. */
async function suggestAddress(typed: string): Promise<string | undefined> {
  if (typed === '') return undefined
  const rules = await import('./email-typo.ts')
  return rules.suggestAddress(typed)
}

interface EmailFieldProps {
  readonly field: ContactField
  readonly hint: string
  /** Optional if there is a phone number. */
  readonly either: boolean
}

/** An e-mail address. */
export function EmailField({ field, hint, either }: EmailFieldProps): ReactNode {
  const t = useT('form')
  const { id, name, error, initial } = field
  return (
    <Field
      id={id}
      label={t('email')}
      hint={hint}
      optional={either ? undefined : t('optionalMark')}
      error={error}
    >
      {(wiring) => (
        <SuggestedInput
          {...wiring}
          type="email"
          name={name}
          defaultValue={initial}
          autoComplete="email"
          suggest={suggestAddress}
          question={t('emailTypo')}
          takeLabel={(address) => t('useEmail', { address })}
        />
      )}
    </Field>
  )
}

interface MessageFieldProps {
  readonly field: ContactField & Pick<FormField, 'optional'>
}

/** Any further message. */
export function MessageField({
  field: { id, name, error, initial, optional },
}: MessageFieldProps): ReactNode {
  const t = useT('form')
  return (
    <Field id={id} label={t('message')} optional={optional ? t('optionalMark') : undefined} error={error}>
      {(wiring) => (
        <TextArea
          {...wiring}
          name={name}
          defaultValue={initial}
          limit={messageLimit}
          remaining={(left) => (left < 0 ? t('tooMany', { count: -left }) : t('remaining', { count: left }))}
        />
      )}
    </Field>
  )
}

interface ConsentFieldsProps {
  readonly privacy: Pick<ContactField, 'id' | 'name' | 'error'>
  readonly marketing: Pick<ContactField, 'id' | 'name'>
}

/** The two consents: one required, one optional, neither preselected. */
export function ConsentFields({ privacy, marketing }: ConsentFieldsProps): ReactNode {
  const t = useT('form')
  const href = useHref()
  const { contact } = useSite()
  return (
    <>
      {/* The first layer of data protection information is shown with the fields (LOPDGDD art. 11.2). */}
      <p className="small muted">{t('dataNotice')}</p>
      <Checkbox
        id={privacy.id}
        name={privacy.name}
        error={privacy.error}
        label={
          <>
            {t('privacyBefore')}
            <a href={href('privacy')} target="_blank" rel="noopener">
              {t('privacyLink')}
            </a>
            {t('privacyAfter')}
          </>
        }
      />
      <Checkbox
        id={marketing.id}
        name={marketing.name}
        label={t('marketing', { email: contact.email })}
        optional={t('optionalMark')}
      />
    </>
  )
}
