import type { Transaction } from 'kysely'
import type { AppointmentTopic } from '#domains/appointments/dialog/appointment-schema.ts'
import { policyVersion } from '#domains/requests/policy-version.ts'
import {
  type CleanSubmission,
  cleanSubmission,
  repeatedAnswer,
  storeRequest,
  type SubmitResult,
} from '#domains/requests/store/submit-request.server.ts'
import type { RequestSubmission } from '#domains/requests/submission.ts'
import { toE164 } from '#forms/phone-number.ts'
import type { Identity } from '#map/identity.ts'
import type { Locale } from '#map/locale.ts'
import { isPageId } from '#map/pages/pages.ts'
import { cleanText } from '#platform/clean-text.server.ts'
import { log } from '#platform/log.server.ts'
import { parseAddress } from '#platform/mail/mail-address.server.ts'
import { toText } from '#platform/store/instant.server.ts'
import type { Schema } from '#platform/store/schema.server.ts'
import { Rollback, type Store } from '#platform/store/store.server.ts'
import { endExpiredHolds, enterBook, insertAppointment } from './repository.server.ts'
import { type Slot, slotValue } from './schedule.server.ts'
import { type ChoiceRefusal, nearestTo, type StaffChoice, staffSlot } from './staff-slots.server.ts'

/** A booking by the staff for a caller or a visitor at the counter. */
export interface StaffBooking extends StaffChoice {
  /** Created when the form is opened; a second post with the same key books nothing more. */
  readonly key: string
  readonly topic: AppointmentTopic
  readonly name: string
  /** As typed; `country` is the one of a number without a prefix. */
  readonly phone?: string | undefined
  readonly country: string
  readonly email?: string | undefined
  /** The language in which we write to the visitor. */
  readonly locale: Locale
  readonly message?: string | undefined
  /** How the visitor agreed to the processing of their data, as they ticked no box. */
  readonly consentNote: string
  /** The member of staff; undefined from the command line. */
  readonly staffId?: string | undefined
}

export type StaffBookingResult =
  | { readonly kind: 'booked'; readonly reference: string }
  | { readonly kind: 'slot-taken'; readonly nearest: readonly Temporal.Instant[] }
  /** The key was used before with different content. */
  | { readonly kind: 'conflict' }
  /** Not a valid number, or none although we are to call. */
  | { readonly kind: 'phone' }
  | { readonly kind: 'email' }
  | { readonly kind: ChoiceRefusal }

function contactOf({ name, phone, country, email, mode }: StaffBooking) {
  const number = phone === undefined ? undefined : toE164(phone, country)
  if (number === undefined && (phone !== undefined || mode === 'phone')) return 'phone'
  if (email !== undefined && parseAddress(email) === undefined) return 'email'
  return { name, phone: number, email }
}

function toSubmission(
  booking: StaffBooking,
  contact: Exclude<ReturnType<typeof contactOf>, string>,
): RequestSubmission {
  const { key, office, topic, language, mode, startsAt, locale, message } = booking
  return {
    idempotencyKey: key,
    dialog: 'appointment-dialog',
    pageId: isPageId(office) ? office : 'contact',
    locale,
    preferredLocale: locale,
    fields: { office, topic, talk: language, mode, slot: slotValue(startsAt) },
    contact,
    message,
    consent: { policyVersion, marketing: false },
  }
}

/** What is stored with the request: its appointment and how consent was given. No new work, so it counts as seen. */
async function storeAlongside(
  store: Store,
  trx: Transaction<Schema>,
  requestId: string,
  { slot, consentNote, staffId }: StaffBooking & { readonly slot: Slot },
): Promise<void> {
  await enterBook(trx)
  await endExpiredHolds(store, trx)
  const seat = await insertAppointment(store, trx, requestId, { slot, confirmUntil: null, vouched: null })
  if (seat === undefined) throw new Rollback()
  await trx.updateTable('request').set({ state: 'seen' }).where('id', '=', requestId).execute()
  await trx
    .insertInto('staff_note')
    .values({
      id: store.ids.id(),
      request_id: requestId,
      staff_id: staffId ?? null,
      text: cleanText(consentNote).trim(),
      created_at: toText(store.clock()),
    })
    .execute()
}

async function hold(
  store: Store,
  submission: CleanSubmission,
  booking: StaffBooking & { readonly slot: Slot },
): Promise<SubmitResult | { readonly kind: 'slot-taken' }> {
  try {
    return await storeRequest(store, submission, async (trx, requestId) => {
      await storeAlongside(store, trx, requestId, booking)
      return null
    })
  } catch (error) {
    if (!(error instanceof Rollback)) throw error
    // Of two simultaneous copies, the other may have taken the slot.
    return (await repeatedAnswer(store, submission)) ?? { kind: 'slot-taken' }
  }
}

/**
 * Books an appointment for a caller: at any time, without rate limits and robot checks. The confirmation goes to the
 * visitor's e-mail address, if there is one, and the office is mailed as usual.
 * @throws StoreFault
 */
export async function bookByStaff(
  store: Store,
  identity: Identity,
  booking: StaffBooking,
): Promise<StaffBookingResult> {
  const contact = contactOf(booking)
  if (typeof contact === 'string') return { kind: contact }
  const submission = cleanSubmission(toSubmission(booking, contact))
  // A repeated form gets its first answer, even if its time is over by now.
  let result: SubmitResult | { readonly kind: 'slot-taken' } | undefined = await repeatedAnswer(
    store,
    submission,
  )
  if (result === undefined) {
    const slot = staffSlot(identity, store.clock(), booking)
    if (typeof slot === 'string') return { kind: slot }
    result = await hold(store, submission, { ...booking, slot })
  }
  if (result.kind === 'slot-taken')
    return { kind: 'slot-taken', nearest: await nearestTo(store, identity, booking) }
  if (result.kind === 'conflict') return result
  const { reference } = result
  log('info', 'request.received', { reference, dialog: submission.dialog, locale: booking.locale })
  return { kind: 'booked', reference }
}
