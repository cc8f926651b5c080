import { mkdtemp, rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookNext, callbackForm, freeTimes, send } from '#tests/support/send-form.ts'
import { endSite, startSite, type SiteProcess } from '#tests/support/site-process.ts'

const tables = ['request', 'appointment_book', 'appointment_cell', 'outbox', 'rate_limit'] as const
let folder = ''
let site: SiteProcess
let token = ''
let appointment = ''
let otherTime = ''

/** Drops the site's tables while it runs, or restores them. */
function rename(from: string, to: string): void {
  const database = new DatabaseSync(join(folder, 'store.sqlite'), { timeout: 5_000 })
  for (const table of tables) database.exec(`alter table ${table}${from} rename to ${table}${to}`)
  database.close()
}

/** Makes the store read-only for appointments, as on a full disk; or makes it writable again. */
function refuseWrites(refuse: boolean): void {
  const database = new DatabaseSync(join(folder, 'store.sqlite'), { timeout: 5_000 })
  const trigger = "before update on appointment begin select raise(abort, 'database or disk is full'); end"
  database.exec(refuse ? `create trigger full ${trigger}` : 'drop trigger full')
  database.close()
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'failing-store-'))
  site = await startSite({ DATA_DIR: folder })
  token = (await send(site.url, callbackForm())).token ?? ''
  appointment = (await bookNext(site.url)).token ?? ''
  otherTime = (await freeTimes(site.url, 'office.palma')).at(-1) ?? ''
  rename('', '_away')
}, 60_000)
afterAll(async () => {
  await endSite(site, 'SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

const phone = '971\u00a0000\u00a0000'
const ask = async (path: string) => {
  const answer = await fetch(site.url + path)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

it('raises an alarm and keeps serving pages', async () => {
  expect((await ask('/readyz')).text).toBe('store\n')
  expect((await ask('/acceptz')).status).toBe(200)
  expect((await ask('/es')).status).toBe(200)
})

it('returns a form with the entered data and the phone number', async () => {
  const { status, text, reference } = await send(site.url, callbackForm(undefined, { name: 'Lola Example' }))
  expect([status, reference]).toEqual([503, undefined])
  expect(text).toContain(phone)
  expect(text).toContain('Lola Example')
})

it('reports a temporary failure rather than a wrong link to a visitor with a link', async () => {
  expect(token).not.toBe('')
  expect((await ask(`/en/status/${token}`)).status).toBe(503)
})

/** Sends the appointment page's form, as a browser without a script does. */
async function change(fields: Record<string, string>): Promise<{ status: number; text: string }> {
  const form = new URLSearchParams(fields)
  const path = `/en/appointment/${appointment}`
  const answer = await fetch(site.url + path, { method: 'POST', body: form, redirect: 'manual' })
  return { status: answer.status, text: await answer.text() }
}
const changes = [
  ['moved', () => ({ intent: 'move', slot: otherTime })],
  ['cancelled', () => ({ intent: 'cancel', sure: 'on' })],
] as const

it('says that an appointment cannot be shown now, and shows the contact', async () => {
  expect(appointment).not.toBe('')
  const { status, headers, text } = await ask(`/en/appointment/${appointment}`)
  expect([status, headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(text).toContain('We cannot show your appointment right now')
  expect(text).toContain(phone)
})

it.each(changes)('shows the contact when an appointment cannot be %s', async (_what, fields) => {
  const { status, text } = await change(fields())
  expect(status).toBe(503)
  expect(text).toContain('we may not have saved it')
  expect(text).toContain(phone)
})

it('shows no fault details besides the phone number', async () => {
  const paths = [
    '/api/appointments/slots?office=office.palma&language=es',
    `/api/appointments/${token}/calendar.ics`,
  ]
  for (const path of paths) {
    const { status, headers, text } = await ask(path)
    expect([status, headers.get('cache-control')], path).toEqual([503, 'no-store'])
    expect(text).toContain(phone)
    expect(text).not.toMatch(/sqlite|select|table|Error|\.ts\b/i)
  }
  expect(site.output()).toContain('"event":"http.fault","code":"store.')
  expect(site.output()).not.toMatch(/Lola|612345678|no such table/)
})

it.each(changes)(
  'shows the appointment that could not be %s, and that the change was not stored',
  async (_what, fields) => {
    rename('_away', '')
    refuseWrites(true)
    const { status, text } = await change(fields())
    refuseWrites(false)
    rename('', '_away')
    expect(status).toBe(503)
    expect(text).toContain('We couldn’t save the change just now, so your appointment stays as it was')
    expect(text).toContain('Save to my calendar')
  },
)

it('recovers once the store does, without a restart', async () => {
  rename('_away', '')
  expect((await send(site.url, callbackForm())).reference).toMatch(/^TAL-/)
  expect((await ask('/readyz')).status).toBe(200)
})
