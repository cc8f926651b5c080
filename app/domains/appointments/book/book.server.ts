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
import { hasFreeSeat } from './cells.server.ts'
import {
  type BookUse,
  confirmMinutes,
  countBookUse,
  endExpiredHolds,
  enterBook,
  insertAppointment,
  readBook,
} from './repository.server.ts'
import { capacity, isFree, nearestFree, type Slot, slotAt, slotToHold } from './schedule.server.ts'

/** The rate limits that one booking has reached. */
interface BookingCount {
  /** Over the network's limit: nothing is booked. */
  readonly limited: boolean
  /** Over the trusted share: the booking waits until its e-mail address is confirmed. */
  readonly mustConfirm: boolean
}

/** Counts a booking before anything else happens. */
type CountBooking = () => Promise<BookingCount>

/** A network's limit as a multiple of an address's: a /56 is a household or firm, a /48 or /24 several. */
const timesOf = { 56: 2, 48: 4, 24: 4 } as const

const windows = [
  { seconds: 600, share: 6 },
  { seconds: 86_400, share: 1 },
] as const
/** The share of the daily limit that can be booked without confirming an address. */
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
      // In sequence, so that bookings over a smaller network's limit do not use up a larger one's.
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

/** How often the sender's networks have sent, booked and moved lately, and whether the mail limit is reached. */
export interface BookingCounts {
  readonly stored: CountStored
  readonly booked: CountBooking
  readonly moved: CountStored
  readonly overMailed: OverMailed
}

/** Whether a form is a retry after a lost answer: it books nothing more and gets the first answer. */
async function isAgain(store: Store, key: string): Promise<boolean> {
  return await isKeyUsed(store, key).catch(() => false)
}

/**
 * The robot checks before a booking. A booking with a strong signal goes to quarantine and holds its slot like any
 * other within the limits for such bookings, so that its visitor never gets a false confirmation. One with weak
 * signals, or from a network over its limit, waits for a confirmed e-mail address.
 * @returns undefined if the rate limit is reached
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

/** How much of an office's book can be booked without a confirmed address. */
interface BookBounds {
  /** The number of appointments in the whole book. */
  readonly capacity: number
  /** Limit on bookings held without proof of work or a confirmed address. */
  readonly maxUnvouched: number
  /** Limit on bookings within 24 hours without a confirmed address. */
  readonly maxRecent: number
  /** The share of free slots that unconfirmed bookings can hold. */
  readonly unconfirmedShare: number
}

/** The conditions under which a booking is accepted. */
export interface BookingTerms {
  readonly vouched: Exclude<Voucher, 'mail'>
  /** Its network has reached the limit for bookings without a confirmed address. */
  readonly mustConfirm: boolean
  /** Whether a link can be mailed: false without a usable address or over its mail limit. */
  readonly link: 'possible' | 'no-address' | 'refused'
  /** Without limits nothing is counted. */
  readonly bounds?: BookBounds | undefined
}

/** Why a slot is not held: taken at every seat, needs a confirmable e-mail address, or online booking is paused. */
export type HoldRefusal = 'slot-taken' | 'confirm-email' | 'limited'

/** The held slot: `confirmUntil` is set if the visitor has to confirm it. */
type Hold = { readonly kind: 'held'; readonly confirmUntil: string | null } | { readonly kind: HoldRefusal }

/** Whether a booking is accepted at once, waits for its link, or is refused. */
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

/** At the default POSTS_PER_ADDRESS; a higher value raises the trusted share too, as it does for each address. */
const usualPerAddress = 30
const unvouchedShare = 0.1
const recentShare = 0.25
/** Of the free slots: holds expire after half an hour. */
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
  // A booking that entered the book earlier may have taken it.
  if (!(await hasFreeSeat(store, trx, slot))) return { kind: 'slot-taken' }
  await endExpiredHolds(store, trx)
  const judged = judgeBooking(await countBookUse(store, trx, slot.office), terms)
  const until = toText(store.clock().add({ minutes: confirmMinutes }))
  const confirmUntil = judged === 'unconfirmed' ? until : null
  const seat = await insertAppointment(store, trx, requestId, {
    slot,
    confirmUntil,
    vouched: terms.vouched,
  })
  // A taken slot is always reported as taken, whoever asks.
  if (seat === undefined) return { kind: 'slot-taken' }
  return judged === 'at-once' || judged === 'unconfirmed' ? { kind: 'held', confirmUntil } : { kind: judged }
}

/** Rolls back the request whose slot could not be held. */
class NotHeld extends Rollback {
  readonly reason: HoldRefusal
  constructor(reason: HoldRefusal) {
    super()
    this.reason = reason
  }
}

/** Nothing is stored if the slot could not be held. */
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
  /** The trusted share; without it nothing is counted. */
  readonly limits?: Pick<PostLimits, 'perAddress' | 'minFillTime'> | undefined
  /** The sender's counts; without them no robot check runs. */
  readonly counts?: BookingCounts | undefined
  /** Whether the configuration has every place held by a booking; until it does, nothing is booked. */
  readonly hasAllPlaces?: (() => Promise<boolean>) | undefined
}

/** Whether the link that confirms a booking could be mailed. */
function linkOf({ form, suspect, unmailed }: Booking): BookingTerms['link'] {
  if (suspect === true || unmailed === true) return 'refused'
  return form.email !== undefined && parseAddress(form.email) !== undefined ? 'possible' : 'no-address'
}

/** Like `BookResult`, with the nearest free slots for one that is taken. */
type HoldAnswer =
  | Exclude<BookResult, { readonly kind: 'slot-taken' }>
  | { readonly kind: 'slot-taken'; readonly nearest: readonly string[] }

/** Holds the slot if it is offered and free; otherwise the answer names the nearest free slots. */
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
  // Slots taken in the meantime are not offered.
  const now = await readBook(store, identity, office, form.talk)
  return { kind: 'slot-taken', nearest: nearestFree(now, startsAt) }
}

async function holdOnce(
  parts: BookingParts,
  booking: Booking,
  submission: CleanSubmission,
): Promise<BookingAnswer> {
  // The idempotency key comes first: a retry gets the first answer even if its slot is no longer offered.
  const { store } = parts
  let result: HoldAnswer =
    (await repeatedAnswer(store, submission)) ?? (await hold(parts, booking, submission))
  // Of two simultaneous copies, the other may have taken the slot since the key was looked up.
  if (result.kind === 'slot-taken') result = (await repeatedAnswer(store, submission)) ?? result
  if (result.kind === 'limited') log('warn', 'post.limited', { kind: 'unconfirmed' })
  if (result.kind !== 'received') return result
  const { reference, statusToken } = result
  log('info', 'request.received', { reference, dialog: submission.dialog, locale: booking.locale })
  return { kind: 'booked', reference, token: statusToken }
}

/** Books a slot or returns why not; a fault becomes an answer, so that the visitor's input is kept. */
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
