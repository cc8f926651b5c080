import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { logAsTool } from '../../app/platform/log.server.ts'
import { startPostgres } from '../../tests/support/postgres.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { endSite, startSite } from '../../tests/support/site-process.ts'
import { option, report } from './proof.ts'
import { callbackForm, send } from '../../tests/support/send-form.ts'
import { survivor } from './surviving-store.ts'

/**
 * `npm run prove -- crash`: repeated kill -9 under clients that retry with the same key, until a
 * number of forms are acknowledged, by a minimum number of processes. A process lives until it has
 * acknowledged some forms and a moment more: after a fixed time, on a busy machine, it would have
 * hardly begun.
 */

logAsTool()

const kills = option('kills', 40)
const acknowledged = option('acknowledged', 20_000)
const clients = option('clients', 16)
/**
 * Forms that a process acknowledges before it is killed, and its maximum additional random
 * lifetime.
 */
const forms = option('forms', 60)
const every = option('every', 700)
/** Time limit after which a process is killed anyway, in milliseconds. */
const patience = 20_000
/** Aborts after this many processes in a row without one acknowledged form. */
const maxIdle = 3

/** A form with an e-mail address produces every kind of message. */
const kinds = ['mail-office', 'mail-visitor', 'webhook']

async function prove(name: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const port = await freePort()
  let site = await startSite(environment, { port })
  const ledger = new Map<string, string>()
  let changed = 0
  let unanswered = 0
  let running = true
  let givenUp = Infinity

  const client = async () => {
    while (running) {
      const key = randomUUID()
      const form = callbackForm(key, { email: `${key}@example.org` })
      let reference: string | undefined
      while (reference === undefined && performance.now() < givenUp) {
        reference = (await send(site.url, form).catch(() => undefined))?.reference
        if (reference === undefined) await sleep(50)
      }
      if (reference === undefined) {
        unanswered++
        return
      }
      ledger.set(key, reference)
      // Some answers are lost in transit; such a client retries once and must get the same answer.
      if (ledger.size % 10 === 0) {
        const again = await send(site.url, form).catch(() => undefined)
        if (again?.reference !== undefined && again.reference !== reference) changed++
      }
    }
  }

  const working = Array.from({ length: clients }, client)
  const begun = performance.now()
  let killed = 0
  for (let idle = 0; (killed < kills || ledger.size < acknowledged) && idle < maxIdle; killed++) {
    const before = ledger.size
    const end = performance.now() + patience
    while (ledger.size < before + forms && performance.now() < end) await sleep(10)
    await sleep(Math.random() * every)
    await endSite(site, 'SIGKILL')
    idle = ledger.size === before ? idle + 1 : 0
    site = await startSite(environment, { port })
  }
  running = false
  givenUp = performance.now() + patience
  await Promise.all(working)
  const seconds = Math.round((performance.now() - begun) / 1000)
  // The last one is killed as well, so that the check sees the state after a crash.
  await endSite(site, 'SIGKILL')

  const { references, requests, incomplete, damage } = await survivor(environment, kinds)
  const lost = [...ledger].filter(([key, reference]) => references.get(key) !== reference).length
  const facts = {
    kills: killed + 1,
    clients,
    seconds,
    acknowledged: ledger.size,
    stored: requests,
    lost,
    twice: requests - references.size,
    // Every client continued until it was answered: there is no unacknowledged request.
    untold: references.size - ledger.size,
    changed,
    unanswered,
    incomplete,
    damage,
  }
  const wrong =
    lost + facts.twice + Math.abs(facts.untold) + changed + unanswered + incomplete + damage.length
  report(`crash ${name}`, facts, wrong === 0 && killed >= kills && ledger.size >= acknowledged)
}

const folder = await mkdtemp(join(tmpdir(), 'prove-crash-'))
const hook = createServer((request, answer) => {
  request.resume()
  answer.writeHead(204).end()
}).listen(0, '127.0.0.1')
await once(hook, 'listening')
const shared = {
  LINK_SECRET: 'a secret of the proofs, long enough',
  WEBHOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`,
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 'a secret of the proofs').toString('base64')}`,
}
try {
  await prove('sqlite', { ...shared, DATA_DIR: join(folder, 'sqlite') })
  const postgres = await startPostgres()
  const own = { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: postgres.url }
  await prove('postgres', { ...shared, ...own }).finally(() => postgres.stop())
} finally {
  hook.close()
  hook.closeAllConnections()
  await rm(folder, { recursive: true, force: true })
}
