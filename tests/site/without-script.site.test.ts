import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookingForm, callbackForm, freeTimes } from '#tests/support/send-form.ts'
import { endSite, startSite, type SiteProcess } from '#tests/support/site-process.ts'

let folder = ''
let site: SiteProcess
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'without-script-'))
  const limits = { POSTS_PER_ADDRESS: '30', POSTS_PER_MINUTE: '600' }
  site = await startSite({ DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1', ...limits })
}, 60_000)
afterAll(async () => {
  await endSite(site, 'SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

async function post(address: string, dialog: string, form: URLSearchParams): Promise<number> {
  const answer = await fetch(`${site.url}/en?dialog=${dialog}`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { 'x-forwarded-for': address },
  })
  await answer.arrayBuffer()
  return answer.status
}

function stateOf(name: string): unknown {
  const database = new DatabaseSync(join(folder, 'store.sqlite'), { timeout: 5_000, readOnly: true })
  const states = database.prepare('select state from request where name = ? order by state').all(name)
  database.close()
  return states.map(({ state }) => state)
}

it('does not treat a visitor who looks at five days before booking as a robot', async () => {
  const form = bookingForm('office.palma', (await freeTimes(site.url, 'office.palma'))[0] ?? '')
  const look = new URLSearchParams([...form, ['intent', 'times']])
  for (let i = 0; i < 5; i++) expect(await post('198.51.100.1', 'appointment-dialog', look)).toBe(200)
  expect(await post('198.51.100.1', 'appointment-dialog', form)).toBe(303)
  expect(stateOf(form.get('name') ?? '')).toEqual(['received'])
})

it('deduplicates identical forms of one sender until withdrawal', async () => {
  const form = callbackForm()
  form.delete('key')
  const name = form.get('name') ?? ''
  for (let i = 0; i < 2; i++) expect(await post('198.51.100.9', 'callback-dialog', form)).toBe(303)
  expect(stateOf(name)).toEqual(['received'])
  const database = new DatabaseSync(join(folder, 'store.sqlite'), { timeout: 5_000 })
  const withdraw = `update request set state = 'withdrawn', closed_at = created_at where name = ?`
  const over = () => database.prepare(withdraw).run(name)
  over()
  for (let i = 0; i < 2; i++) expect(await post('198.51.100.9', 'callback-dialog', form)).toBe(303)
  expect(stateOf(name)).toEqual(['received', 'withdrawn'])
  over()
  expect(await post('198.51.100.9', 'callback-dialog', form)).toBe(303)
  expect(stateOf(name)).toEqual(['received', 'withdrawn', 'withdrawn'])
  database.close()
})

it('does not treat a visitor who corrects five errors as a robot', async () => {
  const key = randomUUID()
  for (const phone of ['', '1', '12', '123', '1234']) {
    expect(await post('198.51.100.2', 'callback-dialog', callbackForm(key, { phone }))).toBe(422)
  }
  const form = callbackForm(key)
  expect(await post('198.51.100.2', 'callback-dialog', form)).toBe(303)
  expect(stateOf(form.get('name') ?? '')).toEqual(['received'])
})

it('treats six forms in a row as a possible robot', async () => {
  const names = []
  for (let i = 0; i < 6; i++) {
    const form = callbackForm()
    expect(await post('198.51.100.3', 'callback-dialog', form)).toBe(303)
    names.push(form.get('name') ?? '')
  }
  expect(names.flatMap(stateOf)).toEqual([...Array<string>(5).fill('received'), 'quarantined'])
})
