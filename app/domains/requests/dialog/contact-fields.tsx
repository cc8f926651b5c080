import { useHref, useSite, useT } from '#i18n/locale-provider.tsx'
import { messageLimit } from '#forms/form-rules.ts'
import { suggestAddress } from '#forms/suggest-address.ts'
import { languageNames, locales } from '#map/locale.ts'
import { Checkbox } from '#design/fields/checkbox.tsx'
import { Field } from '#design/fields/field.tsx'
import { PhoneField } from '#design/fields/phone-field.tsx'
import { Segmented } from '#design/fields/segmented.tsx'
import { SuggestedInput } from '#design/fields/suggested-input.tsx'
import { TextArea } from '#design/fields/text-area.tsx'
import { TextInput } from '#design/fields/text-input.tsx'
import type { CommonFormFields } from '#forms/form-field.ts'
import { phoneCountries } from '#forms/phone-countries.ts'

interface ContactFieldsProps {
  readonly fields: CommonFormFields
  /** The phone comes before the name. */
  readonly phoneFirst?: boolean
}

/** Name, phone, mail and language: who asks, and how to reach them. */
export function ContactFields({ fields, phoneFirst = false }: ContactFieldsProps) {
  const t = useT('form')
  const { locale } = useSite()
  const { name, phone, email, language, country } = fields
  const either = phone.optional
  const nameField = (
    <Field key="name" id={name.id} label={t('name')} error={name.error}>
      {(wiring) => <TextInput {...wiring} name={name.name} defaultValue={name.initial} autoComplete="name" />}
    </Field>
  )
  const phoneField = (
    <Field
      key="phone"
      id={phone.id}
      label={t('phone')}
      hint={either ? t('eitherHint') : undefined}
      error={phone.error}
    >
      {(wiring) => (
        <PhoneField
          {...wiring}
          name={phone.name}
          defaultValue={phone.initial}
          countries={phoneCountries(locale)}
          countryName={country.name}
          countryLabel={t('country')}
          defaultCountry={country.initial ?? 'ES'}
        />
      )}
    </Field>
  )
  return (
    <>
      {phoneFirst ? [phoneField, nameField] : [nameField, phoneField]}
      <Field
        id={email.id}
        label={t('email')}
        hint={t('emailHint')}
        optional={either ? undefined : t('optionalMark')}
        error={email.error}
      >
        {(wiring) => (
          <SuggestedInput
            {...wiring}
            type="email"
            name={email.name}
            defaultValue={email.initial}
            autoComplete="email"
            suggest={suggestAddress}
            question={t('emailTypo')}
            takeLabel={(address) => t('useEmail', { address })}
          />
        )}
      </Field>
      <Segmented
        id={language.id}
        name={language.name}
        label={t('language')}
        defaultValue={language.initial ?? locale}
        error={language.error}
        options={locales.map((value) => ({ value, label: <span lang={value}>{languageNames[value]}</span> }))}
      />
    </>
  )
}

/** Whatever else the visitor wants to say. */
export function MessageField({ fields: { message } }: { fields: CommonFormFields }) {
  const t = useT('form')
  return (
    <Field
      id={message.id}
      label={t('message')}
      optional={message.optional ? t('optionalMark') : undefined}
      error={message.error}
    >
      {(wiring) => (
        <TextArea
          {...wiring}
          name={message.name}
          defaultValue={message.initial}
          limit={messageLimit}
          remaining={(left) => (left < 0 ? t('tooMany', { count: -left }) : t('remaining', { count: left }))}
        />
      )}
    </Field>
  )
}

/** The two consents: one needed, one free, neither ticked beforehand. */
export function ConsentFields({ fields: { privacy, marketing } }: { fields: CommonFormFields }) {
  const t = useT('form')
  const href = useHref()
  const { contact } = useSite()
  return (
    <>
      {/* The first layer of what is told about data stands with the fields (LOPDGDD art. 11.2). */}
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
