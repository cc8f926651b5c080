import type { ReactNode } from 'react'
import {
  FieldError,
  FieldHint,
  LabelWords,
  type FieldWords,
  wire,
  type ControlWiring,
} from './field-words.tsx'

interface FieldProps extends FieldWords {
  /** Renders the control with the wiring spread onto it. */
  readonly children: (control: ControlWiring) => ReactNode
}

/** One control with its label, hint and error, tied together in this one place. */
export function Field({ id, label, hint, error, optional, children }: FieldProps): ReactNode {
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        <LabelWords label={label} optional={optional} />
      </label>
      <FieldHint id={id} hint={hint} />
      {children(wire(id, { hint: Boolean(hint), error: Boolean(error) }))}
      <FieldError id={id} error={error} />
    </div>
  )
}
