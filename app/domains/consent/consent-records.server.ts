import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import type { PostLimits } from '#platform/protection/count-post.server.ts'
import { keepCookieConsent, type CookieConsent } from './cookie-consents.server.ts'
import { countUses } from '#platform/store/rate-limit.server.ts'
import type { Store } from '#platform/store/store.server.ts'

/** Where answers about cookies are proven. */
export interface ConsentRecords {
  /** Keeps an answer that came from an address (see client-address.ts), which itself is not kept. */
  readonly keep: (answer: CookieConsent, address: string) => Promise<'kept' | 'limited' | 'unavailable'>
}

const window = 600

/** Proofs of consent in the store, counted by address apart from the forms. */
export function consentRecords(store: Store, { perAddress }: PostLimits): ConsentRecords {
  return {
    keep: async (answer, address) => {
      try {
        const [count] = await countUses(store, [{ name: 'consents', seconds: window, subject: address }])
        if ((count?.used ?? 0) > perAddress) return 'limited'
        await keepCookieConsent(store, answer)
        return 'kept'
      } catch (error) {
        log('error', 'consent.not-kept', { code: faultCode(error) })
        return 'unavailable'
      }
    },
  }
}
