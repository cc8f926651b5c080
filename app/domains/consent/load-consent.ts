import { request } from '#platform/browser/request.ts'
import type { Asked } from './answer.ts'
import { createConsent, type Consent, denyByDefault } from './consent.ts'

let loading: Promise<Consent> | undefined

/** This page's consent, initialised once. Everything is denied before anything else happens. */
export function loadConsent(): Promise<Consent> {
  if (loading === undefined) {
    denyByDefault()
    loading = request<Asked>('/api/consent', { priority: 'low' }).then(createConsent)
    loading.catch(() => (loading = undefined))
  }
  return loading
}
