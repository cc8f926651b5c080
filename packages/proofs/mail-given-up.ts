import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../../tests/support/free-port.ts'
import { endSite, startSite } from '../../tests/support/site-process.ts'
import { acknowledge, balance, everyMail, office } from './mail-ledger.ts'
import { openMailServer } from './mail-server.ts'
import { report } from './proof.ts'

const run = promisify(execFile)

/** Maximum time until a message is given up and that is visible, in milliseconds. */
const patience = 10_000

/** Polls until a condition holds or the time limit is reached. @returns the last value */
async function until<T>(look: () => Promise<T>, is: (value: T) => boolean): Promise<T> {
  const end = performance.now() + patience
  for (;;) {
    const value = await look()
    if (is(value) || performance.now() > end) return value
    await sleep(100)
  }
}

/**
 * The mail server rejects permanently with 550, for a visitor's address and for the whole mail to
 * the office. Readiness and the staff's list show the given-up messages, and on request the site
 * sends them with their original Message-ID.
 */
export async function proveGivenUp(environment: NodeJS.ProcessEnv): Promise<void> {
  const server = await openMailServer()
  const own = { ...environment, SMTP_URL: server.url }
  const site = await startSite(own, { port: await freePort() })
  const staff = async (...words: string[]) => {
    const env = { PATH: process.env['PATH'], ...own }
    return (await run(process.execPath, ['app/staff/requests.server.ts', ...words], { env })).stdout
  }
  const readiness = async () => {
    const answer = await fetch(`${site.url}/readyz`)
    return `${answer.status} ${(await answer.text()).trim()}`
  }
  const dead = async () =>
    (await staff('dead')).split('\n').flatMap((line) => {
      const [, reference, kind, code] = /^(\S+).*(mail-\w+).*(smtp\.\d+)$/.exec(line) ?? []
      return reference === undefined ? [] : [`${reference} ${kind} ${code}`]
    })
  const expected = new Set<string>()

  const visitor = 'nobody@example.org'
  server.follow({ recipient: (to) => (to === visitor ? 550 : 'take') })
  const first = await acknowledge(() => site, visitor, expected)
  const visitorsList = await until(dead, (list) => list.length > 0)
  // A mistyped address does not affect the site's health.
  const afterVisitor = await readiness()

  server.follow({ arrived: (to) => (to === office ? 550 : 'take') })
  const second = await acknowledge(() => site, 'visitor@example.org', expected)
  const afterOffice = await until(readiness, (text) => !text.startsWith('200'))
  const bothList = await dead()

  server.follow({})
  // It fails if nothing was given up, which is detected below.
  for (const reference of [first, second]) await staff('retry', reference).catch(() => undefined)
  const seconds = await everyMail(server, expected)
  const afterRetry = await until(readiness, (text) => text.startsWith('200'))
  const lastList = await dead()
  await endSite(site, 'SIGTERM')
  await server.refuse()

  const { missing, unexpected, copies, changedIds } = balance(server, expected)
  const twice = [...copies.values()].filter((count) => count > 1).length
  const entries = [`${first} mail-visitor smtp.550`, `${second} mail-office smtp.550`]
  const facts = {
    listed: bothList.map((line) => line.slice(line.indexOf(' ') + 1)),
    readiness: [afterVisitor, afterOffice, afterRetry],
    mails: expected.size,
    missing,
    unexpected,
    twice,
    changedIds,
    seconds,
  }
  const isListed =
    visitorsList.join() === entries[0] && bothList.toSorted().join() === entries.toSorted().join()
  const isTold = facts.readiness.join() === ['200 ok', '503 dead letters', '200 ok'].join()
  const isMended = lastList.length + missing + unexpected + twice + changedIds === 0
  report('mail given up', facts, isListed && isTold && isMended)
}
