import { request } from '#platform/browser/request.ts'
import type { Asked } from './asked.ts'
import { createConsent, type Consent } from './consent.ts'
import { denyByDefault } from './tags.ts'

let loading: Promise<Consent> | undefined

/** The consent of this page, once. Everything is denied before anything else happens. */
export function loadConsent(): Promise<Consent> {
  if (loading === undefined) {
    denyByDefault()
    loading = request<Asked>('/api/consent', { priority: 'low' }).then(createConsent)
    loading.catch(() => (loading = undefined))
  }
  return loading
}
