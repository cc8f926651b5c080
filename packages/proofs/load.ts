import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { logAsTool } from '../../app/platform/log.server.ts'
import { sqliteFile } from '../../app/platform/store/open-store.server.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { endSite, startSite } from '../../tests/support/site-process.ts'
import { fullDisk, killed, slowDatabase, stopped, strikeInTurn, type Struck } from './load-faults.ts'
import { readStore } from './load-store.ts'
import { mixedTurn, readTurn, sendTurn, visit } from './load-visits.ts'
import { growth, maxWalMB, memoryUntil, type MemoryOverTime } from './load-watch.ts'
import { loadPerProcessor, shippedLimits } from './process-figures.ts'
import { option, report } from './proof.ts'
import { ownDisk } from './small-disk.ts'
import { noVisits, quantile, tally, type Visits } from './visitors.ts'

/**
 * `npm run bench -- load`: 90 % pages, 9 % searches, 1 % requests at 70 % of the machine's
 * capacity, for `--minutes 3`. In the first three quarters the disk fills up, the database slows
 * down, the process is killed and is shut down, in turn and repeatedly; the mail server is down for
 * the middle third. In the last quarter nothing happens, and memory must not grow. With `--steady`
 * there are no faults at all: 50 pages and one request a second; `--minutes 60` is the hour.
 */

logAsTool()

const minutes = option('minutes', 3)
const clients = option('clients', 16)
const isSteady = process.argv.includes('--steady')
const steadyPages = 50
/** Minimum share of the target rate: below it the site was not put under the promised load. */
const enough = 0.95

/** Maximum journal at any time, in MB. */
const maxWal = 64
/**
 * Maximum live heap growth without faults, in MB; applies to any duration, as it does not
 * fluctuate.
 */
const flatHeap = 10
/**
 * Maximum growth of the memory as the system counts it, in MB; fewer than ten minutes are
 * inconclusive.
 */
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

/** Stops the mail server in the middle third of a run. */
async function loseMail(mail: SMTPServer, smtpPort: number, share: () => number): Promise<SMTPServer> {
  while (share() < 1 / 3) await sleep(500)
  mail.close()
  while (share() < 2 / 3) await sleep(500)
  return startMail(smtpPort)
}

/** Failures that visitors saw since the last look. */
function looking({ failed }: Visits): () => string[] {
  let looked = 0
  return () => failed.slice(looked, (looked = failed.length))
}

/** The observations of a run before its store is checked. */
interface Watched {
  readonly seen: Visits
  /** Actions per second, by kind of visitor. */
  readonly wanted: readonly number[]
  readonly reached: readonly number[]
  readonly struck: Struck | undefined
  readonly wrong: readonly string[]
  readonly memory: MemoryOverTime
  readonly walMB: number
  /** Minutes without faults. */
  readonly calm: number
}

/** Checks the store and summarises the run. */
async function judge(
  { seen, wanted, reached, struck, wrong, memory, walMB, calm }: Watched,
  variables: NodeJS.ProcessEnv,
): Promise<void> {
  const { unsent, kept, rows } = await readStore(variables)
  const lost = [...seen.acknowledged].filter(([key, reference]) => kept.get(key) !== reference).length
  const heapGrown = growth(memory.heap)
  const residentGrown = growth(memory.resident)
  const asked = isSteady ? reached.every((one, index) => one >= enough * (wanted[index] ?? 0)) : true
  const judged = minutes >= longEnough
  report(
    isSteady ? 'steady load' : 'load',
    {
      minutes,
      wantedASecond: wanted.map(Math.round),
      reachedASecond: reached.map((one) => Math.round(one * 100) / 100),
      ...(isSteady && { askedEnough: asked }),
      answered: seen.done,
      p50ms: quantile(seen.times, 0.5),
      p99ms: quantile(seen.times, 0.99),
      ...(struck && { struck: struck.times, failedMeanwhile: tally(struck.meanwhile) }),
      wrong: tally(wrong),
      resent: seen.resent,
      acknowledged: seen.acknowledged.size,
      lost,
      twice: rows - kept.size,
      unsent,
      walMB,
      calmMinutes: Math.round(calm * 10) / 10,
      heapMB: {
        first: memory.heap[0],
        last: memory.heap.at(-1),
        grown: heapGrown,
        judged: memory.heap.length >= 3 ? 'yes' : 'no, too short to be measured',
      },
      residentMB: {
        first: memory.resident[0],
        last: memory.resident.at(-1),
        grown: residentGrown,
        judged: judged ? 'yes' : `no, less than ${longEnough} minutes`,
      },
      loadPerProcessor: loadPerProcessor(),
    },
    lost + unsent + wrong.length + rows - kept.size === 0 &&
      seen.acknowledged.size > 0 &&
      asked &&
      walMB < maxWal &&
      heapGrown <= flatHeap &&
      (!judged || residentGrown <= flat),
  )
}

async function load(disk: string): Promise<void> {
  const port = await freePort()
  const smtpPort = await freePort()
  const inspectPort = await freePort()
  const limits = shippedLimits()
  const variables = {
    DATA_DIR: join(disk, 'data'),
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    ...limits,
    NODE_OPTIONS: `${limits.NODE_OPTIONS} --inspect=127.0.0.1:${inspectPort}`,
  }
  let mail = startMail(smtpPort)
  let site = await startSite(variables, { port })
  const restart = async (signal: NodeJS.Signals) => {
    await endSite(site, signal)
    site = await startSite(variables, { port })
  }
  const file = sqliteFile(variables.DATA_DIR)
  const faults = [fullDisk(disk), slowDatabase(file), killed(restart), stopped(restart)]
  let isOver = false
  const watchingWal = maxWalMB(file, () => isOver)
  try {
    const mixed = { port, clients, act: mixedTurn }
    await visit(noVisits(), { ...mixed, end: performance.now() + 3_000 })
    const capacity = isSteady ? 0 : await visit(noVisits(), { ...mixed, end: performance.now() + 10_000 })

    const seen = noVisits()
    const look = looking(seen)
    const length = minutes * 60_000
    const start = performance.now()
    const end = start + length
    const share = () => (performance.now() - start) / length
    const wanted = isSteady ? [steadyPages, 1] : [capacity * 0.7]
    const visiting = isSteady
      ? [
          // Enough of them that slow answers to some do not reduce the overall rate.
          visit(seen, { port, clients: 4 * clients, act: readTurn, end, aSecond: steadyPages }),
          visit(seen, { port, clients: 4, act: sendTurn, end, aSecond: 1 }),
        ]
      : [visit(seen, { ...mixed, end, aSecond: capacity * 0.7 })]
    const mailing = isSteady ? undefined : loseMail(mail, smtpPort, share)
    const pause = Math.min(60_000, length / 12)
    const over = () => share() >= 0.75 - pause / length
    const struck = isSteady ? undefined : await strikeInTurn(faults, look, { pause, isOver: over })
    // By then a process has reached its working set.
    await sleep(isSteady ? length / 6 : pause)
    const calm = (end - performance.now()) / 60_000
    const memory = await memoryUntil(site.process.pid, inspectPort, {
      end,
      pause: Math.min(30_000, length / 40),
    })
    const reached = await Promise.all(visiting)
    if (mailing) mail = await mailing
    isOver = true
    const walMB = await watchingWal
    const wrong = [...(struck?.wrong ?? []), ...look()]
    await judge({ seen, wanted, reached, struck, wrong, memory, walMB, calm }, variables)
  } finally {
    isOver = true
    await endSite(site, 'SIGKILL')
    mail.close()
  }
}

const disk = await ownDisk(512, 'file')
if (disk !== undefined) await load(disk)
