import type { Member } from '#domains/staff/members.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'

/**
 * How many requests came in after an instant, as text of the store, that a member of these offices sees. Advisers see
 * only what is assigned to them, so nothing is new to them by itself.
 */
export async function newRequests(store: Store, member: Member, since: string): Promise<number> {
  if (member.role === 'adviser') return 0
  const rows = await query(store, (db) =>
    db
      .selectFrom('request')
      .select('fields')
      .where('created_at', '>', since)
      .where('state', '!=', 'quarantined')
      .limit(100)
      .execute(),
  )
  if (member.offices.length === 0) return rows.length
  return rows.filter(({ fields }) => {
    const { office } = JSON.parse(fields) as { readonly office?: unknown }
    return typeof office !== 'string' || member.offices.includes(office)
  }).length
}
