import { setTimeout as sleep } from 'node:timers/promises'
import { readIdentity } from '../../app/content/identity.server.ts'
import { blockTimes, removeBlock } from '../../app/domains/appointments/book/blocks.server.ts'
import { officeZone, placesOf } from '../../app/domains/appointments/book/schedule.server.ts'
import { openStore } from '../../app/platform/store/open-store.server.ts'
import type { StoreConfig } from '../../app/platform/store/store-config.server.ts'
import type { Store } from '../../app/platform/store/store.server.ts'
import { bookingForm, freeTimes } from '../../tests/support/send-form.ts'
import type { SiteProcess } from '../../tests/support/site-process.ts'
import { report } from './proof.ts'
import { cancel, fight } from './race-clients.ts'

/** The machines and how hard they are tried. */
interface BlockRace {
  readonly sites: readonly SiteProcess[]
  readonly clients: number
  readonly rounds: number
  /** An office with one place. */
  readonly office: string
}

/** Blocks the half hour from an instant, after a moment that lets either side win. */
async function blockAt(store: Store, office: string, slot: string, wait: number) {
  await sleep(wait)
  const identity = readIdentity()
  const start = Temporal.Instant.from(slot).toZonedDateTimeISO(officeZone)
  const day = start.toPlainDate().toString()
  const time = (at: Temporal.ZonedDateTime) => at.toPlainTime().toString({ smallestUnit: 'minute' })
  const result = await blockTimes(store, identity, {
    office,
    seats: identity.offices.filter(({ page }) => page === office).flatMap(placesOf),
    days: { from: day, to: day },
    from: time(start),
    to: time(start.add({ minutes: 30 })),
    reason: 'ill',
  })
  if (result.kind !== 'blocked') throw new Error(result.kind)
  return result
}

/** Who holds the cells of a half hour: only visitors or only the block, or something that must not be. */
async function holderOf(store: Store, slot: string): Promise<'visitor' | 'block' | 'neither'> {
  const start = Temporal.Instant.from(slot)
  const cells = await store.db
    .selectFrom('appointment_cell')
    .selectAll()
    .where('cell', '>=', start.toString({ fractionalSecondDigits: 3 }))
    .where('cell', '<', start.add({ minutes: 30 }).toString({ fractionalSecondDigits: 3 }))
    .execute()
  if (cells.length !== 2) return 'neither'
  if (cells.every(({ block_id }) => block_id !== null)) return 'block'
  const [first, second] = cells
  return first?.appointment_id && first.appointment_id === second?.appointment_id ? 'visitor' : 'neither'
}

/**
 * Visitors compete with a block, made by another process, for one time. In every second round the time is booked at
 * first, and its holder cancels meanwhile. Each time ends with one holder, and exactly one visitor is told that they
 * have it where it is not the block.
 */
export async function raceAgainstBlocks(
  name: string,
  config: StoreConfig,
  { sites, clients, rounds, office }: BlockRace,
): Promise<void> {
  const store = await openStore(config)
  const [first] = sites as readonly [SiteProcess, ...SiteProcess[]]
  const held = { visitor: 0, block: 0, neither: 0 }
  let consistent = 0
  let offered = 0
  let wait = 0
  const start = performance.now()
  for (let round = 0; round < rounds; round++) {
    const slot = (await freeTimes(first.url, office)).at(-1) ?? ''
    const earlier = round % 2 === 1 ? (await fight(first.url, bookingForm(office, slot))).token : undefined
    const compete = Array.from({ length: clients }, (_, index) =>
      fight(sites[index % sites.length]?.url ?? '', bookingForm(office, slot)),
    )
    const [{ batch, affected }] = await Promise.all([
      blockAt(store, office, slot, wait),
      earlier === undefined ? undefined : cancel(first, earlier),
      ...compete,
    ])
    const answers = await Promise.all(compete)
    const winners = answers.filter(({ token }) => token !== undefined)
    const refused = answers.filter(({ status }) => status === 409)
    const holder = await holderOf(store, slot)
    held[holder] += 1
    // The block names the visitor who was first, or the one who cancelled after it.
    const isNamed = holder === 'visitor' ? affected.length === 1 : affected.length <= (earlier ? 1 : 0)
    const isAnswered = winners.length === (holder === 'visitor' ? 1 : 0)
    if (isNamed && isAnswered && winners.length + refused.length === clients) consistent++
    if ((await freeTimes(first.url, office)).includes(slot)) offered++
    if (winners[0]?.token) await cancel(first, winners[0].token)
    // The block has taken over what was cancelled.
    if ((await holderOf(store, slot)) !== 'block') offered++
    await removeBlock(store, batch)
    // Earlier after a visitor won, later after the block did, so that both come to win.
    wait = holder === 'visitor' ? wait / 2 : wait * 1.5 + 20
  }
  const seconds = Math.round((performance.now() - start) / 1000)
  await store.close()
  const facts = { machines: sites.length, clients, rounds, held, consistent, offered, seconds }
  report(name, facts, consistent === rounds && held.neither === 0 && offered === 0)
}
