import type { Identity } from '#map/identity.ts'
import { demoRequests } from '#domains/requests/store/demo-data.server.ts'
import { countByState } from '#domains/requests/store/read-requests.server.ts'
import { deleteRequests } from '#domains/retention/erase-requests.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { bookingEvents } from './book-demo.server.ts'
import { demoBookings } from './demo-bookings.server.ts'
import { DemoCalendar } from './demo-calendar.server.ts'
import { clientRequests } from './demo-requests.clients.server.ts'
import { germanRequests } from './demo-requests.de.server.ts'
import { englishRequests } from './demo-requests.en.server.ts'
import { spanishRequests } from './demo-requests.es.server.ts'
import { requestEvents } from './submit-demo.server.ts'

/** How a filling ended. */
export type FillResult =
  | { readonly kind: 'filled'; readonly requests: number }
  /** There are so many requests already; nothing was done. */
  | { readonly kind: 'not-empty'; readonly requests: number; readonly isDemo: boolean }

async function countRequests(store: Store): Promise<number> {
  return Object.values(await countByState(store)).reduce((sum, count) => sum + count, 0)
}

/**
 * Fills an empty store with invented requests and appointments of the last three weeks, by the functions with which the
 * site stores real ones, on a clock of the past. No message is sent about them.
 * @throws StoreFault
 */
export async function fillDemo(store: Store, identity: Identity): Promise<FillResult> {
  const before = await countRequests(store)
  if (before > 0) {
    const demo = await demoRequests(store)
    return { kind: 'not-empty', requests: before, isDemo: demo.length === before }
  }
  const calendar = new DemoCalendar(store.clock())
  const written = [
    ...spanishRequests.map((request) => ({ request, locale: 'es' as const })),
    ...germanRequests.map((request) => ({ request, locale: 'de' as const })),
    ...englishRequests.map((request) => ({ request, locale: 'en' as const })),
    ...clientRequests,
  ]
  const events = [
    ...written.flatMap((one, index) => requestEvents(one, index + 1, calendar, identity)),
    ...demoBookings.flatMap((booking, index) =>
      bookingEvents(booking, written.length + index + 1, calendar, identity),
    ),
  ]
  for (const { at, run } of events.toSorted((a, b) => Temporal.Instant.compare(a.at, b.at))) {
    await run({ ...store, clock: () => at, config: { ...store.config, isMuted: true } })
  }
  return { kind: 'filled', requests: await countRequests(store) }
}

/** Removes exactly the demo data. @returns how many requests it had */
export async function removeDemo(store: Store): Promise<number> {
  // Nothing of it is personal, so no page of the database needs to be overwritten.
  return await deleteRequests(store, await demoRequests(store), false)
}
