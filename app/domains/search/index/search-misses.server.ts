import { createHmac } from 'node:crypto'
import type { Locale } from '#map/locale.ts'
import { retention } from '#map/limits.ts'
import { cleanLine } from '#platform/clean-text.server.ts'
import { query, transactLoosely, type Store } from '#platform/store/store.server.ts'

/** Counts a query that found nothing, typed by the client of an address (see client-address.ts). */
export type CountMiss = (asked: string, locale: Locale, address: string) => Promise<void>

/** So that nobody can fill the memory: beyond this nothing more is counted on a day. */
const maxKept = 50_000
/** So that no address uses up what the store counts on a day (search-misses.ts); who looks for something tries fewer. */
const maxPerAddress = 30
const day = 24 * 60 * 60 * 1000

/**
 * Counts each query once a day for one address, and so many different ones, so that words are kept only when several
 * have typed them, or one on several days. Who typed what is known to the memory alone, as a keyed hash, until the day or
 * the process ends; each machine of several has its own.
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

/** From how many times on the words of a query are kept: until then only a keyed hash is. */
export const minMisses = 3
const maxMissLength = 40
/** So that nobody can fill the disk: no more different queries are counted on one day. */
const maxPerDay = 2000

/**
 * The query as it is counted, without what a terminal would obey or hide, or undefined for one that may say who typed
 * it: with an e-mail address, a run of five digits or seven digits in all, or longer than a search is.
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

/** What was typed often enough and not found in the last so many days, most often first. */
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
      text === null || Number(count) < minMisses ? [] : [{ query: text, locale, day, count: Number(count) }],
    )
    .sort((a, b) => b.count - a.count || a.query.localeCompare(b.query))
}

/** Deletes counts that are older than may be kept. */
export async function forgetMisses(store: Store): Promise<void> {
  const before = today(store).subtract({ days: retention.missDays }).toString()
  await query(store, (db) => db.deleteFrom('search_miss').where('day', '<', before).execute())
}
