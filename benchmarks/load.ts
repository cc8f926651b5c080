import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { readIdentity } from '#content/identity.server.ts'
import { readEnvironment } from '#server/config/environment.ts'
import { storeSettings } from '#server/config/settings.ts'
import { logAsTool } from '#server/log.ts'
import { openStore, sqliteFile } from '#server/store/open-store.ts'
import { fullDisk, killed, slowDatabase, stopped, type Fault } from './load-faults.ts'
import { loadPerProcessor, memoryMB, shippedNodeOptions } from './process-figures.ts'
import { option, report } from './prove-site.ts'
import { ownDisk } from './small-disk.ts'
import { freePort } from '#tests/support/free-port.ts'
import { endSite, startSite } from '#tests/support/site-process.ts'
import { noVisits, quantile, readPage, sendForm, tally, visitor, type Visits } from './visitors.ts'

/**
 * `npm run bench:load`: 90 % pages, 9 % searches, 1 % requests at 70 % of what the machine takes, for
 * `--minutes 3`. In three quarters of that the disk runs full, the database gets slow, the process is
 * killed and is told to stop, in turn and again and again; the mail server is away for the middle
 * third. In the last quarter nothing happens, and the memory must stay as it is.
 */

logAsTool()

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

/** Growth of the memory in the last quarter, in MB; less than ten minutes say nothing about it. */
const flat = 50
const longEnough = 10

function startMail(smtpPort: number): SMTPServer {
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
async function visit(port: number, seen: Visits, end: number, pauseMs = 0): Promise<number> {
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

/** How much more the later third of some figures is than the first. */
function growth(figures: readonly number[]): number {
  const third = Math.ceil(figures.length / 3)
  const mean = (part: readonly number[]) => part.reduce((sum, figure) => sum + figure, 0) / part.length
  return Math.round(mean(figures.slice(-third)) - mean(figures.slice(0, third)))
}

/** What the store has in the end: after the outbox was given five minutes to empty. */
async function readStore(variables: NodeJS.ProcessEnv) {
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

async function load(disk: string): Promise<void> {
  const port = await freePort()
  const smtpPort = await freePort()
  const variables = {
    DATA_DIR: join(disk, 'data'),
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    ...shippedNodeOptions(),
  }
  let mail: SMTPServer | undefined = startMail(smtpPort)
  let site = await startSite(variables, { port })
  const restart = async (signal: NodeJS.Signals) => {
    await endSite(site, signal)
    site = await startSite(variables, { port })
  }
  const file = sqliteFile(variables.DATA_DIR)
  const faults = [fullDisk(disk), slowDatabase(file), killed(restart), stopped(restart)]
  try {
    await visit(port, noVisits(), performance.now() + 3_000)
    const most = await visit(port, noVisits(), performance.now() + 10_000)
    const rate = most * 0.7

    const seen = noVisits()
    const length = minutes * 60_000
    const start = performance.now()
    const share = () => (performance.now() - start) / length
    const visiting = visit(port, seen, start + length, (clients * 1000) / rate)
    const mailing = (async () => {
      while (share() < 1 / 3) await sleep(500)
      mail?.close()
      mail = undefined
      while (share() < 2 / 3) await sleep(500)
      mail = startMail(smtpPort)
    })()

    const pause = Math.min(60_000, length / 12)
    const struck: Record<string, number> = {}
    const meanwhile: string[] = []
    const wrong: string[] = []
    let looked = 0
    /** What visitors saw since the last look. */
    const look = () => {
      const since = seen.failed.slice(looked)
      looked = seen.failed.length
      return since
    }
    for (let turn = 0; share() < 0.75 - pause / length; turn++) {
      await sleep(pause)
      wrong.push(...look())
      const fault = faults[turn % faults.length] as Fault
      await fault.strike()
      // Those that were under way may report a moment later.
      await sleep(1_000)
      const failed = look()
      wrong.push(...failed.filter((failure) => !fault.forgives(failure)))
      struck[fault.name] = (struck[fault.name] ?? 0) + 1
      meanwhile.push(...failed.map((failure) => `${fault.name}: ${failure}`))
    }
    const memory: number[] = []
    await sleep(pause)
    while (share() < 1) {
      memory.push(await memoryMB(site.process.pid))
      await sleep(Math.min(10_000, length / 60))
    }
    const reached = await visiting
    await mailing
    wrong.push(...look())
    const { unsent, kept, rows } = await readStore(variables)
    const lost = [...seen.acknowledged].filter(([key, reference]) => kept.get(key) !== reference).length
    const grown = growth(memory)
    report(
      'load',
      {
        minutes,
        mostASecond: Math.round(most),
        reachedASecond: Math.round(reached),
        answered: seen.done,
        p50ms: quantile(seen.times, 0.5),
        p99ms: quantile(seen.times, 0.99),
        struck,
        failedMeanwhile: tally(meanwhile),
        wrong: tally(wrong),
        resent: seen.resent,
        acknowledged: seen.acknowledged.size,
        lost,
        twice: rows - kept.size,
        unsent,
        memoryMB: { first: memory[0], last: memory.at(-1), grown },
        loadPerProcessor: loadPerProcessor(),
      },
      lost + unsent + wrong.length + rows - kept.size === 0 &&
        seen.acknowledged.size > 0 &&
        (minutes < longEnough || grown <= flat),
    )
  } finally {
    await endSite(site, 'SIGKILL')
    mail?.close()
  }
}

const disk = await ownDisk(512, 'file')
if (disk !== undefined) await load(disk)
