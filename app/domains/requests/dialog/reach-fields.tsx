import type { ReactNode } from 'react'
import { Segmented } from '#design/fields/choices/segmented.tsx'
import { EmailField, NameField, NumberField } from '#forms/contact-fields.tsx'
import type { CommonFormFields } from '#forms/form-field.ts'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { languageNames, locales } from '#map/locale.ts'

interface ReachFieldsProps {
  readonly fields: CommonFormFields
  /** The phone comes before the name. */
  readonly phoneFirst?: boolean
}

/** Name, phone, mail and language: who asks, and how to reach them. */
export function ReachFields({ fields, phoneFirst = false }: ReachFieldsProps): ReactNode {
  const t = useT('form')
  const { locale } = useSite()
  const { name, phone, email, language, country } = fields
  const either = phone.optional
  const nameField = <NameField key="name" field={name} />
  const phoneField = <NumberField key="phone" field={phone} country={country} either={either} />
  return (
    <>
      {phoneFirst ? [phoneField, nameField] : [nameField, phoneField]}
      <EmailField field={email} hint={t('emailHint')} either={either} />
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
