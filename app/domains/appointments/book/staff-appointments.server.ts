import type { Kysely } from 'kysely'
import type { AppointmentTopic } from '#domains/appointments/dialog/appointment-schema.ts'
import type { RequestState, Schema } from '#platform/store/schema.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'
import { type AppointmentRecord, toAppointment } from './repository.server.ts'

/** An appointment with what the staff need of its request. */
export interface StaffAppointment extends AppointmentRecord {
  readonly reference: string
  readonly name: string
  readonly phone: string | undefined
  readonly email: string | undefined
  readonly topic: AppointmentTopic | undefined
  readonly requestState: RequestState
}

/** Selects the appointments that hold a slot or waited for their link, in chronological order. */
function selectBooked(db: Kysely<Schema>) {
  return db
    .selectFrom('appointment')
    .innerJoin('request', 'request.id', 'appointment.request_id')
    .selectAll('appointment')
    .select([
      'request.reference',
      'request.name',
      'request.phone',
      'request.email',
      'request.fields',
      'request.state as request_state',
    ])
    .where('appointment.state', '=', 'booked')
    .orderBy('appointment.starts_at')
    .orderBy('appointment.seat')
    .orderBy('request.reference')
}

type Select = ReturnType<typeof selectBooked>

/** The booked and unconfirmed appointments that a condition selects, in chronological order. */
export async function staffAppointments(
  store: Store,
  db: Kysely<Schema>,
  narrow: (select: Select) => Select,
): Promise<StaffAppointment[]> {
  const rows = await narrow(selectBooked(db)).execute()
  return rows
    .map((row) => ({
      ...toAppointment(row, store.clock()),
      reference: row.reference,
      name: row.name,
      phone: row.phone ?? undefined,
      email: row.email ?? undefined,
      topic: (JSON.parse(row.fields) as Pick<StaffAppointment, 'topic'>).topic,
      requestState: row.request_state,
    }))
    .filter(({ state }) => state !== 'lapsed')
}

/** The appointment of a request that is booked or waits for its link; undefined if there is none. */
export async function findStaffAppointment(
  store: Store,
  reference: string,
): Promise<StaffAppointment | undefined> {
  const [found] = await query(store, (db) =>
    staffAppointments(store, db, (select) => select.where('request.reference', '=', reference)),
  )
  return found
}
