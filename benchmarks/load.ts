import type { ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { readIdentity } from '#content/identity.server.ts'
import { readEnvironment } from '#server/config/environment.ts'
import { storeSettings } from '#server/config/settings.ts'
import { openStore } from '#server/store/open-store.ts'
import { option, report } from './prove-site.ts'
import { endSite, freePort, startSite } from '#tests/support/site-process.ts'
import { noVisits, quantile, readPage, sendForm, tally, visitor, type Visits } from './visitors.ts'

/**
 * `npm run bench:load`: 90 % pages, 9 % searches, 1 % requests at 70 % of what the machine takes, for
 * `--minutes 3`, with a kill -9 each minute and the mail server away for the middle third.
 */

const minutes = option('minutes', 3)
const clients = option('clients', 16)
const pages = [
  '/es',
  '/en',
  '/de',
  '/servicios/nie',
  '/en/insurances/health',
  '/de/dienstleistungen/nie',
  '/blog',
]
const searches = ['nie', 'coche', 'car', 'zahn', 'hogar'].map((word) => `/busqueda?q=${word}`)

const folder = await mkdtemp(join(tmpdir(), 'bench-load-'))
const port = await freePort()
const smtpPort = await freePort()
const environment = { DATA_DIR: folder, SMTP_URL: `smtp://127.0.0.1:${smtpPort}` }

function startMail(): SMTPServer {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      stream.resume()
      stream.once('end', () => done())
    },
  })
  server.on('error', () => undefined)
  server.listen(smtpPort, '127.0.0.1')
  return server
}

/** The share of visits that one turn stands for, in a pattern of a hundred. */
async function turnOf(turn: number, ask: ReturnType<typeof visitor>, seen: Visits): Promise<void> {
  const at = turn % 100
  if (at === 99) await sendForm(ask, seen, 200)
  else if (at % 11 === 10) await readPage(ask, seen, searches[turn % searches.length] ?? '')
  else await readPage(ask, seen, pages[turn % pages.length] ?? '')
}

/** Visitors until `end`, each with so long between two turns, or without a pause. */
async function visit(seen: Visits, end: number, pauseMs = 0): Promise<number> {
  const start = performance.now()
  let turns = 0
  const one = async (number: number) => {
    const ask = visitor({ origin: `http://127.0.0.1:${port}` }, seen)
    let next = performance.now() + (pauseMs * number) / clients
    for (let turn = number * 7; performance.now() < end; turn++) {
      await turnOf(turn, ask, seen)
      turns++
      next += pauseMs
      const wait = next - performance.now()
      if (wait > 0) await sleep(wait)
      else next = performance.now()
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, number) => one(number)))
  return (turns * 1000) / (performance.now() - start)
}

async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

let mail: SMTPServer | undefined = startMail()
let site = await startSite(environment, { port })
try {
  await visit(noVisits(), performance.now() + 3_000)
  const most = await visit(noVisits(), performance.now() + 10_000)
  const rate = most * 0.7

  const seen = noVisits()
  const length = minutes * 60_000
  const start = performance.now()
  const visiting = visit(seen, start + length, (clients * 1000) / rate)
  const memory: number[] = []
  let away = 0
  let failedWhileAway = 0
  let kills = 0
  for (
    let nextKill = start + Math.min(60_000, length / 3);
    performance.now() < start + length;
    await sleep(1_000)
  ) {
    const share = (performance.now() - start) / length
    if (mail !== undefined && share > 1 / 3 && share < 2 / 3) {
      mail.close()
      mail = undefined
    } else if (mail === undefined && share >= 2 / 3) mail = startMail()
    if (performance.now() < nextKill || share > 0.95) continue
    nextKill += 60_000
    memory.push(await memoryOf(site.process))
    const failed = seen.failed.length
    const down = performance.now()
    await endSite(site, 'SIGKILL')
    site = await startSite(environment, { port })
    // Those that were under way when it was killed may report a moment later.
    await sleep(1_000)
    away += performance.now() - down
    failedWhileAway += seen.failed.length - failed
    kills++
  }
  const reached = await visiting
  memory.push(await memoryOf(site.process))
  mail ??= startMail()
  const store = await openStore(storeSettings(readEnvironment(environment), readIdentity()))
  const outbox = async () =>
    (await store.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).length
  const patience = performance.now() + 300_000
  while ((await outbox()) > 0 && performance.now() < patience) await sleep(1_000)
  const unsent = await outbox()
  const rows = await store.db.selectFrom('request').select(['idempotency_key', 'reference']).execute()
  await store.close()
  const kept = new Map(rows.map((row) => [row.idempotency_key, row.reference]))
  const lost = [...seen.acknowledged].filter(([key, reference]) => kept.get(key) !== reference).length
  const failedOtherwise = seen.failed.length - failedWhileAway
  report(
    'load',
    {
      minutes,
      mostASecond: Math.round(most),
      reachedASecond: Math.round(reached),
      answered: seen.done,
      p50ms: quantile(seen.times, 0.5),
      p99ms: quantile(seen.times, 0.99),
      kills,
      awaySeconds: Math.round(away / 1000),
      failedWhileAway,
      failedOtherwise,
      failed: tally(seen.failed),
      acknowledged: seen.acknowledged.size,
      lost,
      twice: rows.length - kept.size,
      unsent,
      memoryMB: memory,
      loadPerProcessor: Math.round((loadavg()[0] ?? 0) / cpus().length),
    },
    lost === 0 && failedOtherwise === 0 && unsent === 0 && seen.acknowledged.size > 0,
  )
} finally {
  await endSite(site, 'SIGKILL')
  mail?.close()
  await rm(folder, { recursive: true, force: true })
}
