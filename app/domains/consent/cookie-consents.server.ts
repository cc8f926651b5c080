import { consentTerms } from '#map/limits.ts'
import { toText } from '#platform/store/instant.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import type { PostLimits } from '#platform/protection/limits.server.ts'
import { countUses } from '#platform/store/rate-limit.server.ts'

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

/** One answer about cookies. */
export interface CookieConsent {
  /** The browser's random id, under which its user can ask for the proof. */
  readonly record: string
  readonly version: number
  /** Joined ids of what was asked, and of what was allowed. */
  readonly asked: string
  readonly allowed: string
}

/** Keeps an answer with the time at which it came. Each answer stays beside the earlier ones. @throws StoreFault */
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

/** Deletes proofs that nobody can ask for any more. */
export async function forgetCookieConsents(store: Store): Promise<void> {
  const now = store.clock().toZonedDateTimeISO('Europe/Madrid')
  const before = toText(now.subtract({ months: consentTerms.proofMonths }).toInstant())
  await query(store, (db) => db.deleteFrom('cookie_consent').where('created_at', '<=', before).execute())
}
