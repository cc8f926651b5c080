import { randomUuid } from './random-uuid.ts'

const hasDocument = typeof document !== 'undefined'

/**
 * When a form was opened, in milliseconds since 1970. What came with the page was there, and could be filled, long
 * before its scripts ran.
 */
export function openedAt(arrived: boolean): string {
  return String(Math.floor(arrived && hasDocument ? performance.timeOrigin : Date.now()))
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
