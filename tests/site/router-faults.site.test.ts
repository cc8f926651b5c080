import { afterEach, expect, it, vi } from 'vitest'
import { StoreFault } from '#platform/fault.server.ts'
import { callbackForm } from '#tests/support/send-form.ts'
import { siteApp } from '#tests/support/site.ts'

afterEach(() => vi.restoreAllMocks())

it('logs a router fault by its code only, without message or cause', async () => {
  const written: string[] = []
  const keep = (text: unknown) => {
    written.push(String(text))
    return true
  }
  vi.spyOn(process.stdout, 'write').mockImplementation(keep)
  vi.spyOn(process.stderr, 'write').mockImplementation(keep)
  vi.spyOn(console, 'error').mockImplementation((...parts) => void keep(parts.map(String).join(' ')))
  const cause = new Error('canary of the driver')
  const app = await siteApp({
    submit: () => Promise.reject(new StoreFault('store.query', 'canary of the store', { cause })),
  })
  const answer = await app.request('http://site.test/en?dialog=callback-dialog', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: callbackForm().toString(),
  })
  expect(answer.status).toBe(500)
  const lines = written.join('\n')
  expect(lines).toContain('"event":"http.fault","code":"store.query","method":"POST"')
  expect(lines).not.toContain('canary')
  expect(await answer.text()).not.toContain('canary')
})

it('counts no fault for a page whose client disconnected while queued', async () => {
  const app = await siteApp({ submit: () => Promise.resolve({ kind: 'unavailable' }) })
  const left = new Request('http://site.test/en?dialog=callback-dialog', { signal: AbortSignal.abort() })
  expect((await app.fetch(left)).status).toBe(400)
  expect((await app.request('http://site.test/en?dialog=callback-dialog')).status).toBe(200)
})
