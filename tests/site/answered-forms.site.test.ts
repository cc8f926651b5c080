import { beforeAll, describe, expect, it } from 'vitest'
import type { Hono } from 'hono'
import { siteAddresses } from '#content/load.server.ts'
import { readIdentity } from '#content/identity.server.ts'
import { payloadAddress } from '#platform/router/payload.ts'
import { siteApp } from '#tests/support/site.ts'

const addresses = siteAddresses(readIdentity()).map(({ path }) => path)
const form = {
  name: 'Anna Example',
  phone: '612 345 678',
  country: 'ES',
  language: 'en',
  topic: 'other',
  when: 'soon',
  privacy: 'on',
}

let app: Hono
beforeAll(async () => {
  app = await siteApp({
    submit: () =>
      Promise.resolve({
        kind: 'received',
        reference: 'TAL-7K3M-Q9',
        createdAt: new Date().toISOString(),
        statusToken: 'TOKEN',
      }),
  })
})

const post = (address: string) =>
  app.request(`${address}?dialog=callback-dialog`, { method: 'POST', body: new URLSearchParams(form) })

describe.each(addresses)('a form sent from %s', (path) => {
  it('is answered over that page, with a script and without', async () => {
    const plain = await post(encodeURI(path))
    expect(plain.status).toBe(303)
    const over = plain.headers.get('location') ?? ''
    expect(decodeURI(over)).toMatch(`${path}?dialog=success-dialog&reference=TAL-7K3M-Q9`)
    expect(new URLSearchParams(over).get('sig')).toBe('SIGNATURE')
    const scripted = await post(payloadAddress(encodeURI(path)))
    expect(scripted.status).toBe(202)
    expect(await scripted.text()).toContain(JSON.stringify(over))
  })
})
