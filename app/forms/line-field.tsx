import type { ReactNode } from 'react'
import { madridToday } from '#i18n/madrid-time.ts'
import { useT } from '#i18n/locale-provider.tsx'
import { Field } from '#design/fields/field.tsx'
import { TextInput } from '#design/fields/text-input.tsx'
import { type FormField, useFieldWords } from './form-field.ts'

interface LineFieldProps {
  readonly field: FormField
  /** `text` where nothing is given; a number is text too, so that `12.000` can be typed and is understood. */
  readonly kind?: 'text' | 'number' | 'decimal' | 'code' | 'day' | 'pastDay' | 'anyDay'
  /** Needed although the schema leaves it open, because of another field's choice. */
  readonly needed?: boolean
  readonly autoComplete?: string
  /** What stands in it when the form opens, if anything. */
  readonly preset?: string | undefined
}

const attributes = {
  text: {},
  number: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
  code: { autoCapitalize: 'characters', spellCheck: false, autoComplete: 'off' },
  day: { type: 'date' },
  pastDay: { type: 'date' },
  anyDay: { type: 'date' },
} as const

/** A field of one line with the words of its name. */
export function LineField({ field, kind = 'text', needed, autoComplete, preset }: LineFieldProps): ReactNode {
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
          autoComplete={autoComplete}
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
