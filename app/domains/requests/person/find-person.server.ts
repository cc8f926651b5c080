import { isAhead, findAppointment } from '#domains/appointments/book/repository.server.ts'
import { findRequest, type RequestRecord } from '#domains/requests/store/read-requests.server.ts'
import { waitingMessages } from '#platform/outbox/outbox-health.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'

/** A person as the office knows them: by one of these or both. */
export interface Person {
  /** In any case. */
  readonly email?: string | undefined
  /** E.164. */
  readonly phone?: string | undefined
}

/** Every request of a person, the newest first, also those in quarantine. */
export async function requestsOfPerson(store: Store, { email, phone }: Person): Promise<RequestRecord[]> {
  if (email === undefined && phone === undefined) return []
  const rows = await query(store, (db) =>
    db
      .selectFrom('request')
      .select('id')
      .where((row) =>
        row.or([
          ...(email === undefined ? [] : [row(row.fn<string>('lower', ['email']), '=', email.toLowerCase())]),
          ...(phone === undefined ? [] : [row('phone', '=', phone)]),
        ]),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute(),
  )
  const found = await Promise.all(rows.map(({ id }) => findRequest(store, { id })))
  return found.filter((request) => request !== undefined)
}

/** Why a request cannot be erased yet: both calendars and the visitor must hear of it first. */
export interface ErasureObstacle {
  readonly reference: string
  readonly why: 'appointment' | 'messages'
}

/** What keeps a person's requests from being erased. A robot's appointment does not. */
export async function erasureObstacles(
  store: Store,
  requests: readonly RequestRecord[],
): Promise<ErasureObstacle[]> {
  const found = await Promise.all(
    requests.map(async ({ id, reference, state }): Promise<ErasureObstacle[]> => {
      const appointment = state === 'quarantined' ? undefined : await findAppointment(store, id)
      if (appointment && isAhead(store, appointment)) return [{ reference, why: 'appointment' }]
      return (await waitingMessages(store, id)) > 0 ? [{ reference, why: 'messages' }] : []
    }),
  )
  return found.flat()
}
