import { mkdtemp, rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callbackForm, send, type Sent } from '#tests/support/send-form.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startPostgres, type OwnPostgres } from '#tests/support/postgres.ts'
import { endSite, startSite, type SiteProcess } from '#tests/support/site-process.ts'

let folder = ''
let database: OwnPostgres
let site: SiteProcess

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-away-'))
  database = await startPostgres()
  await database.halt()
  const own = { DATA_DIR: folder, DATABASE_URL: database.url, LINK_SECRET: 'x'.repeat(32) }
  site = await startSite(own, { port: await freePort() })
}, 90_000)
afterAll(async () => {
  await endSite(site, 'SIGKILL')
  await database.stop()
  await rm(folder, { recursive: true, force: true })
})

const ready = async () => {
  const answer = await fetch(`${site.url}/readyz`)
  return `${answer.status} ${(await answer.text()).trim()}`
}

/** Polls until the site reports that it is healthy again. */
async function recovered(): Promise<void> {
  for (let look = 0; look < 100 && (await ready()) !== '200 ok'; look++) await sleep(100)
  expect(await ready()).toBe('200 ok')
}

function expectRefused({ status, text, reference }: Sent): void {
  expect([status, reference]).toEqual([503, undefined])
  expect(text).toContain('971\u00a0000\u00a0000')
}

it('serves pages and the phone number when started before its database', async () => {
  expect((await fetch(`${site.url}/es`)).status).toBe(200)
  expect(await ready()).toBe('503 store')
  expectRefused(await send(site.url, callbackForm()))
  expect(site.output()).toContain('"event":"store.away","dialect":"postgres"')
})

it('stores as soon as the database answers', async () => {
  await database.resume()
  await recovered()
  expect((await send(site.url, callbackForm())).reference).toMatch(/^TAL-/)
})

it('survives a database restart with forms and messages in flight', async () => {
  let answers: Sent[] = []
  for (let restart = 0; restart < 3; restart++) {
    let sending = true
    const senders = Array.from({ length: 6 }, async () => {
      const sent: Sent[] = []
      while (sending) sent.push(await send(site.url, callbackForm()))
      return sent
    })
    await sleep(500)
    await database.halt()
    await sleep(500)
    await database.resume()
    await recovered()
    sending = false
    answers = [...answers, ...(await Promise.all(senders)).flat()]
  }
  expect(site.process.exitCode).toBeNull()
  const refused = answers.filter(({ reference }) => reference === undefined)
  expect(refused.length).toBeGreaterThan(0)
  refused.forEach(expectRefused)
  expect(answers.length - refused.length).toBeGreaterThan(0)
}, 90_000)

it('shuts down cleanly while the database is down', async () => {
  await database.halt()
  await endSite(site, 'SIGTERM')
  expect(site.process.exitCode).toBe(0)
  await database.resume()
}, 30_000)
