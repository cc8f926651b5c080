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
