import type { Store } from '#platform/store/store.server.ts'
import { listMembers } from './members.server.ts'

/** The names of the members of staff by their ids. */
export async function memberNames(store: Store): Promise<ReadonlyMap<string, string>> {
  return new Map((await listMembers(store)).map(({ id, name }) => [id, name]))
}
