import { setTimeout as sleep } from 'node:timers/promises'
import { readIdentity } from '../../app/content/identity.server.ts'
import { readEnvironment } from '../../app/platform/config/environment.server.ts'
import { storeSettings } from '../../app/platform/config/settings.server.ts'
import { openStore } from '../../app/platform/store/open-store.server.ts'

/** The final content of the store, after the outbox had five minutes to empty. */
export async function readStore(variables: NodeJS.ProcessEnv) {
  const store = await openStore(storeSettings(readEnvironment(variables), readIdentity()))
  const waiting = async () =>
    (await store.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).length
  const patience = performance.now() + 300_000
  while ((await waiting()) > 0 && performance.now() < patience) await sleep(1_000)
  const unsent = await waiting()
  const rows = await store.db.selectFrom('request').select(['idempotency_key', 'reference']).execute()
  await store.close()
  return { unsent, kept: new Map(rows.map((row) => [row.idempotency_key, row.reference])), rows: rows.length }
}
