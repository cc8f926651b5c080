import type { ReactNode } from 'react'
import { errorId, hintId, describedBy } from './field-wiring.ts'
import { FieldError, FieldHint, LabelWords, type FieldWords } from './field-words.tsx'

export interface RadioGroupProps extends FieldWords {
  /** Sets the label as the heading of a part of the form. */
  readonly prominent?: boolean
}

/** The frame of a choice of one: label, hint and error around radio buttons. */
export function RadioGroup(props: RadioGroupProps & { readonly children: ReactNode }): ReactNode {
  const { id, label, hint, error, optional, prominent, children } = props
  return (
    <fieldset
      id={id}
      className="field"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(Boolean(hint) && hintId(id), Boolean(error) && errorId(id))}
      aria-invalid={error ? true : undefined}
    >
      <legend id={`${id}-label`} className={prominent ? 'form-title' : 'field-label'}>
        <LabelWords label={label} optional={optional} />
      </legend>
      <FieldHint id={id} hint={hint} />
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
