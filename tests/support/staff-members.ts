import { addMember, type MemberEntry } from '#domains/staff/members.server.ts'
import type { Store } from '#platform/store/store.server.ts'

let count = 0

/** Adds a member of staff, a manager of all offices unless the test says otherwise. @returns the id */
export async function newMember(store: Store, changes: Partial<MemberEntry> = {}): Promise<string> {
  count += 1
  const entry = { name: `Member ${count}`, role: 'manager', offices: [], locale: 'es', ...changes } as const
  const added = await addMember(store, entry)
  if (added.kind !== 'saved') throw new Error(`${entry.name} has the ${added.field} of another member`)
  return added.id
}
