import { consentTerms } from '#map/limits.ts'
import { toText } from '#platform/store/instant.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import type { PostLimits } from '#platform/protection/limits.server.ts'
import { countUses } from '#platform/store/rate-limit.server.ts'

/** The store of consent proofs. */
export interface ConsentRecords {
  /**
   * Stores an answer from a client address (see client-address.server.ts), which itself is not
   * stored.
   */
  readonly keep: (answer: CookieConsent, address: string) => Promise<'kept' | 'limited' | 'unavailable'>
}

const window = 600

/** Proofs of consent in the store, rate-limited by address separately from the forms. */
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

/** One answer about cookies. */
export interface CookieConsent {
  /** The browser's random id, by which its user can request the proof. */
  readonly record: string
  readonly version: number
  /** Joined ids of the questions, and of the allowed cookies. */
  readonly asked: string
  readonly allowed: string
}

/** Stores an answer with its time of arrival. Earlier answers are kept. @throws StoreFault */
async function keepCookieConsent(store: Store, answer: CookieConsent): Promise<void> {
  await query(store, (db) =>
    db
      .insertInto('cookie_consent')
      .values({
        id: store.ids.id(),
        record: answer.record,
        policy_version: answer.version,
        asked: answer.asked,
        allowed: answer.allowed,
        created_at: toText(store.clock()),
      })
      .execute(),
  )
}

/** Deletes expired proofs. */
export async function forgetCookieConsents(store: Store): Promise<void> {
  const now = store.clock().toZonedDateTimeISO('Europe/Madrid')
  const before = toText(now.subtract({ months: consentTerms.proofMonths }).toInstant())
  await query(store, (db) => db.deleteFrom('cookie_consent').where('created_at', '<=', before).execute())
}
