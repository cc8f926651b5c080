import { setTimeout as sleep } from 'node:timers/promises'
import { readIdentity } from '../../app/content/identity.server.ts'
import { readEnvironment } from '../../app/platform/config/environment.server.ts'
import { storeSettings } from '../../app/platform/config/settings.server.ts'
import { openStore } from '../../app/platform/store/open-store.server.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { endSite, startSite } from '../../tests/support/site-process.ts'
import { acknowledge, balance, everyMail, maxSeconds } from './mail-ledger.ts'
import { mailKey, openMailServer, type ProofMailServer } from './mail-server.ts'
import { report } from './proof.ts'

/**
 * Leases end 90 s after a kill, and the mails of the killed process are sent again. No further
 * kills until all are sent: a mail that is cut only once has at most one second copy.
 */
const maxBatch = 45_000

/** How long a process may take until it sends the mail at which it is to be killed. */
const patience = 60_000

/**
 * The moment of the kill: before any of the mail is sent, or after all of it and before the answer.
 */
type Moment = 'opened' | 'arrived'

/** Messages not recorded as sent, with the process that began to send them. */
async function unsent(environment: NodeJS.ProcessEnv): Promise<{ id: string; lease_owner: string | null }[]> {
  const store = await openStore(storeSettings(readEnvironment(environment), readIdentity()))
  const rows = await store.db
    .selectFrom('outbox')
    .select(['id', 'lease_owner'])
    .where('sent_at', 'is', null)
    .execute()
  await store.close()
  return rows
}

/**
 * Waits until nothing is left to be sent: only then can no second copy arrive any more. @returns
 * seconds
 */
async function allSent(
  server: ProofMailServer,
  {
    expected,
    environment,
  }: { readonly expected: ReadonlySet<string>; readonly environment: NodeJS.ProcessEnv },
): Promise<number> {
  const start = performance.now()
  const seconds = () => Math.round((performance.now() - start) / 100) / 10
  await everyMail(server, expected)
  while (seconds() <= maxSeconds && (await unsent(environment)).length > 0) await sleep(500)
  return seconds()
}

/**
 * Calls back once when a mail to a recipient reaches a stage of DATA. A complete mail counts as
 * accepted, an incomplete one as lost.
 */
async function reached(
  server: ProofMailServer,
  { to, moment }: { readonly to: string; readonly moment: Moment },
  call: () => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => reject(new Error(`no mail to ${to}`)), patience)
  server.follow({
    [moment]: (recipient: string) => {
      if (recipient !== to) return 'take'
      call()
      server.follow({})
      clearTimeout(timer)
      resolve()
      return moment === 'opened' ? 'stall' : 'take'
    },
  })
  await promise
}

/**
 * Repeated kill -9 inside DATA: every mail arrives, and only those that were cut there arrive
 * twice.
 */
export async function proveKills(environment: NodeJS.ProcessEnv, kills: number): Promise<void> {
  const server = await openMailServer()
  const own = { ...environment, SMTP_URL: server.url }
  const port = await freePort()
  let site = await startSite(own, { port })
  const expected = new Set<string>()
  const targets: { readonly key: string; readonly moment: Moment }[] = []
  /** Outbox ids by the killed process that began to send them. */
  const cut = new Map<string, string>()
  const started = performance.now()
  let batch = performance.now()
  let slowest = 0

  for (let kill = 0; kill < kills; kill++) {
    if (performance.now() - batch > maxBatch) {
      slowest = Math.max(slowest, await allSent(server, { expected, environment }))
      batch = performance.now()
    }
    // Mails sent beside those without a kill: they must arrive once.
    const whole = new Set<string>()
    await acknowledge(() => site, `whole${kill}@example.org`, whole)
    await everyMail(server, whole)
    for (const key of whole) expected.add(key)
    const to = `cut${kill}@example.org`
    const moment: Moment = kill % 2 === 0 ? 'arrived' : 'opened'
    let gone = Promise.resolve()
    const there = reached(server, { to, moment }, () => (gone = endSite(site, 'SIGKILL')))
    // The answer may be lost with the process; the visitor sends the same form again.
    const acknowledged = acknowledge(() => site, to, expected)
    await there
    await gone
    for (const { id, lease_owner: owner } of await unsent(environment))
      if (owner !== null) cut.set(`${id} ${owner}`, id)
    site = await startSite(own, { port })
    targets.push({ key: mailKey(to, await acknowledged), moment })
  }
  slowest = Math.max(slowest, await allSent(server, { expected, environment }))
  const seconds = Math.round((performance.now() - started) / 1000)
  await endSite(site, 'SIGTERM')
  const left = await unsent(environment)
  await server.refuse()

  const { missing, unexpected, copies, changedIds } = balance(server, expected)
  const wasCut = new Set(cut.values())
  const isCut = new Set(
    server.offered.filter(({ id }) => wasCut.has(id.slice(1, id.indexOf('@')))).map(({ key }) => key),
  )
  const again = [...copies].filter(([, count]) => count > 1)
  const copiesAt = (at: Moment) =>
    targets.filter(({ moment }) => moment === at).map(({ key }) => copies.get(key))
  const arrived = copiesAt('arrived')
  const opened = copiesAt('opened')
  const facts = {
    kills,
    seconds,
    mails: expected.size,
    missing,
    unexpected,
    changedIds,
    begunWhenKilled: wasCut.size,
    uncut: expected.size - isCut.size,
    cutTwice: cut.size - wasCut.size,
    // The window: the server has the mail, and the process dies before that is recorded.
    arrivedWhenKilled: { mails: arrived.length, twice: arrived.filter((count) => count === 2).length },
    openedWhenKilled: { mails: opened.length, once: opened.filter((count) => count === 1).length },
    twice: again.length,
    twiceWithoutCause: again.filter(([key]) => !isCut.has(key)).length,
    maxCopies: Math.max(...copies.values()),
    slowest,
    left: left.length,
  }
  const asCut = arrived.every((count) => count === 2) && opened.every((count) => count === 1)
  const allCame = missing + unexpected + changedIds + facts.left === 0 && slowest <= maxSeconds
  const onlyCut = facts.uncut > 0 && facts.twiceWithoutCause === 0 && facts.maxCopies <= 2
  report('mail killed in DATA', facts, allCame && asCut && onlyCut && targets.length === kills)
}
