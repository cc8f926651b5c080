import type { ReactNode } from 'react'
import { Icon } from '#design/icons/icon.tsx'

/** The props that tie a control to its label, hint and error. Spread them onto the control. */
export interface ControlWiring {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** The id of a control's hint. */
export const hintId = (id: string): string => `${id}-hint`
/** The id of a control's error. */
export const errorId = (id: string): string => `${id}-error`

/**
 * Joins ids for `aria-describedby`; undefined if there are none, so that no empty attribute is
 * rendered.
 */
export function describedBy(...ids: readonly (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}

/** The wiring of the control `id`: the hint is read before the error, in visual order. */
export function wire(id: string, words: { readonly hint: boolean; readonly error: boolean }): ControlWiring {
  return {
    id,
    'aria-describedby': describedBy(words.hint && hintId(id), words.error && errorId(id)),
    'aria-invalid': words.error || undefined,
  }
}

/** The texts around a control or a group of controls. */
export interface FieldWords {
  /** Unique on the page; error summaries link to it. */
  readonly id: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** What is wrong and how to fix it. */
  readonly error?: ReactNode
  /** The marker of an optional field, such as "(optional)". */
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

/** The hint, under the id that the wiring uses. */
export function FieldHint({ id, hint }: Pick<FieldWords, 'id' | 'hint'>): ReactNode {
  return (
    hint && (
      <p id={hintId(id)} className="field-hint">
        {hint}
      </p>
    )
  )
}

/** The error, under the id that the wiring uses. */
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
