import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { bookNext, callbackForm, send } from '#tests/support/send-form.ts'
import { endSite, startSite, type SiteProcess } from '#tests/support/site-process.ts'
import { unconfigured } from '#tests/support/unconfigured.ts'

const folder = mkdtempSync(join(tmpdir(), 'dev-server-'))
let site: SiteProcess

beforeAll(async () => {
  const environment = { ...unconfigured, NODE_ENV: 'development', DATA_DIR: folder }
  site = await startSite(environment, { program: 'tools/dev/server.ts' })
})
afterAll(async () => {
  await endSite(site, 'SIGINT')
  rmSync(folder, { recursive: true })
})

const get = async (path: string) => {
  const answer = await fetch(site.url + path)
  return { status: answer.status, text: await answer.text() }
}

it('renders pages from source, with modules that Vite updates', async () => {
  const { status, text } = await get('/en/contact')
  expect(status).toBe(200)
  expect(text.includes('/app/entry.client.tsx')).toBe(true)
})

it('searches, on the page and for suggestions', async () => {
  expect((await get('/en/busqueda?q=nie')).text).toContain('/en/services/nie')
  expect((await get('/api/search?q=nie&lang=en')).text).toContain('/en/services/nie')
})

it('stores a request, shows its status page and lists its mails', async () => {
  const { status, reference, token } = await send(
    site.url,
    callbackForm(undefined, { email: 'anna@example.org' }),
  )
  expect(status).toBe(303)
  expect((await get(`/en/status/${token}`)).text).toContain(reference)
  await vi.waitFor(async () => expect((await get('/_mail')).text).toContain('anna@example.org'), 10_000)
})

it('books an appointment', async () => {
  const { token } = await bookNext(site.url)
  expect((await get(`/en/appointment/${token}`)).status).toBe(200)
})
