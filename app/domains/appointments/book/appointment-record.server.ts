import type { Selectable } from 'kysely'
import { fromText, toText } from '#platform/store/instant.server.ts'
import type { AppointmentTable } from '#platform/store/schema.server.ts'
import { query } from '#platform/store/store.server.ts'
import type { Store } from '#platform/store/store.server.ts'

/** An appointment as the server's code reads it. */
export interface AppointmentRecord {
  readonly id: string
  readonly requestId: string
  readonly office: string
  readonly seat: string
  readonly mode: 'in-person' | 'phone' | 'video'
  readonly language: string
  readonly startsAt: Temporal.Instant
  readonly endsAt: Temporal.Instant
  /**
   * `unconfirmed` holds its time until `confirmUntil`; `lapsed` was not confirmed by then and holds nothing. Whoever
   * comes to one that is `booked` is expected.
   */
  readonly state: 'booked' | 'unconfirmed' | 'lapsed' | 'cancelled'
  readonly confirmUntil?: Temporal.Instant | undefined
  readonly sequence: number
  readonly updatedAt: Temporal.Instant
  /** Set where the office cancelled it, with the reason that it gave the visitor, if any. */
  readonly officeCancellation?: OfficeCancellation | undefined
}

/** How the office cancelled an appointment. */
export interface OfficeCancellation {
  readonly reason?: string | undefined
}

function stateOf(
  { state, confirm_until: until }: Pick<AppointmentTable, 'state' | 'confirm_until'>,
  now: Temporal.Instant,
): AppointmentRecord['state'] {
  if (until === null) return state
  // Its row says so only once somebody has tidied up.
  return state === 'booked' && until > toText(now) ? 'unconfirmed' : 'lapsed'
}

function toAppointment(row: Selectable<AppointmentTable>, now: Temporal.Instant): AppointmentRecord {
  return {
    id: row.id,
    requestId: row.request_id,
    office: row.office,
    seat: row.seat,
    mode: row.mode as AppointmentRecord['mode'],
    language: row.language,
    startsAt: fromText(row.starts_at),
    endsAt: fromText(row.ends_at),
    state: stateOf(row, now),
    confirmUntil: row.confirm_until === null ? undefined : fromText(row.confirm_until),
    sequence: row.sequence,
    updatedAt: fromText(row.updated_at),
    officeCancellation:
      row.cancelled_by === 'office' ? { reason: row.cancel_reason ?? undefined } : undefined,
  }
}

/** Whether it holds a time that has not begun, so that it can still be cancelled; moved only once it is confirmed. */
export function isAhead(store: Store, { state, startsAt }: AppointmentRecord): boolean {
  return (
    (state === 'booked' || state === 'unconfirmed') && Temporal.Instant.compare(startsAt, store.clock()) > 0
  )
}

/** The appointment that a request booked. */
export async function findAppointment(
  store: Store,
  requestId: string,
): Promise<AppointmentRecord | undefined> {
  const row = await query(store, (db) =>
    db.selectFrom('appointment').selectAll().where('request_id', '=', requestId).executeTakeFirst(),
  )
  return row && toAppointment(row, store.clock())
}

/** Every appointment, by the request that booked it. */
export async function appointmentsByRequest(store: Store): Promise<ReadonlyMap<string, AppointmentRecord>> {
  const rows = await query(store, (db) => db.selectFrom('appointment').selectAll().execute())
  return new Map(rows.map((row) => [row.request_id, toAppointment(row, store.clock())]))
}

/** The appointments, unconfirmed ones too, that hold a time and begin from one instant until before another, or ever after, in the order of time. */
export async function appointmentsBetween(
  store: Store,
  from: Temporal.Instant,
  to?: Temporal.Instant,
): Promise<AppointmentRecord[]> {
  const rows = await query(store, (db) =>
    db
      .selectFrom('appointment')
      .selectAll()
      .where('state', '=', 'booked')
      .where('starts_at', '>=', toText(from))
      .$if(to !== undefined, (select) => select.where('starts_at', '<', toText(to ?? from)))
      .orderBy('starts_at')
      .orderBy('office')
      .orderBy('seat')
      .execute(),
  )
  return rows.map((row) => toAppointment(row, store.clock())).filter(({ state }) => state !== 'lapsed')
}
