import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readIdentity } from '#content/identity.server.ts'
import { readEnvironment } from '#server/config/environment.ts'
import { storeSettings } from '#server/config/settings.ts'
import { logAsTool } from '#server/log.ts'
import { openStore } from '#server/store/open-store.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { freePort } from '#tests/support/free-port.ts'
import { endSite, startSite } from '#tests/support/site-process.ts'
import { callbackForm, option, report, send } from './prove-site.ts'

/**
 * `npm run prove:crash`: kill -9 again and again under clients that retry with the same key. A process
 * lives until it has acknowledged so many forms and a moment more: one that is killed after a set time
 * has, on a busy machine, hardly begun.
 */

logAsTool()

const kills = option('kills', 40)
const clients = option('clients', 20)
/** Forms that a process acknowledges before it is killed, and how much longer it may live at random. */
const forms = option('forms', 60)
const every = option('every', 700)
/** A process that takes so long for its forms is killed all the same, in milliseconds. */
const patience = 20_000

async function prove(name: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const port = await freePort()
  let site = await startSite(environment, { port })
  const ledger = new Map<string, string>()
  let changed = 0
  let running = true

  const client = async () => {
    while (running) {
      const key = randomUUID()
      const form = callbackForm(key)
      let reference: string | undefined
      while (reference === undefined) {
        reference = (await send(site.url, form).catch(() => undefined))?.reference
        if (reference === undefined) await sleep(50)
      }
      ledger.set(key, reference)
      // Some answers are lost on their way; such a client sends once more and must hear the same.
      if (ledger.size % 10 === 0) {
        const again = await send(site.url, form).catch(() => undefined)
        if (again?.reference !== undefined && again.reference !== reference) changed++
      }
    }
  }

  const working = Array.from({ length: clients }, client)
  const begun = performance.now()
  for (let kill = 0; kill < kills; kill++) {
    const enough = ledger.size + forms
    const end = performance.now() + patience
    while (ledger.size < enough && performance.now() < end) await sleep(10)
    await sleep(Math.random() * every)
    await endSite(site, 'SIGKILL')
    site = await startSite(environment, { port })
  }
  running = false
  await Promise.all(working)
  const seconds = Math.round((performance.now() - begun) / 1000)
  await endSite(site, 'SIGTERM')

  const store = await openStore(storeSettings(readEnvironment(environment), readIdentity()))
  const rows = await store.db.selectFrom('request').select(['idempotency_key', 'reference', 'id']).execute()
  const outbox = await store.db.selectFrom('outbox').select('request_id').execute()
  const consents = await store.db.selectFrom('consent').select('request_id').execute()
  await store.close()
  const stored = new Map(rows.map((row) => [row.idempotency_key, row.reference]))
  const told = new Set(outbox.map((row) => row.request_id))
  const lost = [...ledger].filter(([key, reference]) => stored.get(key) !== reference).length
  const twice = rows.length - stored.size
  const untold = rows.filter((row) => !told.has(row.id)).length + rows.length - consents.length
  const facts = {
    kills,
    clients,
    seconds,
    acknowledged: ledger.size,
    stored: rows.length,
    lost,
    twice,
    changed,
    untold,
  }
  const meaningful = ledger.size >= (kills * forms) / 2
  report(`crash ${name}`, facts, lost + twice + changed + untold === 0 && meaningful)
}

const folder = await mkdtemp(join(tmpdir(), 'prove-crash-'))
const shared = { LINK_SECRET: 'a secret of the proofs, long enough' }
await prove('sqlite', { ...shared, DATA_DIR: join(folder, 'sqlite') })
const postgres = await startPostgres()
try {
  await prove('postgres', { ...shared, DATA_DIR: join(folder, 'postgres'), DATABASE_URL: postgres.url })
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
