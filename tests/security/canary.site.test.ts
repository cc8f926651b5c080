import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rawAnswer, rawRequest, statusOf } from '#tests/support/raw-http.ts'
import { freePort } from '#tests/support/free-port.ts'
import { endSite, startSite, type SiteProcess } from '#tests/support/site-process.ts'
import { callbackForm } from '../../benchmarks/prove-site.ts'

const canary = 'canary7431'
let folder = ''
let port = 0
let metricsPort = 0
let site: SiteProcess
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'canary-test-'))
  await mkdir(join(folder, 'tmp'))
  ;[port, metricsPort] = [await freePort(), await freePort()]
  site = await startSite(
    { DATA_DIR: join(folder, 'data'), TMPDIR: join(folder, 'tmp'), METRICS_PORT: String(metricsPort) },
    { port },
  )
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

const asked: readonly (readonly [line: string, body?: string])[] = [
  ['POST /en?dialog=callback-dialog', callbackForm(undefined, own).toString()],
  ['POST /en?dialog=callback-dialog', callbackForm(undefined, { ...own, email: canary }).toString()],
  ['POST /en?dialog=contact-dialog', callbackForm(undefined, own).toString()],
  ['POST /en?dialog=appointment-dialog', callbackForm(undefined, own).toString()],
  [`POST /en?dialog=callback-dialog&utm_source=${canary}`, callbackForm(undefined, own).toString()],
  [`POST /en/request/${canary}`, `note=${canary}`],
  [`GET /estado/${canary}`],
  [`GET /en/search?q=${canary}`],
  [`GET /api/search?q=${canary}&lang=en`],
  [`GET /api/appointments/${canary}/calendar.ics`],
  [`GET /${canary}/%E0%A4%A`],
  [`POST /${canary}/%E0%A4%A?dialog=callback-dialog`, `name=${canary}`],
  [`${canary} /es`],
]

it('nothing that a visitor sends reaches log, metrics, the address of an answer or a temporary file', async () => {
  const addresses: string[] = []
  const statuses: number[] = []
  for (const [line, body = ''] of asked) {
    const form = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': String(Buffer.byteLength(body)),
    }
    const answer = await rawAnswer(port, rawRequest(line, { ...claims, ...(body && form) }, body))
    statuses.push(statusOf(answer))
    // Marks of a campaign stay in the address that they came in.
    if (!line.includes('utm_')) addresses.push(/^location: .*$/im.exec(answer)?.[0] ?? '')
  }
  // Both roads were taken: forms that are stored and forms that come back.
  expect(statuses).toContain(303)
  expect(statuses).toContain(422)
  expect(Math.max(...statuses)).toBeLessThan(500)
  expect(addresses.join('\n')).toContain('reference=')
  expect(addresses.join('\n')).not.toContain(canary)
  expect(site.output()).toContain('server.started')
  expect(site.output()).not.toContain(canary)
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(metrics).toContain('site_answer_seconds_count')
  expect(metrics).not.toContain(canary)
  expect(await readdir(join(folder, 'tmp'))).toEqual([])
})
