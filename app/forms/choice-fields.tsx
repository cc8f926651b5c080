import type { ReactNode } from 'react'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { Field } from '#design/fields/field.tsx'
import { RadioCards } from '#design/fields/radio-cards.tsx'
import { Segmented } from '#design/fields/segmented.tsx'
import { Select } from '#design/fields/text-input.tsx'
import { countriesFor } from './countries.ts'
import { type FormField, useFieldWords } from './form-field.ts'

interface ChoiceFieldProps {
  readonly field: FormField
  readonly options: readonly string[]
  /**
   * What is chosen at first: an answer that somebody may leave untouched and mean, such as "not sure". What is a fact,
   * such as a fuel or whether a dog has a chip, is never answered for them: the office would take it as said.
   */
  readonly preset?: string | undefined
}

/** A choice of one from two to four short words. */
export function SegmentedField(props: ChoiceFieldProps): ReactNode {
  return <Segmented {...useChoice(props)} />
}

/** A choice of one from longer words, below each other. */
export function CardsField(props: ChoiceFieldProps): ReactNode {
  return <RadioCards {...useChoice(props)} />
}

function useChoice({ field: { id, name, error, initial, optional }, options, preset }: ChoiceFieldProps) {
  const form = useT('form')
  const words = useFieldWords()
  return {
    id,
    name,
    error,
    label: words.label(name),
    hint: words.hint(name),
    optional: optional && preset === undefined ? form('optionalMark') : undefined,
    defaultValue: initial ?? preset,
    options: options.map((value) => ({ value, label: words.option(name, value) })),
  }
}

interface SelectFieldProps {
  readonly field: FormField
  readonly preset?: string
  /** `option`s or groups of them. */
  readonly children: ReactNode
}

/** A choice of one from a long list; empty at first where nothing is preset. */
export function SelectField({ field, preset, children }: SelectFieldProps): ReactNode {
  const form = useT('form')
  const words = useFieldWords()
  const { id, name, error, initial, optional } = field
  return (
    <Field
      id={id}
      label={words.label(name)}
      hint={words.hint(name)}
      optional={optional && preset === undefined ? form('optionalMark') : undefined}
      error={error}
    >
      {(wiring) => (
        <Select {...wiring} name={name} defaultValue={initial ?? preset ?? ''}>
          {preset === undefined && <option value="">{form('choose')}</option>}
          {children}
        </Select>
      )}
    </Field>
  )
}

/** A choice of one from a list of words. */
export function ListField({ field, options, preset }: ChoiceFieldProps): ReactNode {
  const words = useFieldWords()
  return (
    <SelectField field={field} preset={preset}>
      {options.map((value) => (
        <option key={value} value={value}>
          {words.option(field.name, value)}
        </option>
      ))}
    </SelectField>
  )
}

/** A choice of a country. Browser and server may call one differently; the server's list stays. */
export function CountryField({ field }: { field: FormField }): ReactNode {
  const form = useT('form')
  const { locale } = useSite()
  const { likely, others } = countriesFor(locale)
  return (
    <SelectField field={field}>
      <CountryGroup label={form('countriesLikely')} countries={likely} />
      <CountryGroup label={form('countriesOther')} countries={others} />
    </SelectField>
  )
}

interface CountryGroupProps {
  readonly label: string
  readonly countries: ReturnType<typeof countriesFor>['likely']
}

function CountryGroup({ label, countries }: CountryGroupProps): ReactNode {
  return (
    <optgroup label={label}>
      {countries.map(({ code, name }) => (
        <option key={code} value={code} suppressHydrationWarning>
          {name}
        </option>
      ))}
    </optgroup>
  )
}
