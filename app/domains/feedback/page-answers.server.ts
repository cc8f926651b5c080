import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { retention } from '#map/limits.ts'
import { countUses } from '#platform/store/rate-limit.server.ts'
import { noteScrub } from '#domains/retention/scrub.server.ts'
import { query, transact, transactLoosely, type Store } from '#platform/store/store.server.ts'
import { missingLimit, type Feedback, type FeedbackGateway } from './gateway.ts'
import { withoutContact } from './without-contact.server.ts'

/** Answers of one address in a day; a reader gives fewer. */
const maxPerAddress = 40
/** Bounds disk use: no more answers are stored on one day. */
const maxPerDay = 2_000
const daySeconds = 86_400

function today(store: Store): Temporal.PlainDate {
  return store.clock().toZonedDateTimeISO('Europe/Madrid').toPlainDate()
}

/** Stores an answer, its text without contact details; beyond the day's limit nothing. @throws StoreFault */
export async function keepPageAnswer(store: Store, feedback: Feedback): Promise<void> {
  const { path, locale, answer } = feedback
  const text = feedback.answer === 'missing' ? withoutContact(feedback.text, missingLimit) : null
  // Nothing is left of a text that was only an address.
  if (text !== null && !/\p{L}/u.test(text)) return
  const day = today(store).toString()
  await transactLoosely(store, async (trx) => {
    const { count } = await trx
      .selectFrom('page_answer')
      .select((eb) => eb.fn.countAll<string | number>().as('count'))
      .where('day', '=', day)
      .executeTakeFirstOrThrow()
    if (Number(count) >= maxPerDay) return
    await trx
      .insertInto('page_answer')
      .values({ id: store.ids.id(), path, locale, day, answer, text })
      .execute()
  })
}

/** Answers from a client address (see client-address.server.ts), of which only a keyed hash is counted for a day. */
export function feedbackOf(store: Store, address: string): FeedbackGateway {
  return {
    keep: async (feedback) => {
      try {
        const [count] = await countUses(store, [{ name: 'feedback', seconds: daySeconds, subject: address }])
        // As with robots in quarantine, the sender does not learn of the limit.
        if ((count?.used ?? 0) <= maxPerAddress) await keepPageAnswer(store, feedback)
        return 'kept'
      } catch (error) {
        log('error', 'feedback.not-kept', { code: faultCode(error) })
        return 'unavailable'
      }
    },
  }
}

/** What readers answered on a page. */
interface PageAnswers {
  readonly path: string
  readonly locale: string
  readonly yes: number
  readonly no: number
}

/** What a reader missed on a page. */
interface MissingWords {
  readonly id: string
  readonly path: string
  readonly locale: string
  readonly day: string
  readonly text: string
}

/** The answers of a period, as the staff see them. */
export interface PageAnswerList {
  /** Those with the most “no” first. */
  readonly pages: readonly PageAnswers[]
  /** The latest first. */
  readonly missing: readonly MissingWords[]
}

/** The answers of the last given days. */
export async function listPageAnswers(store: Store, days: number): Promise<PageAnswerList> {
  const since = today(store)
    .subtract({ days: days - 1 })
    .toString()
  const rows = await query(store, (db) =>
    db
      .selectFrom('page_answer')
      .select((eb) => [
        'path',
        'locale',
        eb.fn.count('id').filterWhere('answer', '=', 'yes').as('yes'),
        eb.fn.count('id').filterWhere('answer', '=', 'no').as('no'),
      ])
      .where('day', '>=', since)
      .groupBy(['path', 'locale'])
      .execute(),
  )
  const missing = await query(store, (db) =>
    db
      .selectFrom('page_answer')
      .select(['id', 'path', 'locale', 'day', 'text'])
      .where('day', '>=', since)
      .where('text', 'is not', null)
      .orderBy('day', 'desc')
      .orderBy('id')
      .execute(),
  )
  return {
    pages: rows
      .map(({ path, locale, yes, no }) => ({ path, locale, yes: Number(yes), no: Number(no) }))
      .sort((a, b) => b.no - a.no || a.yes - b.yes || a.path.localeCompare(b.path)),
    missing: missing.flatMap(({ text, ...row }) => (text === null ? [] : [{ ...row, text }])),
  }
}

/**
 * Deletes answers beyond their retention. A scrub is due after that: texts may still name a person.
 */
export async function forgetPageAnswers(store: Store, scrubbing: boolean): Promise<void> {
  const before = today(store).subtract({ months: retention.pageAnswerMonths }).toString()
  await transact(store, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('page_answer')
      .where('day', '<', before)
      .executeTakeFirst()
    if (scrubbing && numDeletedRows > 0n) await noteScrub(store, trx)
  })
}
