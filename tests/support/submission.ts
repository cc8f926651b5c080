import { randomUUID } from 'node:crypto'
import type { RequestSubmission } from '#domains/requests/submission.ts'

/** A valid submission; each call has its own key unless one is given. */
export function submission(changes: Partial<RequestSubmission> = {}): RequestSubmission {
  return {
    idempotencyKey: randomUUID(),
    dialog: 'salud-dialog',
    pageId: 'insurance.dental',
    locale: 'de',
    preferredLocale: 'de',
    fields: { people: ['1980', '1982'], postcode: '07001', dental: true },
    contact: { name: 'Änne Groß', email: 'aenne@example.org', phone: '+4915112345678' },
    message: 'Bitte vormittags anrufen.',
    consent: { policyVersion: '2026-11', marketing: false },
    referrerHost: 'www.example.org',
    utm: { utm_source: 'newsletter' },
    ...changes,
  }
}
