import type { ReactNode } from 'react'
import { errorId, hintId } from './field-wiring.ts'
import { Icon } from '#design/icon.tsx'

/** The words around a control or a group of controls. */
export interface FieldWords {
  /** Unique on the page; error summaries link to it. */
  readonly id: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** What is wrong and how to put it right. */
  readonly error?: ReactNode
  /** The marker of a field that may stay empty, such as "(optional)". */
  readonly optional?: string
}

/** A label with the marker of optional fields. */
export function LabelWords({ label, optional }: Pick<FieldWords, 'label' | 'optional'>): ReactNode {
  return (
    <>
      {label}
      {optional && <span className="field-optional"> {optional}</span>}
    </>
  )
}

/** What helps to answer, where the wiring looks for it. */
export function FieldHint({ id, hint }: Pick<FieldWords, 'id' | 'hint'>): ReactNode {
  return (
    hint && (
      <p id={hintId(id)} className="field-hint">
        {hint}
      </p>
    )
  )
}

/** What is wrong with an answer, where the wiring looks for it. */
export function FieldError({ id, error }: Pick<FieldWords, 'id' | 'error'>): ReactNode {
  return (
    error && (
      <p id={errorId(id)} className="field-error">
        <Icon name="alert-circle" />
        <span>{error}</span>
      </p>
    )
  )
}
