import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { toText } from '#platform/store/instant.server.ts'
import type { StaffTable } from '#platform/store/schema.server.ts'
import type { Store } from '#platform/store/store.server.ts'

/** Stores a member of staff, a manager of all offices unless the test says otherwise. @returns the id */
export async function addMember(
  store: Store,
  changes: Partial<Insertable<StaffTable>> = {},
): Promise<string> {
  const row = {
    id: randomUUID(),
    name: 'Marga Riera',
    role: 'manager' as const,
    offices: '[]',
    adviser: null,
    locale: 'es',
    email: null,
    created_at: toText(store.clock()),
    disabled_at: null,
    ...changes,
  }
  await store.db.insertInto('staff').values(row).execute()
  return row.id
}
