import {
  erasureObstacles,
  requestsOfPerson,
  type ErasureObstacle,
  type Person,
} from '#domains/requests/person/find-person.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { deleteRequests } from './erase-requests.server.ts'
import { noteErasure } from './erasure-ledger.server.ts'
import { scrub } from './scrub.server.ts'

export type ErasePersonResult =
  | { readonly kind: 'erased'; readonly count: number; readonly scrubbed: boolean }
  /** Nothing was erased: an appointment lies ahead, or messages have not gone out. */
  | { readonly kind: 'refused'; readonly obstacles: readonly ErasureObstacle[] }
  | { readonly kind: 'not-found' }

/** Erases everything about a person (GDPR art. 17): all of their requests or none. */
export async function erasePerson(store: Store, person: Person): Promise<ErasePersonResult> {
  const requests = await requestsOfPerson(store, person)
  if (requests.length === 0) return { kind: 'not-found' }
  const obstacles = await erasureObstacles(store, requests)
  if (obstacles.length > 0) return { kind: 'refused', obstacles }
  for (const { id } of requests) await noteErasure(store, id)
  const count = await deleteRequests(
    store,
    requests.map(({ id }) => id),
  )
  return { kind: 'erased', count, scrubbed: await scrub(store) }
}
