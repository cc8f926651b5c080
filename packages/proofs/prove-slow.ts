import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { option, report } from './proof.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { endSite, startSite } from '../../tests/support/site-process.ts'
import { slowClient, type SlowClient, type Slowness } from './slow-clients.ts'
import { noVisits, quantile, readPage, tally, visitor } from './visitors.ts'

/**
 * `npm run prove -- slow`: 500, then 5,000 clients that hold their connections, beside normal ones.
 */

const counts = [option('few', 500), option('many', 5_000)]
/** Time limit for closing every slow connection, in milliseconds. */
const timeLimit = 15_000
const kinds: readonly Slowness[] = ['headers', 'body', 'upload', 'silent', 'read', 'unwanted body']

/** The path of the largest published file. */
async function maxFile(): Promise<string> {
  const names = await readdir('build/client', { recursive: true })
  const sizes = await Promise.all(
    names.map(async (name) => ({ name, size: (await stat(join('build/client', name))).size })),
  )
  return `/${sizes.reduce((largest, file) => (file.size > largest.size ? file : largest)).name}`
}

const folder = await mkdtemp(join(tmpdir(), 'prove-slow-'))
const port = await freePort()
// The default limits: they keep slow forms off the store.
const limits = { POSTS_PER_ADDRESS: '30', POSTS_PER_MINUTE: '600' }
const site = await startSite({ DATA_DIR: folder, ...limits }, { port })
const large = await maxFile()

/** Visitors until the end: prerendered pages, and parts of lists rendered on demand. */
async function others(until: Promise<void>) {
  const seen = noVisits()
  let over = false
  void until.then(() => (over = true))
  const one = async () => {
    const ask = visitor({ origin: site.url }, seen)
    for (let turn = 1; !over; turn++) {
      await readPage(ask, seen, turn % 25 === 0 ? '/en?dialog=callback-dialog' : '/servicios/nie')
      await sleep(20)
    }
  }
  await Promise.all(Array.from({ length: 8 }, one))
  return { p99: quantile(seen.times, 0.99), answered: seen.done, failed: tally(seen.failed) }
}

async function openAll(clients: SlowClient[], count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    clients.push(slowClient(kinds[at % kinds.length] ?? 'silent', port, large))
    // All together would only fill the accept backlog.
    if (at % 50 === 49) await sleep(10)
  }
}

try {
  await others(sleep(3_000))
  const calm = await others(sleep(timeLimit))
  for (const count of counts) {
    const clients: SlowClient[] = []
    const busy = await others(
      openAll(clients, count).then(async () => {
        await sleep(timeLimit + 1_000)
      }),
    )
    const times = clients.flatMap(({ closedAfter }) => closedAfter ?? [])
    const open = tally(clients.filter(({ closedAfter }) => closedAfter === undefined).map(({ kind }) => kind))
    for (const client of clients) client.end()
    const slowest = Object.fromEntries(
      kinds.map((kind) => [
        kind,
        Math.round(
          Math.max(
            0,
            ...clients.flatMap((client) => (client.kind === kind ? (client.closedAfter ?? []) : [])),
          ),
        ),
      ]),
    )
    report(
      `${count} slow clients`,
      { open, slowestMs: slowest, othersCalm: calm, othersMeanwhile: busy },
      times.length === count &&
        Math.max(...times) <= timeLimit &&
        Object.keys(busy.failed).length === 0 &&
        busy.p99 <= 2 * Math.max(calm.p99, 5),
    )
  }
} finally {
  await endSite(site, 'SIGKILL')
  await rm(folder, { recursive: true, force: true })
}
