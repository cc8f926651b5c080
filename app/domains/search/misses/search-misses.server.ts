import { createHmac } from 'node:crypto'
import type { Locale } from '#map/locale.ts'
import { retention } from '#map/retention.ts'
import { cleanLine } from '#platform/clean-text.server.ts'
import { query, transactLoosely, type Store } from '#platform/store/store.server.ts'

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
