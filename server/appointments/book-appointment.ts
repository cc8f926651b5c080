import type { AppointmentForm } from '#features/appointments/appointment-schema.ts'
import type { Booking, BookingAnswer } from '#features/appointments/gateway.ts'
import { modesOf } from '#features/appointments/modes.ts'
import { toE164 } from '#net/phone-number.ts'
import type { RequestSubmission } from '#features/requests/submission.ts'
import { faultCode } from '#server/fault.ts'
import { log } from '#server/log.ts'
import type { Store } from '#server/store/store.ts'
import { bookAppointment, repeatedAnswer, type BookResult } from '#server/store/submit-request.ts'
import type { Identity, Office } from '#site/identity.ts'
import { nearestFree, slotAt } from './availability.ts'
import { officeOf } from './describe-appointment.ts'
import { readBook } from './read-book.ts'
import { slotToHold } from './slot-to-hold.ts'
import { submissionOf } from './submission-of.ts'

function isOffered(office: Office, { talk, mode }: AppointmentForm): boolean {
  return office.languages.includes(talk) && modesOf(office).includes(mode)
}

async function hold(
  store: Store,
  identity: Identity,
  form: AppointmentForm,
  input: RequestSubmission,
): Promise<BookResult> {
  const office = officeOf(identity, form.office)
  if (office === undefined || !isOffered(office, form)) return { kind: 'slot-taken' }
  const times = slotAt(await readBook(store, identity, office, form.talk), Temporal.Instant.from(form.slot))
  if (times === undefined) return { kind: 'slot-taken' }
  const choice = { mode: form.mode, language: form.talk }
  return await bookAppointment(store, input, slotToHold(office, times, choice))
}

/** The free times next to a wanted one, from the book as it stands now: what others took meanwhile is not offered. */
async function nearby(store: Store, identity: Identity, form: AppointmentForm): Promise<string[]> {
  const office = officeOf(identity, form.office)
  if (office === undefined) return []
  return nearestFree(await readBook(store, identity, office, form.talk), Temporal.Instant.from(form.slot))
}

async function book(
  store: Store,
  identity: Identity,
  { form, locale }: Booking,
  input: RequestSubmission,
): Promise<BookingAnswer> {
  // The key comes first: a form that comes again is answered as before, also when its time is not offered any more.
  const result = (await repeatedAnswer(store, input)) ?? (await hold(store, identity, form, input))
  if (result.kind === 'conflict') return result
  if (result.kind === 'slot-taken') return { ...result, nearest: await nearby(store, identity, form) }
  const { reference, statusToken } = result
  log('info', 'request.received', { reference, dialog: input.dialog, locale })
  return { kind: 'booked', reference, token: statusToken }
}

/** Books a time, or says why not; a fault becomes an answer, so that what was typed is not lost. */
export async function bookFrom(store: Store, identity: Identity, booking: Booking): Promise<BookingAnswer> {
  const { form, locale } = booking
  const phone = form.phone === undefined ? undefined : toE164(form.phone, form.country)
  if (form.phone !== undefined && phone === undefined) return { kind: 'phone' }
  const input = submissionOf(booking, phone)
  try {
    return await book(store, identity, booking, input)
  } catch (error) {
    log('error', 'request.not-stored', { dialog: input.dialog, locale, code: faultCode(error) })
    return { kind: 'unavailable' }
  }
}
