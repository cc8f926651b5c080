import { toText } from '#platform/store/instant.server.ts'
import type { Store } from '#platform/store/store.server.ts'

/** Marks every pending message as sent, for tests of what follows. */
export async function settleMessages(store: Store): Promise<void> {
  await store.db
    .updateTable('outbox')
    .set({ sent_at: toText(store.clock()) })
    .where('sent_at', 'is', null)
    .execute()
}
