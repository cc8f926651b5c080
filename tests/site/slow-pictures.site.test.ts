import { getRequestListener } from '@hono/node-server'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RequestGateway } from '#domains/requests/gateway.ts'
import { closeServer, listen } from '#platform/http/listen.server.ts'
import type { SiteServices } from '#start/visit.server.ts'
import { examineFile } from '#platform/uploads/examine-file.server.ts'
import { callbackForm } from '#tests/support/send-form.ts'
import { siteApp } from '#tests/support/site.ts'
import { placeIn } from '#tests/support/upload-place.ts'

vi.mock('#platform/uploads/examine-file.server.ts', () => ({
  examineFile: vi.fn(async () => {
    await sleep(2_000)
    return { content: Buffer.from('decoded') }
  }),
}))

let dataDir = ''
beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  dataDir = await mkdtemp(join(tmpdir(), 'slow-pictures-'))
})
afterEach(async () => {
  vi.clearAllMocks()
  await rm(dataDir, { recursive: true, force: true })
})

/** The status of a claim with two photos, on a server with a socket idle timeout of 1 s. */
async function sendClaim(submit: RequestGateway['submit'], changes: Partial<SiteServices>): Promise<number> {
  const app = await siteApp({ submit }, { uploadPlace: () => placeIn(dataDir), ...changes })
  // Modules loaded and compiled on first use would block the connection too.
  await app.request('/en?dialog=contact-dialog')
  const { server, port } = await listen(getRequestListener(app.fetch), 0, '127.0.0.1')
  server.setTimeout(1_000)
  const form = new FormData()
  for (const [name, value] of callbackForm(undefined, { topic: 'claim', message: 'Water' }))
    form.set(name, value)
  const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), Buffer.alloc(64)])
  for (const name of ['1.png', '2.png']) form.append('photos', new Blob([png]), name)
  try {
    const url = `http://127.0.0.1:${port}/en?dialog=contact-dialog`
    return (await fetch(url, { method: 'POST', body: form, redirect: 'manual' })).status
  } finally {
    await closeServer(server, 0)
  }
}

const received = {
  kind: 'received',
  reference: 'TAL-1',
  createdAt: '2026-11-23T09:00:00Z',
  statusToken: 'x',
} as const

it('answers a form whose pictures take longer than the socket idle timeout', async () => {
  const submit = vi.fn(() => Promise.resolve(received))
  expect(await sendClaim(submit, {})).toBe(303)
  expect(submit).toHaveBeenCalledTimes(1)
})

it('inspects no file of a post over the rate limit', async () => {
  const count = { retryAfter: 60, flood: false }
  const away = () => Promise.resolve({ kind: 'unavailable' } as const)
  expect(await sendClaim(away, { countPost: () => Promise.resolve(count) })).toBe(429)
  expect(examineFile).not.toHaveBeenCalled()
  expect(await readdir(dataDir)).toEqual([])
})
