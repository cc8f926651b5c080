import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { askingConsent } from '../../tests/support/consent.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { startPostgres } from '../../tests/support/postgres.ts'
import { endSite, startSite, type SiteProcess } from '../../tests/support/site-process.ts'
import { report } from './proof.ts'
import {
  bookingForm,
  bookingPath,
  callbackForm,
  freeTimes,
  send,
  type Sent,
} from '../../tests/support/send-form.ts'
import { judge } from './synced-calls.ts'
import { canTrace, trace, type Trace } from './traced-calls.ts'

/**
 * `npm run prove -- sync`: the server under strace. Everything acknowledged was on the disk before
 * the first byte of the answer, on every path that acknowledges something; counters are not synced
 * (ADR 0023). With SQLite, then with PostgreSQL.
 */

const office = 'office.palma'
const pdf = new Blob(['%PDF-1.7\n'])
/** A unique word, in letters that strace prints unescaped. */
const mark = () => `mark${randomUUID().replaceAll('-', '')}`

function billForm(name: string): FormData {
  const form = new FormData()
  const more = { ownership: 'own', propertyKind: 'flat', energyInterests: 'solar' }
  for (const [field, value] of callbackForm(undefined, { name, ...more })) form.append(field, value)
  form.append('bill', pdf, 'bill.pdf')
  return form
}

function filesForm(): FormData {
  const form = new FormData()
  form.append('intent', 'files')
  form.append('file', pdf, 'a.pdf')
  return form
}

/** One path on which something is acknowledged. */
interface Way {
  readonly name: string
  /**
   * What the acknowledged row, or its page, contains; `file` the name of the uploaded file.
   * Undefined if only counters are written.
   */
  readonly row: string | 'file' | undefined
  readonly files?: number
  readonly post: () => Promise<Sent>
}

/** Every path, in order; later ones use the results of earlier ones. */
async function* ways({ url }: SiteProcess): AsyncGenerator<Way> {
  const [form, bill, note, booking] = [mark(), mark(), mark(), mark()]
  let token = ''
  const keepToken = async (sent: Promise<Sent>) => {
    token = (await sent).token ?? ''
    return await sent
  }
  yield { name: 'refused form', row: undefined, post: () => send(url, callbackForm(undefined, { name: '' })) }

  const whole = callbackForm(undefined, { name: form, email: `${form}@example.org` })
  yield { name: 'form', row: form, post: () => keepToken(send(url, whole)) }
  const status = `/en/status/${token}`
  const billPath = '/en?dialog=contact-electricity-dialog'
  yield { name: 'form with a file', row: bill, files: 1, post: () => send(url, billForm(bill), billPath) }
  const noteForm = new URLSearchParams({ intent: 'note', note })
  yield { name: 'note', row: note, post: () => send(url, noteForm, status) }
  yield { name: 'file', row: 'file', files: 1, post: () => send(url, filesForm(), status) }
  const withdrawal = new URLSearchParams({ intent: 'withdraw', sure: 'on' })
  yield { name: 'withdrawal', row: form, post: () => send(url, withdrawal, status) }

  const [slot = '', later = ''] = await freeTimes(url, office)
  const book = bookingForm(office, slot)
  book.set('name', booking)
  yield { name: 'booking', row: booking, post: () => keepToken(send(url, book, bookingPath)) }
  const appointment = `/en/appointment/${token}`
  const move = new URLSearchParams({ intent: 'move', slot: later })
  yield { name: 'move', row: booking, post: () => send(url, move, appointment) }
  const cancel = new URLSearchParams({ intent: 'cancel', sure: 'on' })
  yield { name: 'cancellation', row: booking, post: () => send(url, cancel, appointment) }

  const record = randomUUID()
  yield { name: 'answer about cookies', row: record, post: () => answerCookies(url, record) }
}

/** Returns when the worker has nothing left to send. */
async function quiet(site: SiteProcess): Promise<void> {
  for (let before = -1; before !== site.output().length; await sleep(1_000)) before = site.output().length
}

const messagesOf = (site: SiteProcess) => site.output().split('"event":"outbox.sent"').length - 1

/**
 * Runs every path; `before` each, PostgreSQL is made to write whole pages again, which include a
 * row's unchanged words.
 */
async function prove(
  name: string,
  site: SiteProcess,
  calls: Trace,
  before: () => Promise<void>,
): Promise<void> {
  for await (const { name: way, row, files = 0, post } of ways(site)) {
    await quiet(site)
    await before()
    await calls.since()
    const sent = messagesOf(site)
    const { status } = await post()
    await quiet(site)
    const messages = messagesOf(site) - sent
    const verdict = judge(await calls.since(), row === 'file' ? undefined : row)
    const taken = row === undefined ? status === 422 : status < 400
    // The acknowledged row, and the record of each sent message; PostgreSQL syncs once for two
    // concurrent ones.
    const expectedSyncs = (row === undefined ? 0 : 1) + messages
    const waited = name === 'sqlite' ? verdict.waits === expectedSyncs : verdict.waits <= expectedSyncs
    const kept =
      verdict.rowSynced === (row !== undefined) && verdict.filesSynced === files && verdict.files === files
    // Counters stay in PostgreSQL's memory until its background writer runs.
    const written = verdict.writes > 0 || (name === 'postgres' && row === undefined)
    const held = taken && verdict.answered && written && kept && waited
    report(`sync ${name}, ${way}`, { status, messages, ...verdict }, held)
  }
}

const asked = askingConsent('http://127.0.0.1:1')

async function answerCookies(url: string, record: string): Promise<Sent> {
  const ids = asked.purposes.flatMap(({ cookies }) => cookies.map(({ id }) => id)).join('|')
  const answer = await fetch(`${url}/api/consents`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ record, version: asked.version, asked: ids, allowed: ids }),
  })
  return { status: answer.status, text: await answer.text() }
}

/** Proves it for a site with separate data, and for the processes of its database. */
async function proveWith(folder: string, name: string, databaseUrl?: string): Promise<void> {
  const consent = join(folder, 'consent.yaml')
  await writeFile(consent, JSON.stringify(asked))
  const site = await startSite(
    {
      DATA_DIR: join(folder, name),
      LINK_SECRET: 'a secret of the proofs, long enough',
      CONSENT_FILE: consent,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    { port: await freePort() },
  )
  const database = databaseUrl === undefined ? undefined : new pg.Client({ connectionString: databaseUrl })
  await database?.connect()
  // PostgreSQL's background writer must not sync by chance at the right moment.
  for (const statement of [`alter system set wal_writer_delay = '10s'`, 'select pg_reload_conf()'])
    await database?.query(statement)
  const postmaster = `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid
    union select pid from pg_stat_activity where pid <> pg_backend_pid()`
  const others = (await database?.query<{ pid: number }>(postmaster))?.rows.map(({ pid }) => pid) ?? []
  const calls = await trace([site.process.pid ?? 0, ...others], join(folder, `${name}.trace`))
  try {
    await prove(name, site, calls, async () => {
      // Setting hint bits writes a page too; this completes that first.
      for (const statement of ['vacuum', 'checkpoint']) await database?.query(statement)
    })
  } finally {
    await calls.stop()
    await database?.end()
    await endSite(site, 'SIGTERM')
  }
}

if (canTrace()) {
  const folder = await mkdtemp(join(tmpdir(), 'prove-sync-'))
  try {
    await proveWith(folder, 'sqlite')
    const postgres = await startPostgres()
    await proveWith(folder, 'postgres', postgres.url).finally(() => postgres.stop())
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
} else report('sync', { missing: 'strace (Debian: apt-get install strace)' }, false)
