import type { Member } from '#domains/staff/members.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'
import { isInScope, officeOfRequest, scopeOf } from './request-scope.ts'

/**
 * How many requests came in after an instant, as text of the store, that a member sees. Advisers see only what is
 * assigned to them or booked with them.
 */
export async function newRequests(store: Store, member: Member, since: string): Promise<number> {
  const scope = scopeOf(member)
  const rows = await query(store, (db) =>
    db
      .selectFrom('request')
      .leftJoin('appointment', 'appointment.request_id', 'request.id')
      .select(['request.page_id', 'appointment.office', 'appointment.seat'])
      .where('request.created_at', '>', since)
      .where('request.state', '!=', 'quarantined')
      .limit(100)
      .execute(),
  )
  return rows.filter((row) =>
    isInScope(scope, {
      office: officeOfRequest(row.page_id, row.office),
      // What has just come in is assigned to no one.
      assignee: undefined,
      seat: row.seat ?? undefined,
    }),
  ).length
}
