import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'
import { statusPath } from '#map/linked-paths.ts'
import { sqliteFile } from '#platform/store/open-store.server.ts'
import { pagePath } from '#map/paths.ts'
import { askingConsent } from '#tests/support/consent.ts'
import { headerOf, rawAnswer, rawRequest, statusOf } from '#tests/support/raw-http.ts'
import { freePort } from '#tests/support/free-port.ts'
import { endSite, startSite, type SiteProcess } from '#tests/support/site-process.ts'
import { bookingForm, callbackForm, freeTimes } from '#tests/support/send-form.ts'

const canary = 'canary7431'
const asking = askingConsent('https://tags.example')
let folder = ''
let port = 0
let metricsPort = 0
let site: SiteProcess
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'canary-test-'))
  await mkdir(join(folder, 'tmp'))
  metricsPort = await freePort()
  const consentFile = join(folder, 'consent.yaml')
  // JSON is valid YAML.
  await writeFile(consentFile, JSON.stringify(asking))
  site = await startSite({
    DATA_DIR: join(folder, 'data'),
    TMPDIR: join(folder, 'tmp'),
    METRICS_PORT: String(metricsPort),
    CONSENT_FILE: consentFile,
  })
  port = Number(new URL(site.url).port)
}, 60_000)
afterAll(async () => {
  await endSite(site, 'SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

const own = {
  name: `Name ${canary}`,
  email: `${canary}@example.org`,
  message: `Message ${canary}`,
  website: canary,
  unknown: canary,
  proof: `${canary}:1`,
}
const claims = {
  Cookie: `session=${canary}`,
  Referer: `https://${canary}.example/${canary}`,
  'User-Agent': canary,
  'X-Forwarded-For': canary,
}

/** Forms that are stored and forms that are refused, existing pages and missing ones. */
const asked: readonly (readonly [status: number, line: string, body?: string])[] = [
  [303, 'POST /en?dialog=callback-dialog', callbackForm(undefined, own).toString()],
  [422, 'POST /en?dialog=callback-dialog', callbackForm(undefined, { ...own, email: canary }).toString()],
  [303, 'POST /en?dialog=contact-dialog', callbackForm(undefined, own).toString()],
  [422, 'POST /en?dialog=appointment-dialog', callbackForm(undefined, own).toString()],
  [303, `POST /en?dialog=callback-dialog&utm_source=${canary}`, callbackForm(undefined, own).toString()],
  [303, `POST ${statusPath.en}/${canary}`, `note=${canary}`],
  [404, `GET ${statusPath.es}/${canary}`],
  [200, `GET ${pagePath('search', 'en', readIdentity())}?q=${canary}`],
  [200, `GET /api/search?q=${canary}&lang=en`],
  [404, `GET /api/appointments/${canary}/calendar.ics`],
  [404, `GET /${canary}/%E0%A4%A`],
  [400, `POST /${canary}/%E0%A4%A?dialog=callback-dialog`, `name=${canary}`],
  [400, `${canary} /es`],
]

async function post(path: string, body: string | URLSearchParams | FormData) {
  const { status, headers } = await fetch(site.url + path, { method: 'POST', body, redirect: 'manual' })
  return { status, location: headers.get('location') ?? '' }
}

/** Neither the log nor the metrics nor a temporary file contains any of the words. */
async function expectSilence(words: readonly string[]): Promise<void> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(site.output()).toContain('server.started')
  expect(metrics).toContain('site_answer_seconds_count')
  for (const word of words) {
    expect(site.output()).not.toContain(word)
    expect(metrics).not.toContain(word)
  }
  expect(await readdir(join(folder, 'tmp'))).toEqual([])
  // Stored data has its place; data in progress leaves nothing behind.
  const files = await readdir(join(folder, 'data'), { recursive: true })
  expect(files.filter((name) => name.endsWith('.part') || words.some((word) => name.includes(word)))).toEqual(
    [],
  )
}

it('leaks no visitor input into log, metrics, the address of an answer or a temporary file', async () => {
  const addresses: string[] = []
  for (const [status, line, body = ''] of asked) {
    const form = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': String(Buffer.byteLength(body)),
    }
    const answer = await rawAnswer(port, rawRequest(line, { ...claims, ...(body && form) }, body))
    expect(statusOf(answer), line).toBe(status)
    // Campaign parameters stay in the address they arrived in, and a link's page leads back to
    // itself.
    const back = (headerOf(answer, 'location') ?? '').replace(line.slice(line.indexOf('/')), '')
    if (!line.includes('utm_')) addresses.push(back)
  }
  expect(addresses.join('\n')).toContain('reference=')
  expect(addresses.join('\n')).not.toContain(canary)
  await expectSilence([canary])
})

it('leaks no stored booking, upload, note or cookie choice into log, metrics or temporary files', async () => {
  const [slot = ''] = await freeTimes(site.url, 'office.palma')
  const booking = bookingForm('office.palma', slot)
  for (const name of ['name', 'email', 'message'] as const) booking.set(name, own[name])
  const booked = await post('/en?dialog=appointment-dialog', booking)

  const withFile = new FormData()
  for (const [name, value] of callbackForm(undefined, { name: own.name, email: own.email }))
    withFile.append(name, value)
  for (const name of ['policy', 'plate']) withFile.append(name, canary)
  withFile.append('message', own.message)
  const photo = sharp({ create: { width: 8, height: 8, channels: 3, background: '#a0522d' } })
  const jpeg = await photo
    .withExif({ IFD0: { Make: canary } })
    .jpeg()
    .toBuffer()
  withFile.append('photos', new Blob([Uint8Array.from(jpeg)]), `${canary}.jpg`)
  const asked = await post('/en/contact?form=contact-dialog', withFile)

  const token = new URLSearchParams(asked.location.split('?')[1]).get('status')
  const noted = await post(`/en/status/${token}`, new URLSearchParams({ intent: 'note', note: canary }))

  const record = randomUUID()
  const all = asking.purposes.flatMap(({ cookies }) => cookies.map(({ id }) => id)).join('|')
  const consent = (given: string) =>
    post(
      '/api/consents',
      JSON.stringify({ record: given, version: asking.version, asked: all, allowed: all }),
    )
  const consents = [await consent(record), await consent(canary)]

  expect([booked, asked, noted, ...consents].map(({ status }) => status)).toEqual([303, 303, 303, 204, 400])
  expect([booked, asked, noted].map(({ location }) => location).join('\n')).not.toContain(canary)
  // Everything was really sent and stored, so the leak checks above are not vacuous.
  const database = new DatabaseSync(sqliteFile(join(folder, 'data')), { readOnly: true })
  const kept = (what: string) =>
    database
      .prepare(`select ${what}`)
      .all()
      .map((row) => Object.values(row))
  const typed = [own.name, own.email, own.message]
  const columns = 'name, email, message'
  expect(kept(`${columns} from appointment join request on request.id = request_id`)).toEqual([typed])
  expect(kept(`${columns}, media_type from upload join request on request.id = request_id`)).toEqual([
    [...typed, 'image/jpeg'],
  ])
  expect(kept('text from note')).toEqual([[canary]])
  expect(kept('record from cookie_consent')).toEqual([[record]])
  database.close()
  await expectSilence([canary, record])
})
