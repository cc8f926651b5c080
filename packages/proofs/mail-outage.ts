import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../tests/support/free-port.ts'
import { endSite, startSite, type SiteProcess } from '../../tests/support/site-process.ts'
import { acknowledge, balance, everyMail, maxSeconds } from './mail-ledger.ts'
import { openMailServer, type Rules } from './mail-server.ts'
import { report } from './proof.ts'

/** Forms that are slow because the process is new; only their mails are counted. */
const warming = 20

/**
 * Allowed excess of the forms' p99 over twice the baseline, in milliseconds: noise of a busy
 * machine.
 */
const noise = 20

/** The size of each phase; times in seconds. */
export interface Outage {
  readonly machines: number
  /** Forms while mail works, and as many again while it does not. */
  readonly requests: number
  readonly refused: number
  readonly deferred: number
  readonly stalled: number
}

function p99(times: readonly number[]): number {
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0)
}

/** A verdict on every second attempt, alternating. */
function bySecond<T>(verdict: T): () => T | undefined {
  let turn = 0
  return () => (turn++ % 2 === 0 ? verdict : undefined)
}

/**
 * 451, alternating between the recipient and the whole mail: only the latter shows the server its
 * Message-ID.
 */
function deferring(): Rules {
  const early = bySecond(451)
  return { recipient: () => early() ?? 'take', arrived: () => 451 }
}

/** Silence, alternating between the greeting and the whole mail. */
function stalling(): Rules {
  const early = bySecond('stall' as const)
  return { greet: () => early() ?? 'take', arrived: () => 'stall' }
}

/** How often the processes logged a retry, by reason. */
function retries(sites: readonly SiteProcess[]): Record<string, number> {
  const lines = sites.flatMap((site) => site.output().split('\n'))
  const codes = lines.map((line) => /"event":"outbox\.retry".*"code":"([^"]*)"/.exec(line)?.[1])
  const counts: Record<string, number> = {}
  for (const code of codes) if (code !== undefined) counts[code] = (counts[code] ?? 0) + 1
  return counts
}

/**
 * Mail works, is refused, deferred and stalled, and recovers. Forms are sent in all phases without
 * being affected; every mail arrives once.
 */
export async function proveOutage(environment: NodeJS.ProcessEnv, outage: Outage): Promise<void> {
  const { machines, requests, refused, deferred, stalled } = outage
  const server = await openMailServer()
  const sites: SiteProcess[] = []
  for (let i = 0; i < machines; i++)
    sites.push(await startSite({ ...environment, SMTP_URL: server.url }, { port: await freePort() }))
  const expected = new Set<string>()
  let sent = 0

  const post = async (count: number) => {
    const times: number[] = []
    for (let i = 0; i < count; i++) {
      const site = sites[sent % machines] as SiteProcess
      const start = performance.now()
      await acknowledge(() => site, `visitor${sent++}@example.org`, expected)
      times.push(performance.now() - start)
    }
    return times
  }
  /** Half of the forms at the start and half before the end: by then all workers are blocked. */
  const phase = async (count: number, seconds: number) => {
    const first = await post(Math.ceil(count / 2))
    await sleep(seconds * 1000)
    return [...first, ...(await post(Math.floor(count / 2)))]
  }

  await post(warming)
  const working = await post(requests)
  await everyMail(server, expected)

  const third = Math.ceil(requests / 3)
  await server.refuse()
  const whileRefused = await phase(third, refused)
  server.follow(deferring())
  await server.listen()
  const whileDeferred = await phase(third, deferred)
  server.follow(stalling())
  const whileStalled = await phase(requests - 2 * third, stalled)
  const before = server.taken.length
  server.follow({})
  server.drop()

  const seconds = await everyMail(server, expected)
  // A second copy would arrive now.
  await sleep(5_000)
  const ready = await Promise.all(sites.map(async ({ url }) => (await fetch(`${url}/readyz`)).status))
  for (const site of sites) await endSite(site, 'SIGTERM')
  await server.refuse()

  const { missing, unexpected, copies, changedIds } = balance(server, expected)
  const twice = [...copies.values()].filter((count) => count > 1).length
  const broken = [...whileRefused, ...whileDeferred, ...whileStalled]
  const usual = p99(working)
  const facts = {
    machines,
    forms: { working: working.length, broken: broken.length },
    p99ms: {
      working: usual,
      broken: p99(broken),
      most: 2 * usual + noise,
      each: [whileRefused, whileDeferred, whileStalled].map(p99),
    },
    attempts: { put451: server.answered(), stalled: server.stalled(), retries: retries(sites) },
    late: copies.size - before,
    seconds,
    mails: expected.size,
    missing,
    unexpected,
    twice,
    changedIds,
    ready,
  }
  const asUsual = p99(broken) < 2 * usual + noise
  const once = missing + unexpected + twice + changedIds === 0
  const wasAway = server.answered() > 0 && server.stalled() > 0 && copies.size - before === 2 * broken.length
  const isWell = ready.every((status) => status === 200)
  report('mail away', facts, asUsual && once && seconds <= maxSeconds && wasAway && isWell)
}
