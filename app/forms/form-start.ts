import { randomUuid } from '#platform/browser/random-uuid.ts'
import { session } from '#platform/browser/session.ts'
import type { Localized } from '#map/locale.ts'
import type { SubmissionResult } from '@conform-to/react'

const hasDocument = typeof document !== 'undefined'

/**
 * When a form was opened, in milliseconds since 1970. A form rendered with the page could be filled long before its
 * scripts ran.
 */
export function openedAt(arrived: boolean): string {
  return String(Math.floor(arrived && hasDocument ? performance.timeOrigin : Date.now()))
}

/** The key of a form's draft in the tab: its fields by name, with the time of first opening as `opened`. */
export const draftKey = (form: string): string => `draft:${form}`

/**
 * When the draft's form was opened; undefined without a draft. A visitor who returns to a filled form sends it faster
 * than anyone could type.
 */
export function firstOpened(form: string): string | undefined {
  const draft = JSON.parse(session.read(draftKey(form)) ?? '{}') as { readonly opened?: string | string[] }
  return draft.opened?.toString()
}

/**
 * The idempotency key of a form. A form rendered with the page keeps the key in its field: it may have been sent
 * already, before the scripts ran.
 */
export function keyAt(fieldId: string, arrived: boolean): string {
  if (!arrived || !hasDocument) return randomUuid()
  const field = document.getElementById(fieldId)
  return (field instanceof HTMLInputElement && field.value) || randomUuid()
}

/** The initial country beside a phone number, by the reader's language. */
export const countryOf: Localized<string> = { es: 'ES', en: 'GB', de: 'DE' }

/** The error of a form whose answer was lost: it may be stored all the same. The input stays. */
export function unanswered(): SubmissionResult<string[]> {
  return { status: 'error', error: { '': ['noAnswer'] } }
}
