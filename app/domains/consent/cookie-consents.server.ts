import { consentTerms } from '#map/consent-terms.ts'
import { toText } from '#platform/store/instant.server.ts'
import { query } from '#platform/store/store.server.ts'
import type { Store } from '#platform/store/store.server.ts'

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
export async function keepCookieConsent(store: Store, answer: CookieConsent): Promise<void> {
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
