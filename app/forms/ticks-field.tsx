import type { ReactNode } from 'react'
import { useT } from '#i18n/locale-provider.tsx'
import { Checkbox } from '#design/fields/checkbox.tsx'
import {
  describedBy,
  errorId,
  hintId,
  FieldError,
  FieldHint,
  LabelWords,
} from '#design/fields/field-words.tsx'
import { type FormField, useFieldWords } from './form-field.ts'

interface TicksFieldProps {
  readonly field: FormField
  readonly options: readonly string[]
  readonly preset?: readonly string[]
  /** At least one is needed. */
  readonly needed?: boolean
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
