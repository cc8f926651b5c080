import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headerOf, rawAnswer, rawRequest, statusOf } from '#tests/support/raw-http.ts'
import { endSite, startSite, type SiteProcess } from '#tests/support/site-process.ts'
import { callbackForm } from '#tests/support/send-form.ts'

// Every real site runs behind a TLS-terminating proxy: the browser sends an https origin, the
// request arrives by http.

let folder = ''
let port = 0
let site: SiteProcess
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'behind-proxy-'))
  site = await startSite({ DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1' })
  port = Number(new URL(site.url).port)
}, 60_000)
afterAll(async () => {
  await endSite(site, 'SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

/** Posts a form as a browser at https://site.test does, through a TLS-terminating proxy. */
function post(path: string, form: URLSearchParams, headers: Record<string, string>): Promise<string> {
  const body = form.toString()
  return rawAnswer(
    port,
    rawRequest(
      `POST ${path}`,
      {
        'X-Forwarded-Proto': 'https',
        'X-Forwarded-For': '192.0.2.7',
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': String(Buffer.byteLength(body)),
        ...headers,
      },
      body,
    ),
  )
}

/** The origins that browsers send; `null` on a page that sends no referrer. */
const origins: readonly Record<string, string>[] = [
  { Origin: 'https://site.test', 'Sec-Fetch-Site': 'same-origin' },
  { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
  { Origin: 'https://site.test' },
]

describe.each(origins)('a post with %j', (headers) => {
  it('is stored when sent by the browser itself', async () => {
    const answer = await post('/en?dialog=callback-dialog', callbackForm(), headers)
    expect(statusOf(answer)).toBe(303)
    expect(headerOf(answer, 'location')).toContain('reference=TAL-')
  })

  it('is stored when sent by the page’s script', async () => {
    const answer = await post('/en.data?dialog=callback-dialog', callbackForm(), headers)
    expect(statusOf(answer)).toBe(202)
    expect(answer).toContain('reference=TAL-')
  })

  it('is stored as a note on the status page', async () => {
    const stored = await post('/en?dialog=callback-dialog', callbackForm(), headers)
    const token = new URL(headerOf(stored, 'location') ?? '', site.url).searchParams.get('status')
    const note = new URLSearchParams({ intent: 'note', note: 'It came through the ceiling.' })
    const answer = await post(`/en/status/${token}`, note, headers)
    expect(statusOf(answer)).toBe(303)
    expect(headerOf(answer, 'location')).toContain('done=note')
  })

  it('returns with its errors on a page', async () => {
    const answer = await post('/en?dialog=callback-dialog', callbackForm(undefined, { phone: '' }), headers)
    expect(statusOf(answer)).toBe(422)
    expect(answer).toContain('error-summary')
  })
})
