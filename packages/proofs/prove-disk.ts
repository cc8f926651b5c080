import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readIdentity } from '../../app/content/identity.server.ts'
import { readEnvironment } from '../../app/platform/config/environment.server.ts'
import { storeSettings } from '../../app/platform/config/settings.server.ts'
import { logAsTool } from '../../app/platform/log.server.ts'
import { openStore } from '../../app/platform/store/open-store.server.ts'
import { startPostgres } from '../../tests/support/postgres.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { endSite, startSite } from '../../tests/support/site-process.ts'
import { fillDisk, isRoot, ownDisk } from './small-disk.ts'
import { option, report } from './proof.ts'
import { callbackForm, send, type Sent } from '../../tests/support/send-form.ts'

/**
 * `npm run prove -- disk`: a separate small disk fills up, at one point after the other: before the
 * journal's next page, in its middle, in the database at a checkpoint, in the middle of an uploaded
 * file. With SQLite, then with a PostgreSQL whose files are on it too.
 */

// Connections of this process beside the site prove nothing about it.
logAsTool()

/** Bytes left free in each round. */
const levels = [0, 4, 8, 16, 32, 64, 128, 512, 1_024, 4_096].map((kib) => kib * 1024)
const posts = option('posts', 40)
const identity = readIdentity()

function billForm(): FormData {
  const form = new FormData()
  for (const [name, value] of callbackForm()) form.append(name, value)
  for (const [name, value] of Object.entries({
    ownership: 'own',
    propertyKind: 'flat',
    energyInterests: 'solar',
  }))
    form.append(name, value)
  // Random bytes without a name that would by chance make a PDF an active one.
  form.append('bill', new Blob(['%PDF-1.7\n', randomBytes(200_000).toString('hex')]), 'bill.pdf')
  return form
}

const path = '/en?dialog=contact-electricity-dialog'
const post = (url: string, index: number): Promise<Sent> =>
  index % 4 === 3
    ? send(url, billForm(), path)
    : send(url, callbackForm(undefined, { message: 'x'.repeat(1_500) }))

/** How many messages wait. */
async function unsent(environment: NodeJS.ProcessEnv): Promise<number> {
  const store = await openStore(storeSettings(readEnvironment(environment), identity))
  const rows = await store.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()
  await store.close()
  return rows.length
}

async function prove(name: string, disk: string, databaseUrl?: string): Promise<void> {
  const environment = {
    DATA_DIR: join(disk, `data-${name}`),
    LINK_SECRET: 'a secret of the proofs, long enough',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const data = environment.DATA_DIR
  const site = await startSite(environment, { port: await freePort() })
  const acknowledged: string[] = []
  const statuses: Record<string, number> = {}
  const problems: string[] = []
  const full = { forms: 0, files: 0 }
  const takenAt: Record<string, number> = {}
  const strike = async (index: number, when: string) => {
    const { status, text, reference } = await post(site.url, index)
    statuses[status] = (statuses[status] ?? 0) + 1
    if (reference !== undefined) acknowledged.push(reference)
    else if (status !== 503) problems.push(`${when}: ${status}`)
    else if (!text.includes(identity.contact.phoneDisplay)) problems.push(`${when}: no phone number`)
    if (status === 503) full[index % 4 === 3 ? 'files' : 'forms']++
    return status
  }
  for (const left of levels) {
    const empty = fillDisk(disk, left)
    let taken = 0
    for (let i = 0; i < posts; i++) if ((await strike(i, `${left} bytes left`)) === 303) taken++
    takenAt[`${left / 1024} KiB`] = taken
    // It still answers, and reports when it can store nothing new.
    if (!(await fetch(`${site.url}/healthz`)).ok) problems.push(`${left} bytes left: not alive`)
    empty()
    for (let i = 0; i < 4; i++)
      if ((await strike(i, `after ${left}`)) !== 303) problems.push(`after ${left}: not taken`)
    // Accepted data would eventually fill the small disk by itself.
    for (const name of await readdir(join(data, 'mail')).catch(() => []))
      if (name.endsWith('.eml')) rmSync(join(data, 'mail', name), { force: true })
  }
  // The worker sends what could not be stored while the disk was full, with growing pauses.
  const end = performance.now() + 240_000
  while ((await unsent(environment)) > 0 && performance.now() < end) await sleep(5_000)
  await endSite(site, 'SIGTERM')
  const store = await openStore(storeSettings(readEnvironment(environment), identity))
  const rows = await store.db.selectFrom('request').select(['id', 'reference']).execute()
  const withMessages = new Set(
    (await store.db.selectFrom('outbox').select('request_id').execute()).map((row) => row.request_id),
  )
  const kept = new Set((await store.db.selectFrom('upload').select('id').execute()).map((row) => row.id))
  await store.close()
  const stored = new Set(rows.map((row) => row.reference))
  const files: readonly string[] = await readdir(join(data, 'uploads')).catch(() => [])
  const mails = await readdir(join(data, 'mail')).catch(() => [])
  const facts = {
    levels: levels.length,
    statuses,
    full,
    takenAt,
    acknowledged: acknowledged.length,
    stored: rows.length,
    lost: acknowledged.filter((reference) => !stored.has(reference)).length,
    untold: rows.filter((row) => !withMessages.has(row.id)).length,
    strayFiles:
      files.filter((name) => !kept.has(name)).length + mails.filter((name) => !name.endsWith('.eml')).length,
    missingFiles: [...kept].filter((id) => !files.includes(id)).length,
    unsent: await unsent(environment),
    problems: problems.length,
  }
  for (const problem of new Set(problems)) process.stdout.write(`${problem}\n`)
  const { lost, untold, strayFiles, missingFiles } = facts
  const wrong = lost + untold + strayFiles + missingFiles + facts.unsent + problems.length
  report(`disk ${name}`, facts, wrong === 0 && full.forms > 0 && full.files > 0)
}

const disk = await ownDisk(200, 'memory')
if (disk !== undefined) {
  await prove('sqlite', disk)
  // PostgreSQL refuses to run as root: only root can assign another user here.
  if (isRoot) {
    const postgres = await startPostgres(disk)
    try {
      await prove('postgres', disk, postgres.url)
    } finally {
      await postgres.stop()
    }
  } else process.stdout.write('not as root: PostgreSQL is left out\n')
}
