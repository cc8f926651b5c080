import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'
import { missingPaths } from '#map/missing-pages.ts'
import { allAddresses } from '#map/paths.ts'
import { createFileAnswers } from '#platform/http/file-answers.server.ts'
import { missingPage } from './missing-page.server.ts'
import { secretAddresses } from '#platform/http/private-pages.server.ts'
import type { SiteFile } from '#platform/http/site-files.server.ts'

const identity = readIdentity()
const screen = (path: string): SiteFile => ({
  type: 'text/html; charset=utf-8',
  cache: 'page',
  etag: '"abc"',
  missing: true,
  bodies: new Map([
    ['identity' as const, () => Buffer.from(`screen ${path}`)],
    ['br' as const, () => Buffer.from('encoded')],
  ]),
})
const find = createFileAnswers(
  new Map(missingPaths.map((path) => [path, screen(path)])),
  "default-src 'none'",
)
const app = new Hono()
const isSecret = secretAddresses(['/estado', '/en/status'])
app.use(missingPage({ find, addresses: allAddresses(identity), identity, isSecret }))
app.all('*', (context) => context.text('rendered'))

it.each([
  ['/nada', '/404'],
  ['/es/nada', '/404'],
  ['/en/nothing/here?dialog=callback-dialog', '/en/404'],
  ['/de/nichts.png', '/de/404'],
  ['/blog/nada', '/blog/404'],
  ['/es/novedades/nada', '/blog/404'],
  ['/en/news/nothing', '/en/blog/404'],
  ['/de/blog/nichts', '/de/blog/404'],
  ['/blog/a/b', '/404'],
])('answers %s with the screen of %s', async (path, expected) => {
  const answer = await app.request(path, { headers: { 'if-none-match': '*' } })
  expect(answer.status).toBe(404)
  expect(await answer.text()).toBe(`screen ${expected}`)
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('cdn-cache-control')).toBe('no-store')
  expect(answer.headers.get('etag')).toBeNull()
  const head = await app.request(path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  expect([head.status, head.headers.get('content-encoding'), await head.text()]).toEqual([404, 'br', ''])
})

it.each([
  ['/en/contact', 'GET'],
  ['/en/CONTACT/', 'GET'],
  ['/estado/token', 'GET'],
  ['/nada?status=secret', 'GET'],
  ['/nada.data', 'GET'],
  ['/nada', 'POST'],
  ['/%zz', 'GET'],
])('leaves %s by %s to the router', async (path, method) => {
  expect(await (await app.request(path, { method })).text()).toBe('rendered')
})
