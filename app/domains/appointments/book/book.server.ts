import type { Transaction } from 'kysely'
import type { AppointmentForm } from '#domains/appointments/dialog/appointment-schema.ts'
import type { Booking, BookingAnswer } from '#domains/appointments/gateway.ts'
import { modesOf } from '#domains/appointments/dialog/slots.ts'
import { officeOf } from '#domains/appointments/mail/describe-appointment.server.ts'
import { looksLikeRobot } from '#domains/requests/intake/sender.server.ts'
import { isSuspect, logQuarantine, verdictOf } from '#domains/requests/intake/screen-submission.server.ts'
import { policyVersion } from '#domains/requests/policy-version.ts'
import {
  type CleanSubmission,
  cleanSubmission,
  isKeyUsed,
  repeatedAnswer,
  storeRequest,
  type SubmitResult,
} from '#domains/requests/store/submit-request.server.ts'
import type { RequestSubmission } from '#domains/requests/submission.ts'
import { toE164 } from '#forms/phone-number.ts'
import type { Identity, Office } from '#map/identity.ts'
import { faultCode } from '#platform/fault.server.ts'
import { widerNetworks } from '#platform/http/client-address.server.ts'
import { log } from '#platform/log.server.ts'
import { parseAddress } from '#platform/mail/mail-address.server.ts'
import type { CountStored, OverMailed, PostLimits } from '#platform/protection/limits.server.ts'
import { toText } from '#platform/store/instant.server.ts'
import { countUses } from '#platform/store/rate-limit.server.ts'
import type { Schema, Voucher } from '#platform/store/schema.server.ts'
import { Rollback, type Store } from '#platform/store/store.server.ts'
import {
  type BookUse,
  confirmMinutes,
  countBookUse,
  endExpiredHolds,
  enterBook,
  hasFreeSeat,
  holdCells,
  readBook,
} from './repository.server.ts'
import { capacity, isFree, nearestFree, type Slot, slotAt, slotToHold } from './schedule.server.ts'

/** What the counts say about one booking. */
interface BookingCount {
  /** More than people book from such a network: nothing is booked. */
  readonly limited: boolean
  /** More than is taken on trust: the booking waits for a confirmed e-mail address. */
  readonly mustConfirm: boolean
}

/** Counts a booking before anything else is done about it. */
type CountBooking = () => Promise<BookingCount>

/** How many addresses' limits a network has: /56 is a household or firm, /48 and /24 are a few of them. */
const timesOf = { 56: 2, 48: 4, 24: 4 } as const

const windows = [
  { seconds: 600, share: 6 },
  { seconds: 86_400, share: 1 },
] as const
/** What may be booked in a day without confirming an address, as a share of what may be booked at all. */
const trustedShare = 4

/**
 * Counts bookings by address and by the networks around it, over all machines. By the usual limits an address books
 * five times in ten minutes and thirty times a day, as the staff do for callers, the first eight of them without
 * confirming an e-mail address; a /56 twice and a /48 or an IPv4 /24 four times as often. A store that does not answer
 * counts nothing: the booking itself will say so.
 */
export function countBookings(store: Store, { perAddress }: PostLimits, address: string): CountBooking {
  const around = widerNetworks(address).map(({ network, bits }) => ({
    name: `booked-${bits}`,
    subject: network,
    times: timesOf[bits],
  }))
  return async () => {
    let mustConfirm = false
    try {
      // One after the other: what is over a smaller network's limit does not use up that of a larger.
      for (const { name, subject, times } of [{ name: 'booked', subject: address, times: 1 }, ...around]) {
        const counts = await countUses(
          store,
          windows.map(({ seconds }) => ({ name: `${name}-${seconds}`, seconds, subject })),
        )
        const most = perAddress * times
        if (windows.some(({ share }, i) => (counts[i]?.used ?? 0) > Math.ceil(most / share))) {
          return { limited: true, mustConfirm: true }
        }
        mustConfirm ||= (counts[1]?.used ?? 0) > Math.ceil(most / trustedShare)
      }
    } catch (error) {
      log('error', 'post.not-counted', { code: faultCode(error) })
    }
    return { limited: false, mustConfirm }
  }
}

/** How often the sender's networks have sent a form, booked and moved lately, and whether its visitor gets too much mail. */
export interface BookingCounts {
  readonly stored: CountStored
  readonly booked: CountBooking
  readonly moved: CountStored
  readonly overMailed: OverMailed
}

/** Whether a form comes again, as its answer was lost: it books nothing more, and its sender is told what was booked. */
async function isAgain(store: Store, key: string): Promise<boolean> {
  return await isKeyUsed(store, key).catch(() => false)
}

/**
 * The robot checks before a booking. One with a strong sign of a robot is
 * stored for the staff to look at and holds its time like any other, so that
 * nobody is told of an appointment that does not exist, as far as the book's
 * bounds for such bookings reach. One with weak signs, or from a network that
 * has booked much, waits for a confirmed e-mail address.
 * @returns nothing where more was booked than people book
 */
async function screen(
  { store, limits }: BookingParts,
  booking: Booking,
  { stored, booked, overMailed }: BookingCounts,
): Promise<Booking | undefined> {
  const { key, proof, email } = booking.form
  const { limited, mustConfirm } = await booked()
  if (limited && !(await isAgain(store, key))) return undefined
  const verdict = await verdictOf(store, { proof, idempotencyKey: key })
  const burst = await stored()
  const robot = looksLikeRobot(booking.form, store.clock().epochMilliseconds, limits?.minFillTime)
  const suspect = isSuspect(robot, verdict, false)
  if (suspect) logQuarantine('appointment-dialog', verdict)
  return {
    ...booking,
    suspect,
    proven: verdict === 'proven' && !suspect,
    mustConfirm: mustConfirm || (verdict === 'missing' && burst),
    unmailed: !suspect && (await overMailed(email)),
  }
}

/** How much of an office's book is taken on trust. */
interface BookBounds {
  /** How many appointments its whole book holds. */
  readonly capacity: number
  /** Most that are held without proof of work or a confirmed address. */
  readonly maxUnvouched: number
  /** Most that are booked within 24 hours without a confirmed address. */
  readonly maxRecent: number
  /** Which share of its free times unconfirmed bookings may hold. */
  readonly unconfirmedShare: number
}

/** On which terms a booking is taken. */
export interface BookingTerms {
  readonly vouched: Exclude<Voucher, 'mail'>
  /** Its network has booked as much as it may without confirming an address. */
  readonly mustConfirm: boolean
  /** Whether a link can be mailed: there is no usable address, or it may not be written to. */
  readonly link: 'possible' | 'no-address' | 'refused'
  /** Without bounds nothing is counted. */
  readonly bounds?: BookBounds | undefined
}

/** Why a slot is not held: taken at every seat, only with an e-mail address that can be confirmed, or not online now. */
export type HoldRefusal = 'slot-taken' | 'confirm-email' | 'limited'

/** What is held: `confirmUntil` where the visitor has to confirm it. */
type Hold = { readonly kind: 'held'; readonly confirmUntil: string | null } | { readonly kind: HoldRefusal }

/** Whether a booking is taken at once, waits for its link, or is refused. */
function judgeBooking(use: BookUse, terms: BookingTerms): 'at-once' | 'unconfirmed' | HoldRefusal {
  const { vouched, mustConfirm, link, bounds } = terms
  const trusted = vouched === 'proof' || bounds === undefined || use.unvouched < bounds.maxUnvouched
  const usual = bounds === undefined || use.recent < bounds.maxRecent
  if (trusted && usual && !mustConfirm) return 'at-once'
  if (link !== 'possible') return link === 'no-address' ? 'confirm-email' : 'limited'
  if (bounds === undefined) return 'unconfirmed'
  const free = Math.max(0, bounds.capacity - use.held)
  return use.unconfirmed < Math.max(1, Math.floor(free * bounds.unconfirmedShare)) ? 'unconfirmed' : 'limited'
}

/** By the usual POSTS_PER_ADDRESS; a higher one takes more on trust, as it does of each address. */
const usualPerAddress = 30
const unvouchedShare = 0.1
const recentShare = 0.25
/** Of the free times: they come back after half an hour. */
const unconfirmedShare = 0.2

/**
 * How much of an office's book may be taken without a confirmed e-mail address: a tenth without proof of work, as
 * browsers without scripts book, a quarter in a day by whomever; beyond that bookings wait for their mailed link, in a
 * fifth of the free times.
 */
function bookBounds({ perAddress }: Pick<PostLimits, 'perAddress'>, capacity: number): BookBounds {
  const share = (of: number) => Math.max(1, Math.floor((capacity * of * perAddress) / usualPerAddress))
  return {
    capacity,
    maxUnvouched: share(unvouchedShare),
    maxRecent: share(recentShare),
    unconfirmedShare,
  }
}

/**
 * A booking as the store takes every request; `phone` is in E.164. We write in the language of the page that was read:
 * `talk` is what will be spoken, and an office may not speak the reader's.
 */
function toSubmission(booking: Booking, phone: string | undefined): RequestSubmission {
  const { form, pageId, locale, referrerHost, utm, suspect, unmailed } = booking
  const { office, topic, talk, mode, slot } = form
  return {
    idempotencyKey: form.key,
    dialog: 'appointment-dialog',
    pageId,
    locale,
    preferredLocale: locale,
    fields: { office, topic, talk, mode, slot },
    contact: { name: form.name, email: form.email, phone },
    message: form.message,
    consent: { policyVersion, marketing: form.marketing },
    referrerHost,
    utm,
    suspect,
    unmailed,
  }
}

function isOffered(office: Office, { talk, mode }: AppointmentForm): boolean {
  return office.languages.includes(talk) && modesOf(office).includes(mode)
}

/** Holds the slot for a request inside the transaction that stores it. */
async function holdSlot(
  store: Store,
  trx: Transaction<Schema>,
  requestId: string,
  { slot, terms }: { readonly slot: Slot; readonly terms: BookingTerms },
): Promise<Hold> {
  if (!(await hasFreeSeat(store, trx, slot))) return { kind: 'slot-taken' }
  await enterBook(trx)
  // Whoever was inside before may have taken it.
  if (!(await hasFreeSeat(store, trx, slot))) return { kind: 'slot-taken' }
  await endExpiredHolds(store, trx)
  const judged = judgeBooking(await countBookUse(store, trx, slot.office), terms)
  const now = toText(store.clock())
  const confirmUntil = toText(store.clock().add({ minutes: confirmMinutes }))
  const id = store.ids.id()
  await trx
    .insertInto('appointment')
    .values({
      id,
      request_id: requestId,
      office: slot.office,
      seat: '',
      mode: slot.mode,
      language: slot.language,
      starts_at: toText(slot.startsAt),
      ends_at: toText(slot.endsAt),
      state: 'booked',
      sequence: 0,
      created_at: now,
      updated_at: now,
      confirm_until: judged === 'unconfirmed' ? confirmUntil : null,
      vouched: terms.vouched,
    })
    .execute()
  const seat = await holdCells(trx, id, slot)
  // A time that is taken is said to be so, whoever asks for it.
  if (seat === undefined) return { kind: 'slot-taken' }
  if (judged !== 'at-once' && judged !== 'unconfirmed') return { kind: judged }
  await trx.updateTable('appointment').set({ seat }).where('id', '=', id).execute()
  return { kind: 'held', confirmUntil: judged === 'unconfirmed' ? confirmUntil : null }
}

/** Undoes the request whose slot is not held. */
class NotHeld extends Rollback {
  readonly reason: HoldRefusal
  constructor(reason: HoldRefusal) {
    super()
    this.reason = reason
  }
}

/** Nothing was stored where the slot could not be held. */
type BookResult =
  | SubmitResult
  | { readonly kind: 'slot-taken' }
  | { readonly kind: Exclude<HoldRefusal, 'slot-taken'> }

/**
 * Stores a request and the appointment that it books: both or neither.
 * @throws StoreFault
 */
export async function bookAppointment(
  store: Store,
  submission: CleanSubmission,
  slot: Slot,
  terms: BookingTerms = { vouched: 'proof', mustConfirm: false, link: 'possible' },
): Promise<BookResult> {
  try {
    return await storeRequest(store, submission, async (trx, requestId) => {
      const hold = await holdSlot(store, trx, requestId, { slot, terms })
      if (hold.kind !== 'held') throw new NotHeld(hold.kind)
      return hold.confirmUntil
    })
  } catch (error) {
    if (error instanceof NotHeld) return { kind: error.reason }
    throw error
  }
}

/** What a booking needs besides its form. */
export interface BookingParts {
  readonly store: Store
  readonly identity: Identity
  /** How much is taken on trust; without it nothing is counted. */
  readonly limits?: Pick<PostLimits, 'perAddress' | 'minFillTime'> | undefined
  /** The sender's counts; without them no robot check is made. */
  readonly counts?: BookingCounts | undefined
  /** Whether the configuration has all places that booked appointments hold; while it has not, nothing is booked. */
  readonly hasAllPlaces?: (() => Promise<boolean>) | undefined
}

/** Whether the link that confirms a booking could be mailed. */
function linkOf({ form, suspect, unmailed }: Booking): BookingTerms['link'] {
  if (suspect === true || unmailed === true) return 'refused'
  return form.email !== undefined && parseAddress(form.email) !== undefined ? 'possible' : 'no-address'
}

/** As `BookResult`, with the free times next to a time that is taken. */
type HoldAnswer =
  | Exclude<BookResult, { readonly kind: 'slot-taken' }>
  | { readonly kind: 'slot-taken'; readonly nearest: readonly string[] }

/** Holds a booking's time where it is offered and free; where it is not, the answer names the free times next to it. */
async function hold(
  { store, identity, limits }: BookingParts,
  booking: Booking,
  submission: CleanSubmission,
): Promise<HoldAnswer> {
  const { form } = booking
  const office = officeOf(identity, form.office)
  if (office === undefined) return { kind: 'slot-taken', nearest: [] }
  const startsAt = Temporal.Instant.from(form.slot)
  const open = await readBook(store, identity, office, form.talk)
  const times = isOffered(office, form) ? slotAt(open, startsAt) : undefined
  if (times === undefined || !isFree(open, times)) {
    return { kind: 'slot-taken', nearest: nearestFree(open, startsAt) }
  }
  const choice = { mode: form.mode, language: form.talk }
  const terms: BookingTerms = {
    vouched: booking.proven === true ? 'proof' : 'none',
    mustConfirm: booking.mustConfirm === true,
    link: linkOf(booking),
    bounds: limits && bookBounds(limits, capacity(office, identity.holidays, store.clock())),
  }
  const result = await bookAppointment(store, submission, slotToHold(office, times, choice), terms)
  if (result.kind !== 'slot-taken') return result
  // What others took meanwhile is not offered.
  const now = await readBook(store, identity, office, form.talk)
  return { kind: 'slot-taken', nearest: nearestFree(now, startsAt) }
}

async function holdOnce(
  parts: BookingParts,
  booking: Booking,
  submission: CleanSubmission,
): Promise<BookingAnswer> {
  // The key comes first: a form that comes again is answered as before, also when its time is not offered any more.
  const { store } = parts
  let result: HoldAnswer =
    (await repeatedAnswer(store, submission)) ?? (await hold(parts, booking, submission))
  // Sent twice at once, the other copy may have taken the time since its key was looked up.
  if (result.kind === 'slot-taken') result = (await repeatedAnswer(store, submission)) ?? result
  if (result.kind === 'limited') log('warn', 'post.limited', { kind: 'unconfirmed' })
  if (result.kind !== 'received') return result
  const { reference, statusToken } = result
  log('info', 'request.received', { reference, dialog: submission.dialog, locale: booking.locale })
  return { kind: 'booked', reference, token: statusToken }
}

/** Books a time, or says why not; a fault becomes an answer, so that what was typed is not lost. */
export async function book(parts: BookingParts, unscreened: Booking): Promise<BookingAnswer> {
  const { counts, hasAllPlaces } = parts
  const booking = counts === undefined ? unscreened : await screen(parts, unscreened, counts)
  if (booking === undefined) {
    log('warn', 'post.limited', { kind: 'bookings' })
    return { kind: 'limited' }
  }
  if (hasAllPlaces !== undefined && !(await hasAllPlaces())) return { kind: 'unavailable' }
  const { form, locale } = booking
  const phone = form.phone === undefined ? undefined : toE164(form.phone, form.country)
  if (form.phone !== undefined && phone === undefined) return { kind: 'phone' }
  const submission = cleanSubmission(toSubmission(booking, phone))
  try {
    return await holdOnce(parts, booking, submission)
  } catch (error) {
    log('error', 'request.not-stored', { dialog: submission.dialog, locale, code: faultCode(error) })
    return { kind: 'unavailable' }
  }
}
