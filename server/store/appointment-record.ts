import type { Selectable } from 'kysely'
import { fromText, toText } from './instant.ts'
import type { AppointmentTable } from './schema.ts'
import { query } from './store.ts'
import type { Store } from './store.ts'

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
  readonly state: 'booked' | 'cancelled'
  readonly sequence: number
  readonly updatedAt: Temporal.Instant
  /** Set where the office cancelled it, with the reason that it gave the visitor, if any. */
  readonly officeCancellation?: OfficeCancellation | undefined
}

/** How the office cancelled an appointment. */
export interface OfficeCancellation {
  readonly reason?: string | undefined
}

function toAppointment(row: Selectable<AppointmentTable>): AppointmentRecord {
  return {
    id: row.id,
    requestId: row.request_id,
    office: row.office,
    seat: row.seat,
    mode: row.mode as AppointmentRecord['mode'],
    language: row.language,
    startsAt: fromText(row.starts_at),
    endsAt: fromText(row.ends_at),
    state: row.state,
    sequence: row.sequence,
    updatedAt: fromText(row.updated_at),
    officeCancellation:
      row.cancelled_by === 'office' ? { reason: row.cancel_reason ?? undefined } : undefined,
  }
}

/** Whether it can still be moved or cancelled: booked, and not begun. */
export function isAhead(store: Store, { state, startsAt }: AppointmentRecord): boolean {
  return state === 'booked' && Temporal.Instant.compare(startsAt, store.clock()) > 0
}

/** The appointment that a request booked. */
export async function findAppointment(
  store: Store,
  requestId: string,
): Promise<AppointmentRecord | undefined> {
  const row = await query(store, (db) =>
    db.selectFrom('appointment').selectAll().where('request_id', '=', requestId).executeTakeFirst(),
  )
  return row && toAppointment(row)
}

/** Every appointment, by the request that booked it. */
export async function appointmentsByRequest(store: Store): Promise<ReadonlyMap<string, AppointmentRecord>> {
  const rows = await query(store, (db) => db.selectFrom('appointment').selectAll().execute())
  return new Map(rows.map((row) => [row.request_id, toAppointment(row)]))
}

/** The booked appointments that begin from one instant until before another, or ever after, in the order of time. */
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
  return rows.map(toAppointment)
}
