import type { FormState } from '#desk/ui/form-state.ts'
import type { DeskTexts } from '#desk/desk-texts.server.ts'

/** Longer reasons belong in a mail or call of their own. */
const maxReason = 300

/** Errors by field, as keys of the day's texts. */
export type ErrorKeys = Readonly<Record<string, string>>

/** A form's state with its errors in words. */
export function formState(
  t: DeskTexts['day'],
  values: Readonly<Record<string, string>>,
  errors: ErrorKeys = {},
): FormState {
  const words = Object.entries(errors).map(
    ([name, key]) => [name, t.find(`errors.${key}`, { max: maxReason }) ?? key] as const,
  )
  return { values, errors: Object.fromEntries(words) }
}

/** The reason that a visitor reads. */
type ReadReason =
  | { readonly kind: 'read'; readonly reason: string | undefined }
  | { readonly kind: 'too-long'; readonly errors: ErrorKeys }

/** Reads a typed reason as one line; undefined if none was typed. */
export function readReason(text = ''): ReadReason {
  const reason = text.replaceAll(/\s+/g, ' ').trim()
  if (reason.length > maxReason) return { kind: 'too-long', errors: { reason: 'tooMuchText' } }
  return { kind: 'read', reason: reason === '' ? undefined : reason }
}
