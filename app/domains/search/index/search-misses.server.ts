import { createHmac } from 'node:crypto'
import type { Locale } from '#map/locale.ts'
import { retention } from '#map/limits.ts'
import { cleanLine } from '#platform/clean-text.server.ts'
import { query, transactLoosely, type Store } from '#platform/store/store.server.ts'

/** Counts a query that found nothing, typed by the client of an address (see client-address.server.ts). */
export type CountMiss = (asked: string, locale: Locale, address: string) => Promise<void>

/** Bounds memory: beyond this, nothing more is counted on a day. */
const maxKept = 50_000
/** Keeps one address from using up the store's daily limit (`maxPerDay` below); visitors try fewer queries. */
const maxPerAddress = 30
const day = 24 * 60 * 60 * 1000

/**
 * Counts each query once a day for one address, with a limit on different ones, so that words are stored only when
 * several visitors have typed them, or one on several days. The link between address and query is held in memory only,
 * as a keyed hash, until the day or the process ends; each machine has its own.
 */
export function createMissCounter(store: Store): CountMiss {
  const counted = new Set<string>()
  const perAddress = new Map<string, number>()
  const hash = (said: readonly string[]) =>
    createHmac('sha256', store.linkKey)
      .update(`missed\n${JSON.stringify(said)}`)
      .digest('base64url')
  let today = 0
  return async (asked, locale, address) => {
    const text = countableMiss(asked)
    if (text === undefined) return
    const now = Math.floor(store.clock().epochMilliseconds / day)
    if (now !== today) {
      counted.clear()
      perAddress.clear()
    }
    today = now
    const [miss, sender] = [hash([locale, text, address]), hash([address])]
    const before = perAddress.get(sender) ?? 0
    if (counted.has(miss) || counted.size >= maxKept || before >= maxPerAddress) return
    counted.add(miss)
    perAddress.set(sender, before + 1)
    await countMiss(store, text, locale)
  }
}

/** A query without result, as staff see it. */
export interface SearchMiss {
  readonly query: string
  readonly locale: string
  readonly count: number
  /** The last day on which it was typed. */
  readonly day: string
}

/** The count from which a query's words are stored: below it only a keyed hash is. */
export const minMisses = 3
const maxMissLength = 40
/** Bounds disk use: no more different queries are counted on one day. */
const maxPerDay = 2000

/**
 * The query as counted, without control or invisible characters; undefined if it may identify a person: with an e-mail
 * address, a run of five digits or seven digits in all, or over the maximum length of a search.
 */
export function countableMiss(asked: string): string | undefined {
  const visible = cleanLine(asked).replaceAll(/\p{Cf}/gu, '')
  const text = visible.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
  const digits = text.replace(/\D/g, '').length
  if (text.length > maxMissLength || text.includes('@') || /\d{5}/.test(text) || digits > 6) return undefined
  return (text.match(/\p{L}/gu)?.length ?? 0) + digits >= 2 ? text : undefined
}

function today(store: Store): Temporal.PlainDate {
  return store.clock().toZonedDateTimeISO('Europe/Madrid').toPlainDate()
}

/** Counts a query that found nothing. */
export async function countMiss(store: Store, asked: string, locale: Locale): Promise<void> {
  const text = countableMiss(asked)
  if (text === undefined) return
  const day = today(store).toString()
  const bucket = createHmac('sha256', store.linkKey).update(`miss\n${locale}\n${text}`).digest('base64url')
  await transactLoosely(store, async (trx) => {
    const known = await trx
      .selectFrom('search_miss')
      .select((eb) => [eb.fn.sum<string | number>('count').as('count')])
      .where('bucket', '=', bucket)
      .executeTakeFirst()
    const before = Number(known?.count ?? 0)
    if (before === 0) {
      const others = await trx
        .selectFrom('search_miss')
        .select((eb) => eb.fn.countAll<string | number>().as('rows'))
        .where('day', '=', day)
        .executeTakeFirstOrThrow()
      if (Number(others.rows) >= maxPerDay) return
    }
    const words = before + 1 >= minMisses ? text : null
    await trx
      .insertInto('search_miss')
      .values({ bucket, day, locale, count: 1, query: words })
      .onConflict((on) =>
        on.columns(['bucket', 'day']).doUpdateSet((eb) => ({
          count: eb('search_miss.count', '+', 1),
          query: words,
        })),
      )
      .execute()
  })
}

/** Rows of an earlier release may hold control characters that strangers typed. */
const harmless = (words: string) => words.replaceAll(/[\p{Cc}\p{Cf}]/gu, '\uFFFD')

/** Frequent queries without results in the last given days, most frequent first. */
export async function listMisses(store: Store, days: number): Promise<SearchMiss[]> {
  const since = today(store)
    .subtract({ days: days - 1 })
    .toString()
  const rows = await query(store, (db) =>
    db
      .selectFrom('search_miss')
      .select((eb) => [
        'locale',
        eb.fn.max('query').as('query'),
        eb.fn.max('day').as('day'),
        eb.fn.sum<string | number>('count').as('count'),
      ])
      .where('day', '>=', since)
      .groupBy(['bucket', 'locale'])
      .execute(),
  )
  return rows
    .flatMap(({ query: text, count, locale, day }) =>
      text === null || Number(count) < minMisses
        ? []
        : [{ query: harmless(text), locale, day, count: Number(count) }],
    )
    .sort((a, b) => b.count - a.count || a.query.localeCompare(b.query))
}

/** Deletes counts beyond their retention. */
export async function forgetMisses(store: Store): Promise<void> {
  const before = today(store).subtract({ days: retention.missDays }).toString()
  await query(store, (db) => db.deleteFrom('search_miss').where('day', '<', before).execute())
}
