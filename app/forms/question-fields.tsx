import { memo, type ReactNode } from 'react'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { Field } from '#design/fields/field.tsx'
import { RadioCards } from '#design/fields/choices/radio-cards.tsx'
import { Segmented } from '#design/fields/choices/segmented.tsx'
import { Select, TextInput } from '#design/fields/text-input.tsx'
import { countriesFor } from './countries.ts'
import { type FormField, useFieldWords } from './form-field.ts'
import { madridToday } from '#i18n/madrid-time.ts'
import { Checkbox } from '#design/fields/checkbox.tsx'
import {
  describedBy,
  errorId,
  hintId,
  FieldError,
  FieldHint,
  LabelWords,
} from '#design/fields/field-words.tsx'
import { FileField } from '#design/fields/file-field.tsx'
import { acceptedFiles, limitsInWords } from './bill-files.ts'
import type { LineKind } from './questions.ts'

/** A field for bills as PDF or picture. */
export function BillField({ field: { id, name, error } }: { field: FormField }) {
  const form = useT('form')
  const words = useFieldWords()
  return (
    <Field
      id={id}
      label={words.label(name)}
      hint={words.hint(name, limitsInWords(name))}
      optional={form('optionalMark')}
      error={error}
    >
      {(wiring) => <FileField {...wiring} name={name} accept={acceptedFiles} multiple />}
    </Field>
  )
}

interface TicksFieldProps {
  readonly field: FormField
  readonly options: readonly string[]
  readonly preset?: readonly string[] | undefined
  /** At least one is required. */
  readonly needed?: boolean | undefined
}

/** A choice of several, as boxes to tick. */
export function TicksField({ field, options, preset = [], needed }: TicksFieldProps): ReactNode {
  const form = useT('form')
  const words = useFieldWords()
  const { id, name, error, initials } = field
  const ticked = initials.length > 0 ? initials : preset
  const hint = words.hint(name)
  return (
    <fieldset
      id={id}
      className="field"
      aria-describedby={describedBy(hint !== undefined && hintId(id), error !== undefined && errorId(id))}
    >
      <legend className="field-label">
        <LabelWords label={words.label(name)} optional={needed ? undefined : form('optionalMark')} />
      </legend>
      <FieldHint id={id} hint={hint} />
      <div className="ticks">
        {options.map((value) => (
          <Checkbox
            key={value}
            id={`${id}-${value}`}
            name={name}
            value={value}
            defaultChecked={ticked.includes(value)}
            label={words.option(name, value)}
          />
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

interface LineFieldProps {
  readonly field: FormField
  readonly kind: LineKind
  /** Required although the schema makes it optional, because of another field's value. */
  readonly needed?: boolean | undefined
  /** Its initial value, if any. */
  readonly preset?: string | undefined
}

/** Numbers use a text field, so that `12.000` can be typed and is understood. */
const attributes = {
  text: {},
  number: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
  year: { inputMode: 'numeric' },
  postcode: { autoComplete: 'postal-code', inputMode: 'numeric' },
  code: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  day: { type: 'date' },
  pastDay: { type: 'date' },
  anyDay: { type: 'date' },
} as const satisfies Record<LineKind, object>

/** A one-line field with the texts of its name. */
export function LineField({ field, kind, needed, preset }: LineFieldProps): ReactNode {
  const form = useT('form')
  const words = useFieldWords()
  const { id, name, error, initial, optional } = field
  return (
    <Field
      id={id}
      label={words.label(name)}
      hint={words.hint(name)}
      optional={optional && !needed ? form('optionalMark') : undefined}
      error={error}
    >
      {(wiring) => (
        <TextInput
          {...attributes[kind]}
          {...wiring}
          name={name}
          defaultValue={initial ?? preset}
          min={kind === 'day' ? madridToday() : undefined}
          max={kind === 'pastDay' ? madridToday() : undefined}
        />
      )}
    </Field>
  )
}

interface ChoiceFieldProps {
  readonly field: FormField
  readonly options: readonly string[]
  /** The initial choice, if any (see `Question`). */
  readonly preset?: string | undefined
}

/** A choice between two to four short options. */
export function SegmentedField(props: ChoiceFieldProps): ReactNode {
  return <Segmented {...useChoice(props)} />
}

/** A choice between longer options, one below the other. */
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
  readonly preset?: string | undefined
  /** `option`s or groups of them. */
  readonly children: ReactNode
}

/** A choice from a long list; initially empty unless preset. */
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

/** A choice from a list of options. */
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

/** A choice of country. Browser and server may name a country differently; the server's list stays. */
export function CountryField({ field, preset }: Omit<SelectFieldProps, 'children'>): ReactNode {
  return (
    <SelectField field={field} preset={preset}>
      <CountryOptions />
    </SelectField>
  )
}

/** All countries. Memoized: naming and sorting 240 of them at each check of a field would slow the form down. */
const CountryOptions = memo(function CountryOptions(): ReactNode {
  const form = useT('form')
  const { locale } = useSite()
  const { likely, others } = countriesFor(locale)
  return (
    <>
      <CountryGroup label={form('countriesLikely')} countries={likely} />
      <CountryGroup label={form('countriesOther')} countries={others} />
    </>
  )
})

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
