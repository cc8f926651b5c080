import {
  type Block,
  blocksBetween,
  blockTimes,
  type BlockResult,
  removeBlock,
} from '#domains/appointments/book/blocks.server.ts'
import { moveByStaff, type StaffMoveResult } from '#domains/appointments/book/move-by-staff.server.ts'
import { officeZone, placesOf } from '#domains/appointments/book/schedule.server.ts'
import { findRequest } from '#domains/requests/store/read-requests.server.ts'
import { audit } from '#domains/staff/audit.server.ts'
import type { Identity } from '#map/identity.ts'
import { type BlockReason, blockReasons } from '#platform/store/schema.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { CommandError } from './command-error.server.ts'
import { reasonOf } from './commands.server.ts'
import { localTime } from './describe.server.ts'
import { linesOf } from './list-day.server.ts'
import { parseDay, parseDays, parseMoment, parsePlace, placeText } from './place-and-day.server.ts'

/** The options of `move`. */
export interface MoveOptions {
  readonly office?: string
  readonly reason?: string
  /** The visitor wants it, so that nothing is apologised for. */
  readonly asked?: boolean
}

const moveRefusals: Readonly<
  Record<Exclude<StaffMoveResult['kind'], 'moved' | 'reassigned' | 'slot-taken'>, string>
> = {
  unchanged: 'has that time already',
  changed: 'was moved at the same moment: look at it again',
  'not-booked': 'has no appointment that can be moved',
  unconfirmed:
    'has a booking that the visitor has not confirmed yet: cancel it, or wait for the confirmation',
  'unknown-place':
    'cannot be moved: no adviser there speaks the language of the appointment; name an adviser with --office OFFICE/ADVISER',
  closed: 'cannot be moved: the office is closed at that time',
  'off-grid': 'cannot be moved: appointments begin on the quarter of an hour',
  past: 'cannot be moved: that time is over',
  'no-address':
    'cannot be moved there: this office meets by video and phone only, and the appointment is in person',
}

/**
 * Moves an appointment on behalf of the office, or at the wish of its visitor.
 * @throws CommandError
 */
export async function move(
  store: Store,
  identity: Identity,
  words: readonly string[],
  options: MoveOptions,
): Promise<string> {
  const [reference = '', ...when] = words
  const reason = reasonOf(options.reason)
  if (options.asked && reason !== undefined)
    throw new CommandError('move: expected --asked or --reason, got both')
  const startsAt = parseMoment(when.join(' '), store.clock())
  const place = options.office === undefined ? undefined : parsePlace(options.office, identity)
  const request = await findRequest(store, { reference })
  if (!request) throw new CommandError(`There is no request ${reference}`)
  const target = { startsAt, office: place?.office.page, seat: place?.seat }
  const result = await moveByStaff(
    store,
    identity,
    request.id,
    target,
    options.asked ? undefined : { reason },
  )
  if (result.kind === 'slot-taken') {
    const free = result.nearest.map((time) => localTime(time).slice(-5)).join(', ')
    throw new CommandError(
      `${localTime(startsAt)} is taken; free that day: ${free === '' ? 'nothing' : free}`,
    )
  }
  if (result.kind !== 'moved' && result.kind !== 'reassigned') {
    throw new CommandError(`${reference} ${moveRefusals[result.kind]}`)
  }
  await audit(store, { action: 'appointment-moved', requestId: request.id })
  const mailed = result.kind === 'moved' ? `; the visitor gets a mail in ${request.preferredLocale}` : ''
  return `${reference} is at ${localTime(startsAt)}, ${result.seat}${mailed}\n`
}

const blockRefusals: Readonly<Record<Exclude<BlockResult['kind'], 'blocked'>, string>> = {
  'unknown-place': 'There is no such place',
  'invalid-times': 'The hours are written as 09:00-14:00, on the quarter of an hour',
  'invalid-days': 'The last day is before the first',
  'too-long': 'A block lasts 120 days at most',
  past: 'These times are over',
}

function blockReason(text: string | undefined): BlockReason {
  const reason = blockReasons.find((one) => one === text)
  if (reason === undefined) throw new CommandError(`block: --reason is one of ${blockReasons.join(', ')}`)
  return reason
}

/** The options of `block`. */
export interface BlockOptions {
  readonly reason?: string
  readonly remove?: string
}

async function openAgain(store: Store, batch: string): Promise<string> {
  const count = await removeBlock(store, batch)
  if (count === 0) throw new CommandError(`There is no block ${batch}; blocks lists them`)
  await audit(store, { action: 'times-opened', detail: String(count) })
  return `${count} blocks are removed: these times can be booked again\n`
}

/**
 * Blocks times of an office or one of its places, and lists whom it affects; or removes what was blocked together.
 * @throws CommandError
 */
export async function block(
  store: Store,
  identity: Identity,
  words: readonly string[],
  options: BlockOptions,
): Promise<string> {
  if (options.remove !== undefined) {
    if (words.length > 0)
      throw new CommandError('block: expected OFFICE DAY HOURS or --remove BATCH, got both')
    return await openAgain(store, options.remove)
  }
  const [where = '', when = '', hours = '00:00-24:00'] = words
  if (when === '')
    throw new CommandError('block: expected OFFICE DAY [HOURS], or --remove BATCH (see --help)')
  const { office, seat } = parsePlace(where, identity)
  const [from = '', to = ''] = hours.split('-').map((time) => time.padStart(5, '0'))
  const result = await blockTimes(store, identity, {
    office: office.page,
    seats: seat === undefined ? placesOf(office) : [seat],
    days: parseDays(when, store.clock()),
    from,
    to,
    reason: blockReason(options.reason),
  })
  if (result.kind !== 'blocked') throw new CommandError(blockRefusals[result.kind])
  const { batch, count, affected } = result
  await audit(store, { action: 'times-blocked', detail: String(count) })
  const done = `${count} blocks are set; block --remove ${batch} removes them\n`
  if (affected.length === 0) return `${done}no appointments are affected\n`
  return `${done}these appointments keep their times until you move or cancel them:\n${await linesOf(store, identity, affected, true)}`
}

/** What was blocked together at one place, in a line. */
function blockLine(blocks: readonly Block[]): string {
  const [first, last] = [blocks[0], blocks.at(-1)]
  if (first === undefined || last === undefined) return ''
  const dayOf = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(officeZone).toPlainDate().toString()
  const [from, to] = [dayOf(first.startsAt), dayOf(last.startsAt)]
  const end = localTime(first.endsAt).slice(-5)
  const hours = `${localTime(first.startsAt).slice(-5)}-${end === '00:00' ? '24:00' : end}`
  const days = from === to ? from : `${from}..${to}`
  return `${[days.padEnd(22), hours, placeText(first).padEnd(20), first.reason.padEnd(5), first.batch].join('  ')}\n`
}

/** The blocks of a day, or all that are not over. */
export async function listBlocks(store: Store, text: string | undefined): Promise<string> {
  const day = text === undefined ? undefined : parseDay(text, store.clock())
  const from = day?.toZonedDateTime(officeZone).toInstant() ?? store.clock()
  const blocks = await blocksBetween(
    store,
    from,
    day?.add({ days: 1 }).toZonedDateTime(officeZone).toInstant(),
  )
  if (blocks.length === 0) return 'no blocks\n'
  const together = Map.groupBy(blocks, ({ batch, seat }) => `${batch} ${seat}`)
  return [...together.values()].map(blockLine).join('')
}
