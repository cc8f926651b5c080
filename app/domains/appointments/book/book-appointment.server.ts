import type { AppointmentForm } from '#domains/appointments/dialog/appointment-schema.ts'
import type { Booking, BookingAnswer } from '#domains/appointments/gateway.ts'
import { modesOf } from '#domains/appointments/dialog/slots.ts'
import { toE164 } from '#forms/phone-number.ts'
import type { RequestSubmission } from '#domains/requests/submission.ts'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { PostLimits } from '#platform/protection/limits.server.ts'
import type { BookingTerms, BookBounds } from './appointment-slot.server.ts'
import { parseAddress } from '#platform/mail/mail-address.server.ts'
import {
  bookAppointment,
  repeatedAnswer,
  type BookResult,
} from '#domains/requests/store/submit-request.server.ts'
import type { Identity, Office } from '#map/identity.ts'
import { capacity, isFree, nearestFree, slotAt } from './availability.server.ts'
import { officeOf } from '#domains/appointments/mail/describe-appointment.server.ts'
import { readBook, slotToHold } from './read-book.server.ts'
import { policyVersion } from '#domains/requests/policy-version.ts'

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

interface BookingParts {
  readonly store: Store
  readonly identity: Identity
  readonly limits?: Pick<PostLimits, 'perAddress'> | undefined
}

/** Whether the link that confirms a booking could be mailed. */
function linkOf({ form, suspect, unmailed }: Booking): BookingTerms['link'] {
  if (suspect === true || unmailed === true) return 'refused'
  return form.email !== undefined && parseAddress(form.email) !== undefined ? 'possible' : 'no-address'
}

async function hold(
  { store, identity, limits }: BookingParts,
  booking: Booking,
  input: RequestSubmission,
): Promise<BookResult> {
  const { form } = booking
  const office = officeOf(identity, form.office)
  if (office === undefined || !isOffered(office, form)) return { kind: 'slot-taken' }
  const open = await readBook(store, identity, office, form.talk)
  const times = slotAt(open, Temporal.Instant.from(form.slot))
  if (times === undefined || !isFree(open, times)) return { kind: 'slot-taken' }
  const choice = { mode: form.mode, language: form.talk }
  const terms: BookingTerms = {
    vouched: booking.proven === true ? 'proof' : 'none',
    mustConfirm: booking.mustConfirm === true,
    link: linkOf(booking),
    bounds: limits && bookBounds(limits, capacity(office, identity.holidays, store.clock())),
  }
  return await bookAppointment(store, input, slotToHold(office, times, choice), terms)
}

/** The free times next to a wanted one, from the book as it stands now: what others took meanwhile is not offered. */
async function nearby(store: Store, identity: Identity, form: AppointmentForm): Promise<string[]> {
  const office = officeOf(identity, form.office)
  if (office === undefined) return []
  return nearestFree(await readBook(store, identity, office, form.talk), Temporal.Instant.from(form.slot))
}

async function book(parts: BookingParts, booking: Booking, input: RequestSubmission): Promise<BookingAnswer> {
  // The key comes first: a form that comes again is answered as before, also when its time is not offered any more.
  const { store, identity } = parts
  const { form, locale } = booking
  let result = (await repeatedAnswer(store, input)) ?? (await hold(parts, booking, input))
  // Sent twice at once, the other copy may have taken the time since its key was looked up.
  if (result.kind === 'slot-taken') result = (await repeatedAnswer(store, input)) ?? result
  if (result.kind === 'slot-taken')
    return { kind: 'slot-taken', nearest: await nearby(store, identity, form) }
  if (result.kind === 'limited') log('warn', 'post.limited', { kind: 'unconfirmed' })
  if (result.kind !== 'received') return { kind: result.kind }
  const { reference, statusToken } = result
  log('info', 'request.received', { reference, dialog: input.dialog, locale })
  return { kind: 'booked', reference, token: statusToken }
}

/** Books a time, or says why not; a fault becomes an answer, so that what was typed is not lost. */
export async function bookFrom(parts: BookingParts, booking: Booking): Promise<BookingAnswer> {
  const { form, locale } = booking
  const phone = form.phone === undefined ? undefined : toE164(form.phone, form.country)
  if (form.phone !== undefined && phone === undefined) return { kind: 'phone' }
  const input = toSubmission(booking, phone)
  try {
    return await book(parts, booking, input)
  } catch (error) {
    log('error', 'request.not-stored', { dialog: input.dialog, locale, code: faultCode(error) })
    return { kind: 'unavailable' }
  }
}
