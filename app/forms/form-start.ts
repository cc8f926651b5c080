import { randomUuid } from '#platform/browser/random-uuid.ts'
import { session } from '#platform/browser/session.ts'
import type { Localized } from '#map/locale.ts'
import type { SubmissionResult } from '@conform-to/react'

const hasDocument = typeof document !== 'undefined'

/**
 * When a form was opened, in milliseconds since 1970. What came with the page was there, and could be filled, long
 * before its scripts ran.
 */
export function openedAt(arrived: boolean): string {
  return String(Math.floor(arrived && hasDocument ? performance.timeOrigin : Date.now()))
}

/** Under which the tab keeps the draft of a form: its fields by name, with when it was first opened as `opened`. */
export const draftKey = (form: string): string => `draft:${form}`

/**
 * When the form of a draft was opened, as the draft has it; undefined where none is kept. Who comes back to a form that
 * is all filled in sends it faster than anybody types.
 */
export function firstOpened(form: string): string | undefined {
  const draft = JSON.parse(session.read(draftKey(form)) ?? '{}') as { readonly opened?: string | string[] }
  return draft.opened?.toString()
}

/**
 * The idempotency key of a form. One that came with the page keeps the key that stands in its field: it may be on its
 * way already, sent before the scripts ran.
 */
export function keyAt(fieldId: string, arrived: boolean): string {
  if (!arrived || !hasDocument) return randomUuid()
  const field = document.getElementById(fieldId)
  return (field instanceof HTMLInputElement && field.value) || randomUuid()
}

/** The country beside a phone number at first, by the reader's language. */
export const countryOf: Localized<string> = { es: 'ES', en: 'GB', de: 'DE' }

/** What a form says that no answer reaches: it may be stored all the same. What was typed stays. */
export function unanswered(): SubmissionResult<string[]> {
  return { status: 'error', error: { '': ['noAnswer'] } }
}
