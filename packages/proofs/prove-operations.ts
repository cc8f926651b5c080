import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { readIdentity } from '../../app/content/identity.server.ts'
import { readEnvironment } from '../../app/platform/config/environment.server.ts'
import { storeSettings } from '../../app/platform/config/settings.server.ts'
import { logAsTool } from '../../app/platform/log.server.ts'
import { openStore } from '../../app/platform/store/open-store.server.ts'
import { startNginx } from './own-nginx.ts'
import { option, report } from './proof.ts'
import { startPostgres } from '../../tests/support/postgres.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { endSite, startSite, type SiteProcess } from '../../tests/support/site-process.ts'
import { noVisits, quantile, readPage, sendForm, tally, visitor } from './visitors.ts'

/**
 * `npm run prove -- operations`: the procedures of docs/operations.md on this machine with SQLite
 * and with PostgreSQL: nginx with the shipped configuration, switching between two processes under
 * load, and retention; with SQLite also a concurrent backup and its restoration (PostgreSQL has its
 * own tools).
 */

logAsTool()

const rounds = option('rounds', 50)
const clients = option('clients', 8)
const pages = ['/es', '/en', '/de', '/servicios/nie', '/en/insurances/health', '/busqueda?q=nie']
const run = promisify(execFile)

/** Where a site stores its data. */
type Place = Readonly<Record<'DATA_DIR', string> & NodeJS.ProcessEnv>

const staff = async (place: Place, words: readonly string[], more: NodeJS.ProcessEnv = {}) =>
  await run(process.execPath, ['app/staff/requests.server.ts', ...words], {
    env: { PATH: process.env['PATH'], ...place, ...more },
  })

/** The references in a store, by key. */
async function references(place: Place): Promise<Map<string | null, string>> {
  const store = await openStore(storeSettings(readEnvironment(place), readIdentity()))
  const rows = await store.db.selectFrom('request').select(['idempotency_key', 'reference']).execute()
  await store.close()
  return new Map(rows.map((row) => [row.idempotency_key, row.reference]))
}

const missing = (acknowledged: ReadonlyMap<string, string>, kept: ReadonlyMap<string | null, string>) =>
  [...acknowledged].filter(([key, reference]) => kept.get(key) !== reference).length

/** Runs halfway through the rounds, with the forms acknowledged until then. */
type Halfway = (acknowledged: ReadonlyMap<string, string>) => Promise<void>

async function proveChanges(name: string, folder: string, place: Place, halfway: Halfway): Promise<void> {
  const environment = { TRUSTED_PROXIES: '127.0.0.1', DRAIN_SECONDS: '5', ...place }
  const ports = [await freePort(), await freePort()] as const
  let current: SiteProcess = await startSite(environment, { port: ports[0] })
  const proxy = await startNginx(folder, ports[0])
  const seen = noVisits()
  let running = true

  const visit = async () => {
    const ask = visitor(proxy.target, seen)
    for (let turn = 0; running; turn++) {
      if (turn % 10 === 9) await sendForm(ask, seen)
      else await readPage(ask, seen, pages[turn % pages.length] ?? '/es')
      await sleep(10)
    }
  }

  /**
   * One upgrade or rollback: the other process starts, gets the visitors, and the old one stops.
   */
  const change = async (round: number) => {
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
    for (let round = 0; round < rounds; round++) {
      changes.push(await change(round))
      if (round === Math.floor(rounds / 2)) await halfway(new Map(seen.acknowledged))
    }
    running = false
    await Promise.all(visitors)
    const lost = missing(seen.acknowledged, await references(place))
    report(
      `upgrade and way back behind nginx, ${name}`,
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
  } finally {
    running = false
    await proxy.stop()
    await endSite(current, 'SIGKILL')
  }
}

async function proveRetention(name: string, place: Place): Promise<void> {
  const kept = await references(place)
  const [reference = ''] = kept.values()
  await staff(place, ['status', reference, 'closed'])
  await staff(place, ['purge'], { RETENTION_MONTHS: '0' })
  const left = [...(await references(place)).values()]
  report(
    `retention, ${name}`,
    { before: kept.size, after: left.length },
    left.length === kept.size - 1 && !left.includes(reference),
  )
}

async function proveWithSqlite(folder: string): Promise<void> {
  const place = { DATA_DIR: join(folder, 'data') }
  const backup = join(folder, 'site.backup')
  let before: ReadonlyMap<string, string> = new Map()
  await proveChanges('sqlite', folder, place, async (acknowledged) => {
    before = acknowledged
    await staff(place, ['backup', backup])
  })

  // A new site, from the backup alone.
  const restored = { DATA_DIR: join(folder, 'restored') }
  await staff(restored, ['restore', backup])
  const kept = await references(restored)
  const again = await startSite(restored, { port: await freePort() })
  const ready = (await fetch(`${again.url}/readyz`)).status
  await endSite(again, 'SIGTERM')
  report(
    'backup while it runs, and restore',
    { acknowledgedBefore: before.size, restored: kept.size, missing: missing(before, kept), ready },
    missing(before, kept) === 0 && before.size > 0 && ready === 200,
  )
  await proveRetention('sqlite', restored)
}

async function proveWithPostgres(folder: string): Promise<void> {
  const postgres = await startPostgres()
  const place = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: postgres.url,
    LINK_SECRET: 'a secret of the proofs, long enough',
  }
  try {
    await proveChanges('postgres', folder, place, async () => undefined)
    await proveRetention('postgres', place)
  } finally {
    await postgres.stop()
  }
}

for (const proveWith of [proveWithSqlite, proveWithPostgres]) {
  const folder = await mkdtemp(join(tmpdir(), 'prove-operations-'))
  await proveWith(folder).finally(() => rm(folder, { recursive: true, force: true }))
}
