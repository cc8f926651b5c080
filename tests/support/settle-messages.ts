import { toText } from '#platform/store/instant.server.ts'
import type { Store } from '#platform/store/store.server.ts'

/** Notes every message that waits as sent, for tests of what comes after. */
export async function settleMessages(store: Store): Promise<void> {
  await store.db
    .updateTable('outbox')
    .set({ sent_at: toText(store.clock()) })
    .where('sent_at', 'is', null)
    .execute()
}
