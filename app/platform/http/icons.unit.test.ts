import { expect, test } from 'vitest'
import { icons } from './icons.server.ts'

const heart = { body: '<path d="M1 1"/>' }
const app = icons([{ prefix: 'tabler', width: 24, height: 24, icons: { heart, home: heart } }])

test('answers requested icons with cache headers and revalidation', async () => {
  const response = await app.request('/api/icons/tabler.json?icons=heart,home')
  expect(await response.json()).toEqual({
    prefix: 'tabler',
    width: 24,
    height: 24,
    icons: { heart, home: heart },
  })
  expect(response.headers.get('cache-control')).toContain('max-age=86400')
  const etag = response.headers.get('etag') ?? ''
  const again = await app.request('/api/icons/tabler.json?icons=heart,home', {
    headers: { 'if-none-match': etag },
  })
  expect(again.status).toBe(304)
})

test('lists missing icons, with a 404 if no icon was found', async () => {
  const some = await app.request('/api/icons/tabler.json?icons=heart,nothing')
  expect(some.status).toBe(200)
  expect(await some.json()).toMatchObject({ icons: { heart }, not_found: ['nothing'] })
  expect((await app.request('/api/icons/tabler.json?icons=nothing,constructor')).status).toBe(404)
  expect((await app.request('/api/icons/mdi.json?icons=heart')).status).toBe(404)
})

test('accepts only icon names', async () => {
  for (const wrong of ['', '?icons=', '?icons=a,,b', '?icons=%3Cb%3E', '?icons=../a', '?icons=A']) {
    expect((await app.request(`/api/icons/tabler.json${wrong}`)).status).toBe(400)
  }
  const many = Array.from({ length: 101 }, (_, index) => `i${index}`).join(',')
  expect((await app.request(`/api/icons/tabler.json?icons=${many}`)).status).toBe(400)
  expect((await app.request('/api/icons/..%2Ftabler.json?icons=heart')).status).toBe(404)
})
