import type { ReactNode } from 'react'
import { Icon } from '#design/icons/icon.tsx'

/** What a control needs to be tied to its label, hint and error. Spread it onto the control. */
export interface ControlWiring {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** Where the hint of a control stands. */
export const hintId = (id: string): string => `${id}-hint`
/** Where the error of a control stands. */
export const errorId = (id: string): string => `${id}-error`

/** Joins ids for `aria-describedby`; undefined where there is none, so that no empty attribute is written. */
export function describedBy(...ids: readonly (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}

/** The wiring of the control `id`: the hint is read before the error, as they stand on the screen. */
export function wire(id: string, words: { readonly hint: boolean; readonly error: boolean }): ControlWiring {
  return {
    id,
    'aria-describedby': describedBy(words.hint && hintId(id), words.error && errorId(id)),
    'aria-invalid': words.error || undefined,
  }
}

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
