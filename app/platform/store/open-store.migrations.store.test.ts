import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { lockAwaited } from '#tests/support/lock-awaited.ts'
import { describeStores } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { openStore } from './open-store.server.ts'
import { leaseDue } from '#platform/outbox/outbox.server.ts'
import type { Store } from './store.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'

/** Reverts the last migration, as if the previous release had created the store. */
async function olderBy(store: Store): Promise<void> {
  await sql`alter table outbox drop column moved_from`.execute(store.db)
  await sql`delete from schema_migration where name = '0010-moved-from'`.execute(store.db)
}

describeStores('a schema migration', ({ dialect, configure, open }) => {
  describe.runIf(dialect === 'postgres')('a migration that waits for a table', () => {
    test('blocks forms only briefly, and completes when the table is free', async () => {
      const config = await configure()
      const store = await open({}, config)
      await olderBy(store)
      const later = await store.db.transaction().execute(async (dump) => {
        // The lock that pg_dump holds until it is done.
        await sql`lock table outbox in access share mode`.execute(dump)
        const opening = openStore(config, {}, true)
        await lockAwaited(store)
        expect(await submitRequest(store, submission())).toHaveProperty('kind', 'received')
        await expect(open({}, config)).rejects.toMatchObject({ code: 'store.busy' })
        return await opening
      })
      onTestFinished(() => later.close())
      expect(await leaseDue(later, { owner: 'a', seconds: 60, limit: 9 })).not.toEqual([])
    })
  })
})
