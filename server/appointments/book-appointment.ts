import type { AppointmentForm } from '#features/appointments/appointment-schema.ts'
import type { Booking, BookingAnswer } from '#features/appointments/gateway.ts'
import { modesOf } from '#features/appointments/modes.ts'
import { toE164 } from '#features/requests/phone.server.ts'
import type { RequestSubmission } from '#features/requests/submission.ts'
import { faultCode } from '#server/fault.ts'
import { log } from '#server/log.ts'
import type { Store } from '#server/store/store.ts'
import { bookAppointment, type BookResult } from '#server/store/submit-request.ts'
import type { Identity, Office } from '#site/identity.ts'
import { nearestFree, slotAt, type Book } from './availability.ts'
import { officeOf } from './describe-appointment.ts'
import { readBook } from './read-book.ts'
import { slotToHold } from './slot-to-hold.ts'
import { submissionOf } from './submission-of.ts'

function isOffered(office: Office, { talk, mode }: AppointmentForm): boolean {
  return office.languages.includes(talk) && modesOf(office).includes(mode)
}

async function hold(
  store: Store,
  book: Book,
  form: AppointmentForm,
  input: RequestSubmission,
): Promise<BookResult> {
  const times = slotAt(book, Temporal.Instant.from(form.slot))
  if (times === undefined || !isOffered(book.office, form)) return { kind: 'slot-taken' }
  const choice = { mode: form.mode, language: form.talk }
  return await bookAppointment(store, input, slotToHold(book.office, times, choice))
}

async function book(
  store: Store,
  identity: Identity,
  booking: Booking,
  input: RequestSubmission,
): Promise<BookingAnswer> {
  const { form, locale } = booking
  const office = officeOf(identity, form.office)
  if (office === undefined) return { kind: 'slot-taken', nearest: [] }
  const result = await hold(store, await readBook(store, identity, office), form, input)
  if (result.kind === 'conflict') return result
  if (result.kind === 'received') {
    const { reference, statusToken } = result
    log('info', 'request.received', { reference, dialog: input.dialog, locale })
    return { kind: 'booked', reference, token: statusToken }
  }
  // Read again: what the others took meanwhile shall not be offered.
  const fresh = await readBook(store, identity, office)
  return { kind: 'slot-taken', nearest: nearestFree(fresh, Temporal.Instant.from(form.slot)) }
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
