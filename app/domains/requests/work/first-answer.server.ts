import type { Transaction } from 'kysely'
import type { OfficeHours } from '#domains/requests/hours/office-day.ts'
import { workingMinutes } from '#domains/requests/hours/working-minutes.ts'
import { withoutDemo } from '#domains/requests/store/demo-data.server.ts'
import { madridTime } from '#i18n/madrid-time.ts'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { fromText, toText } from '#platform/store/instant.server.ts'
import type { Schema } from '#platform/store/schema.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'

/** The period that the figure describes, in days. */
const period = 30
/** Fewer answers say nothing about the next one. */
const minAnswers = 30
/** Milliseconds for which the figure is kept. */
const hour = 3_600_000

/** Records that a request is answered, by a reply or by its state; later answers change nothing. */
export async function noteAnswer(
  trx: Transaction<Schema>,
  requestId: string,
  at: Temporal.Instant,
): Promise<void> {
  await trx
    .insertInto('first_answer')
    .values({ request_id: requestId, answered_at: toText(at) })
    .onConflict((on) => on.doNothing())
    .execute()
}

/**
 * The time within which half of all requests are answered. A request that still waits counts as slower once it has
 * waited longer; until then it says nothing.
 * @param answered how long answers took
 * @param waiting how long the others have waited so far
 */
function halfWithin(answered: readonly number[], waiting: readonly number[]): number | undefined {
  const inOrder = answered.toSorted((a, b) => a - b)
  return inOrder.find((time) => {
    const within = inOrder.filter((one) => one <= time).length
    const slower = waiting.filter((one) => one > time).length
    return 2 * within >= answered.length + slower
  })
}

/**
 * Working hours within which half of the requests of the last 30 days were answered; undefined below 30 answers, and
 * while most still wait. Appointments are not counted: they are confirmed at once.
 * @throws StoreFault
 */
export async function answerHours(store: Store, hours: OfficeHours): Promise<number | undefined> {
  const now = store.clock()
  const rows = await query(store, (db) =>
    withoutDemo(
      db
        .selectFrom('request')
        .leftJoin('first_answer', 'first_answer.request_id', 'request.id')
        .select(['request.created_at', 'request.state', 'first_answer.answered_at'])
        .where('request.created_at', '>=', toText(now.subtract({ hours: 24 * period })))
        .where('request.dialog', '!=', 'appointment-dialog')
        .where('request.state', 'not in', ['quarantined', 'withdrawn']),
    ).execute(),
  )
  const local = (text: string) => madridTime(new Date(fromText(text).epochMilliseconds))
  const taken = (from: string, to: string) => workingMinutes(local(from), local(to), hours)
  const answered = rows.flatMap(({ created_at: from, answered_at: to }) =>
    to === null ? [] : [taken(from, to)],
  )
  if (answered.length < minAnswers) return undefined
  // A request that was closed without an answer may have been answered on the phone.
  const waiting = rows.flatMap(({ created_at: from, answered_at: to, state }) =>
    to === null && (state === 'received' || state === 'seen') ? [taken(from, toText(now))] : [],
  )
  const minutes = halfWithin(answered, waiting)
  return minutes === undefined ? undefined : Math.max(1, Math.ceil(minutes / 60))
}

/** The same, counted at most every hour; undefined too while the store does not answer. */
export function hourlyAnswerHours(store: Store, hours: OfficeHours): () => Promise<number | undefined> {
  let known: { readonly until: number; readonly value: Promise<number | undefined> } | undefined
  return async () => {
    if (known === undefined || performance.now() >= known.until) {
      const value = answerHours(store, hours).catch((error: unknown) => {
        log('error', 'requests.pace-not-counted', { code: faultCode(error) })
        return undefined
      })
      known = { until: performance.now() + hour, value }
    }
    return await known.value
  }
}
