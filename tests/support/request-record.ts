import type { RequestRecord } from '#domains/requests/store/read-requests.server.ts'

const at = Temporal.Instant.from('2026-11-23T09:00:00Z')

/** A stored request; each test sets the fields that it needs. */
export function requestRecord(changes: Partial<RequestRecord> = {}): RequestRecord {
  return {
    id: 'request-1',
    reference: 'FAR-7K3M-Q9',
    dialog: 'salud-dialog',
    pageId: 'insurance.dental',
    locale: 'de',
    preferredLocale: 'de',
    state: 'received',
    fields: { people: ['1980', '1982'], dental: true },
    message: 'Erste Zeile\nZweite Zeile',
    name: 'Änne Groß',
    email: 'aenne@example.org',
    phone: '+4915112345678',
    referrerHost: 'www.example.org',
    utm: { utm_source: 'newsletter' },
    policyVersion: '2026-11',
    privacyAt: at,
    marketingAt: undefined,
    linkNonce: 'nonce',
    linkExpiresAt: at.add({ hours: 24 }),
    createdAt: at,
    updatedAt: at,
    closedAt: undefined,
    ...changes,
  }
}
