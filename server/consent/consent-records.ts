import { faultCode } from '#server/fault.ts'
import { log } from '#server/log.ts'
import type { PostLimits } from '#server/protection/count-post.ts'
import { keepCookieConsent, type CookieConsent } from '#server/store/cookie-consents.ts'
import { countUses } from '#server/store/rate-limit.ts'
import type { Store } from '#server/store/store.ts'

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
