import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readIdentity } from '../../app/content/identity.server.ts'
import { readEnvironment } from '../../app/platform/config/environment.server.ts'
import { storeSettings } from '../../app/platform/config/settings.server.ts'
import { logAsTool } from '../../app/platform/log.server.ts'
import { openStore } from '../../app/platform/store/open-store.server.ts'
import { startPostgres } from '../../tests/support/postgres.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { endSite, startSite, type SiteProcess } from '../../tests/support/site-process.ts'
import { option, report } from './proof.ts'
import { bookingForm, freeTimes, type Sent } from '../../tests/support/send-form.ts'
import { raceAgainstBlocks } from './block-race.ts'
import { cancel, fight } from './race-clients.ts'

/**
 * `npm run prove -- race`: 200 clients compete for one last time, repeatedly; before every second
 * round its holder cancels. Then the same against a block of that time (block-race.ts). With one
 * server and with two, on SQLite and on PostgreSQL.
 */

logAsTool()

const clients = option('clients', 200)
const rounds = option('rounds', 50)
const blockRounds = option('block-rounds', 20)
const office = 'office.llucmajor'

/** How many booked appointments share seat and start with another; must be 0. */
async function doubleBooked(environment: NodeJS.ProcessEnv): Promise<number> {
  const store = await openStore(storeSettings(readEnvironment(environment), readIdentity()))
  const rows = await store.db
    .selectFrom('appointment')
    .select(['seat', 'starts_at'])
    .where('state', '=', 'booked')
    .execute()
  await store.close()
  return rows.length - new Set(rows.map((row) => `${row.seat} ${row.starts_at}`)).size
}

/** Whether an answer offers times other than the requested one. */
function offers({ text }: Sent, slot: string): boolean {
  const wanted = Temporal.Instant.from(slot)
  const [, offered = ''] = text.split('"nearest"')
  const times = offered.match(/\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z/g) ?? []
  return times.some((time) => !Temporal.Instant.from(time).equals(wanted))
}

async function prove(name: string, environment: NodeJS.ProcessEnv, machines: number): Promise<void> {
  const sites: SiteProcess[] = []
  for (let i = 0; i < machines; i++) sites.push(await startSite(environment, { port: await freePort() }))
  const [first] = sites as [SiteProcess, ...SiteProcess[]]
  const statuses: Record<string, number> = {}
  let oneWinner = 0
  let withoutTimes = 0
  let sentAgain = 0
  let slot = ''
  let holder: string | undefined
  const start = performance.now()
  for (let round = 0; round < rounds; round++) {
    // Every second round competes for the time that was just released.
    if (holder !== undefined && round % 2 === 1) await cancel(first, holder)
    else slot = (await freeTimes(first.url, office)).at(-1) ?? ''
    const answers = await Promise.all(
      Array.from({ length: clients }, (_, index) =>
        fight(sites[index % machines]?.url ?? '', bookingForm(office, slot)),
      ),
    )
    for (const { status, again } of answers) {
      statuses[status] = (statuses[status] ?? 0) + 1
      sentAgain += again
    }
    const winners = answers.filter(({ token }) => token !== undefined)
    if (winners.length === 1) oneWinner++
    holder = winners[0]?.token
    withoutTimes += answers.filter((answer) => answer.status === 409 && !offers(answer, slot)).length
  }
  const seconds = Math.round((performance.now() - start) / 1000)
  if (holder !== undefined) await cancel(first, holder)
  const settings = storeSettings(readEnvironment(environment), readIdentity())
  await raceAgainstBlocks(`race ${name} blocks`, settings, { sites, clients, rounds: blockRounds, office })
  for (const site of sites) await endSite(site, 'SIGTERM')
  const double = await doubleBooked(environment)
  const facts = { machines, clients, rounds, oneWinner, statuses, sentAgain, withoutTimes, double, seconds }
  // The router answers its script with 202 for a redirect.
  const expectedStatuses = statuses['202'] === rounds && statuses['409'] === rounds * (clients - 1)
  report(
    `race ${name}`,
    facts,
    oneWinner === rounds && expectedStatuses && withoutTimes === 0 && double === 0,
  )
}

const folder = await mkdtemp(join(tmpdir(), 'prove-race-'))
const shared = { LINK_SECRET: 'a secret of the proofs, long enough' }
try {
  for (const machines of [1, 2])
    await prove('sqlite', { ...shared, DATA_DIR: join(folder, `sqlite-${machines}`) }, machines)
  for (const machines of [1, 2]) {
    const postgres = await startPostgres()
    const own = { DATA_DIR: join(folder, `postgres-${machines}`), DATABASE_URL: postgres.url }
    await prove('postgres', { ...shared, ...own }, machines).finally(() => postgres.stop())
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
