import { madridTime } from '#i18n/madrid-time.ts'
import type { Store } from '#platform/store/store.server.ts'

/** The ISO day on Mallorca. */
export function today(store: Pick<Store, 'clock'>): string {
  return madridTime(new Date(store.clock().epochMilliseconds)).day
}
