import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { readIdentity } from '#content/identity.server.ts'
import { readEnvironment } from '#server/config/environment.ts'
import { storeSettings } from '#server/config/settings.ts'
import { openStore } from '#server/store/open-store.ts'
import { startNginx } from './prove-nginx.ts'
import { option, report } from './prove-site.ts'
import { freePort } from '#tests/support/free-port.ts'
import { endSite, startSite, type SiteProcess } from '#tests/support/site-process.ts'
import { noVisits, quantile, readPage, sendForm, tally, visitor } from './visitors.ts'

/**
 * `npm run prove:operations`: what docs/operations.md describes, done on this machine: nginx with the
 * shipped configuration, switching between two processes under load, a backup meanwhile, restoring
 * it, and retention.
 */

const rounds = option('rounds', 20)
const clients = option('clients', 8)
const pages = ['/es', '/en', '/de', '/servicios/nie', '/en/insurances/health', '/busqueda?q=nie']
const run = promisify(execFile)

const folder = await mkdtemp(join(tmpdir(), 'prove-operations-'))
const data = join(folder, 'data')
const shared = { TRUSTED_PROXIES: '127.0.0.1', DRAIN_SECONDS: '5' }
const environment = { ...shared, DATA_DIR: data }
const staff = async (dataDir: string, words: readonly string[], more: NodeJS.ProcessEnv = {}) =>
  await run(process.execPath, ['server/staff/requests.ts', ...words], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...more },
  })

/** The references that a data directory holds, by key. */
async function references(dataDir: string): Promise<Map<string | null, string>> {
  const store = await openStore(storeSettings(readEnvironment({ DATA_DIR: dataDir }), readIdentity()))
  const rows = await store.db.selectFrom('request').select(['idempotency_key', 'reference']).execute()
  await store.close()
  return new Map(rows.map((row) => [row.idempotency_key, row.reference]))
}

const missing = (told: ReadonlyMap<string, string>, kept: ReadonlyMap<string | null, string>) =>
  [...told].filter(([key, reference]) => kept.get(key) !== reference).length

const ports = [await freePort(), await freePort()] as const
let current: SiteProcess = await startSite(environment, { port: ports[0] })
const proxy = await startNginx(folder, ports[0])
const seen = noVisits()
let running = true

async function visit(): Promise<void> {
  const ask = visitor(proxy.target, seen)
  for (let turn = 0; running; turn++) {
    if (turn % 10 === 9) await sendForm(ask, seen)
    else await readPage(ask, seen, pages[turn % pages.length] ?? '/es')
    await sleep(10)
  }
}

/** One upgrade or the way back: the other process starts, gets the visitors, and the old one ends. */
async function change(round: number): Promise<{ unready: boolean; exit: number; ms: number }> {
  const port = ports[(round + 1) % 2] ?? ports[0]
  const next = await startSite(environment, { port })
  await run('ops/switch.sh', [String(port), proxy.folder])
  const start = performance.now()
  const gone = endSite(current, 'SIGTERM')
  await sleep(150)
  const unready = await fetch(`${current.url}/readyz`).then(
    ({ status }) => status === 503,
    () => false,
  )
  await gone
  const exit = current.process.exitCode ?? -1
  current = next
  return { unready, exit, ms: performance.now() - start }
}

try {
  const visitors = Array.from({ length: clients }, visit)
  const changes: Awaited<ReturnType<typeof change>>[] = []
  const backup = join(folder, 'site.backup')
  let before: ReadonlyMap<string, string> = new Map()
  for (let round = 0; round < rounds; round++) {
    changes.push(await change(round))
    if (round !== Math.floor(rounds / 2)) continue
    before = new Map(seen.acknowledged)
    await staff(data, ['backup', backup])
  }
  running = false
  await Promise.all(visitors)
  const lost = missing(seen.acknowledged, await references(data))
  report(
    'upgrade and way back behind nginx',
    {
      changes: changes.length,
      answered: seen.done,
      failed: tally(seen.failed),
      resentOnKeptConnections: seen.resent,
      acknowledged: seen.acknowledged.size,
      lost,
      p99ms: quantile(seen.times, 0.99),
      notReadyAtOnce: changes.filter(({ unready }) => unready).length,
      slowestExitMs: Math.round(Math.max(...changes.map(({ ms }) => ms))),
    },
    lost === 0 &&
      seen.failed.length === 0 &&
      seen.acknowledged.size > 0 &&
      changes.every(({ unready, exit, ms }) => unready && exit === 0 && ms < 5_000 + 10_000),
  )

  // A site that was never there, from the backup alone.
  const restored = join(folder, 'restored')
  await staff(restored, ['restore', backup])
  const kept = await references(restored)
  const again = await startSite({ DATA_DIR: restored }, { port: await freePort() })
  const ready = (await fetch(`${again.url}/readyz`)).status
  await endSite(again, 'SIGTERM')
  report(
    'backup while it runs, and restore',
    { acknowledgedBefore: before.size, restored: kept.size, missing: missing(before, kept), ready },
    missing(before, kept) === 0 && before.size > 0 && ready === 200,
  )

  const [reference = ''] = kept.values()
  await staff(restored, ['status', reference, 'closed'])
  const later = { RETENTION_MONTHS: '0' }
  await staff(restored, ['purge'], later)
  const left = [...(await references(restored)).values()]
  report(
    'retention',
    { before: kept.size, after: left.length },
    left.length === kept.size - 1 && !left.includes(reference),
  )
} finally {
  running = false
  await proxy.stop()
  await endSite(current, 'SIGKILL')
  await rm(folder, { recursive: true, force: true })
}
