import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { CookieConsent } from './cookie-consents.server.ts'
import { readIdentity } from '#content/identity.server.ts'
import { askingConsent, quietConsent } from '#tests/support/consent.ts'
import { consents } from './consents-api.server.ts'

const asking = askingConsent('https://tags.example', 3)
const all = asking.purposes.flatMap(({ cookies }) => cookies.map(({ id }) => id)).join('|')
const answer = {
  record: '0b7f6a3e-9d2c-4c1e-8a53-0f8f5f0b1c2d',
  version: 3,
  asked: all,
  allowed: 'ga|ga-container',
}

function site(config = asking, outcome: 'kept' | 'limited' | 'unavailable' = 'kept') {
  const kept: CookieConsent[] = []
  const app = consents({
    config,
    identity: readIdentity(),
    records: { keep: (given) => Promise.resolve((kept.push(given), outcome)) },
    clientAddress: () => '192.0.2.1',
  })
  const post = async (body: unknown) =>
    (await app.request('/api/consents', { method: 'POST', body: JSON.stringify(body) })).status
  return { app, kept, post }
}

test('sends the banner the questions, with the broker’s own name', async () => {
  const response = await site().app.request('/api/consent')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const config = (await response.json()) as { script: string; version: number }
  expect(config).toMatchObject({ version: 3, script: 'https://tags.example/gtm.js?id=GTM-TEST123' })
  expect(JSON.stringify(config)).toContain(readIdentity().brand.name)
  expect(JSON.stringify(config)).not.toContain('{brand}')
})

test('has neither address without a tag manager', async () => {
  const { app, post } = site(quietConsent)
  expect((await app.request('/api/consent')).status).toBe(404)
  expect(await post(answer)).toBe(404)
})

test('stores only an answer to the current questions', async () => {
  const { post, kept } = site()
  expect(await post(answer)).toBe(204)
  expect(await post({ ...answer, allowed: '' })).toBe(204)
  expect(kept).toEqual([answer, { ...answer, allowed: '' }])
  expect(await post({ ...answer, version: 2 })).toBe(409)
  expect(await post({ ...answer, asked: 'ga' })).toBe(409)
  expect(await post({ ...answer, allowed: 'ga|other' })).toBe(409)
  for (const wrong of [{}, 'x', null, { ...answer, record: 'me@example.org' }, { ...answer, name: 'x' }]) {
    expect(await post(wrong)).toBe(400)
  }
  expect(await post({ ...answer, allowed: 'a'.repeat(9000) })).toBe(413)
  expect(kept).toHaveLength(2)
})

test.each([
  ['with its length', {}],
  ['in pieces', { 'transfer-encoding': 'chunked' }],
])('refuses a body that is too long, sent %s, without logging a fault', async (_how, sent) => {
  const faults: unknown[] = []
  const whole = new Hono().route('/', site().app)
  whole.onError((error, context) => (faults.push(error), context.text('', 500)))
  const body = JSON.stringify({ ...answer, allowed: 'a'.repeat(9000) })
  const headers = { 'content-length': String(body.length), ...sent }
  const response = await whole.request('/api/consents', { method: 'POST', body, headers })
  expect(response.status).toBe(413)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(faults).toEqual([])
})

test('reports limits and faults', async () => {
  expect(await site(asking, 'limited').post(answer)).toBe(429)
  expect(await site(asking, 'unavailable').post(answer)).toBe(503)
})
