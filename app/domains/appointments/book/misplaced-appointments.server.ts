import type { Kysely } from 'kysely'
import { ConfigFault, faultCode, StoreFault } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { fromText, toText } from '#platform/store/instant.server.ts'
import type { Schema } from '#platform/store/schema.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'
import type { Identity } from '#map/identity.ts'
import { officeOf, whenInWords } from '#domains/appointments/mail/describe-appointment.server.ts'
import { placesOf, isWithinHours } from './schedule.server.ts'
import { appointmentsBetween, type AppointmentRecord } from './repository.server.ts'
import { findRequest } from '#domains/requests/store/read-requests.server.ts'

/**
 * Whether an appointment falls outside its office's opening hours: a day or hours changed after it was booked, or the
 * office was removed.
 */
export function isOutsideHours(identity: Identity, appointment: AppointmentRecord): boolean {
  const office = officeOf(identity, appointment.office)
  return office === undefined || !isWithinHours(office, identity.holidays, appointment)
}

/**
 * Warns in the log about upcoming appointments while the office is closed: its staff may not know of them, and visitors
 * would find the door shut.
 */
export async function reportOutsideHours(store: Store, identity: Identity): Promise<void> {
  try {
    const ahead = await appointmentsBetween(store, store.clock())
    const outside = ahead.filter((appointment) => isOutsideHours(identity, appointment))
    if (outside.length === 0) return
    const requests = await Promise.all(outside.map(({ requestId }) => findRequest(store, { id: requestId })))
    const references = requests.flatMap((request) => request?.reference ?? []).join(' ')
    log('warn', 'appointments.outside-hours', { count: outside.length, references })
  } catch (error) {
    log('error', 'appointments.hours-not-compared', { code: faultCode(error) })
  }
}

/** A booked appointment that is not over, and the place that it holds. */
export interface HeldPlace {
  readonly reference: string
  /** The office's page, such as `office.palma`. */
  readonly office: string
  readonly seat: string
  readonly startsAt: Temporal.Instant
}

/** Longer lists add nothing new. */
const maxListed = 20

/** The places held by booked appointments, in chronological order, without personal data. */
export async function heldPlaces(db: Kysely<Schema>, now: Temporal.Instant): Promise<HeldPlace[]> {
  const rows = await db
    .selectFrom('appointment')
    .innerJoin('request', 'request.id', 'appointment.request_id')
    .select(['request.reference', 'appointment.office', 'appointment.seat', 'appointment.starts_at'])
    .where('appointment.state', '=', 'booked')
    .where('appointment.ends_at', '>', toText(now))
    .orderBy('appointment.starts_at')
    .orderBy('request.reference')
    .execute()
  return rows.map(({ reference, office, seat, starts_at }) => ({
    reference,
    office,
    seat,
    startsAt: fromText(starts_at),
  }))
}

/** Whether the office of a held place no longer has it. */
export function hasLostPlace(
  identity: Pick<Identity, 'offices'>,
  { office: page, seat }: Pick<HeldPlace, 'office' | 'seat'>,
): boolean {
  const office = identity.offices.find((one) => one.page === page)
  return office === undefined || !placesOf(office).includes(seat)
}

/**
 * Held places that their offices no longer have: an adviser or seat was removed, seats were replaced by advisers, or
 * the office was renamed. Without this check the book would offer such a slot again.
 */
export function lostPlaces(identity: Pick<Identity, 'offices'>, held: readonly HeldPlace[]): HeldPlace[] {
  return held.filter((place) => hasLostPlace(identity, place))
}

function whyLost(identity: Identity, { office, seat }: HeldPlace): string {
  return officeOf(identity, office) === undefined ? `no office ${office}` : `no place ${seat}`
}

/** What is wrong and what to do about it, in plain words without personal data. */
export function describeLostPlaces(identity: Identity, lost: readonly HeldPlace[]): string {
  const lines = lost
    .slice(0, maxListed)
    .map((one) => `  ${one.reference}  ${one.office}  ${whenInWords(one, 'en')}: ${whyLost(identity, one)}`)
  const more = lost.length > maxListed ? [`  … and ${lost.length - maxListed} more`] : []
  const [example] = lost
  return [
    `content/site.yaml takes away the places of booked appointments (${lost.length}), whose times would be booked a second time:`,
    ...lines,
    ...more,
    'Either give each another place: on the staff desk, which opens with this configuration (/day/lost), or with',
    'npm run requests -- move REF DAY TIME --office OFFICE/ADVISER, where DAY and TIME stay the same',
    'Or keep these places until the appointments are over: leave the office, its seats and its advisers as they were, or give an adviser the id of the place whose bookings become theirs',
    `(advisers: [{ id: ${example?.seat ?? 'office.palma/1'}, … }])`,
    'Or cancel them with: npm run requests -- cancel REF --reason TEXT',
  ].join('\n')
}

/** The booked appointments on a store whose places the configuration does not have. */
export async function findLostPlaces(store: Store, identity: Identity): Promise<HeldPlace[]> {
  return lostPlaces(identity, await query(store, (db) => heldPlaces(db, store.clock())))
}

/**
 * Returns whether the configuration has every place held by a booking. Nothing is booked, moved or confirmed until the
 * store has been read once.
 */
export function placesCheck(store: Store, identity: Identity): () => Promise<boolean> {
  let safe = false
  return async () => {
    // The booking itself logs the store's faults.
    safe ||= await findLostPlaces(store, identity).then(
      (lost) => lost.length === 0,
      () => false,
    )
    return safe
  }
}

/** Logs lost places: bookings that a process with the earlier configuration accepted after this one had started. */
export async function reportLostPlaces(store: Store, identity: Identity): Promise<void> {
  try {
    const lost = await findLostPlaces(store, identity)
    if (lost.length === 0) return
    const references = lost.map(({ reference }) => reference).join(' ')
    log('error', 'appointments.lost-places', { count: lost.length, references })
  } catch (error) {
    log('error', 'appointments.places-not-compared', { code: faultCode(error) })
  }
}

/**
 * Refuses a configuration under which booked slots would be offered again. Read-only: a site still running with the
 * earlier configuration is not disturbed. If the store is unavailable, `placesCheck` waits for it.
 * @throws ConfigFault with the bookings, by reference
 */
export async function requirePlaces(store: Store, identity: Identity): Promise<void> {
  const lost = await findLostPlaces(store, identity).catch((error: unknown): HeldPlace[] => {
    if (error instanceof StoreFault) return []
    throw error
  })
  if (lost.length > 0) throw new ConfigFault('config.lost-places', describeLostPlaces(identity, lost))
}
