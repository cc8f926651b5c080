import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'
import { allowedMethods } from './allowed-methods.server.ts'
import { createFileAnswers } from './file-answers.server.ts'
import type { SiteFile } from './site-files.server.ts'

const file = (type: string, cache: SiteFile['cache']): SiteFile => ({
  type,
  cache,
  etag: '"abc"',
  bodies: new Map([['identity' as const, () => Buffer.from('body')]]),
})
const files = new Map([
  ['/', file('text/html; charset=utf-8', 'page')],
  ['/en/contact', file('text/html; charset=utf-8', 'page')],
  ['/en/contact.data', file('text/x-script', 'page')],
  ['/robots.txt', file('text/plain', 'file')],
  ['/assets/a.js', file('text/javascript', 'immutable')],
])
const app = new Hono()
app.use(allowedMethods(app, createFileAnswers(files, "default-src 'none'"), readIdentity()))
const api = new Hono()
api.get('/api/search', (context) => context.text('found'))
api.get('/api/icons/:file{[a-z0-9-]+\\.json}', (context) => context.text('icons'))
api.post('/api/consents', (context) => context.text('kept'))
app.route('/', api)
app.all('*', (context) => context.text('rendered'))

const page = 'GET, HEAD, OPTIONS, POST'
const reading = 'GET, HEAD, OPTIONS'
const routes = [
  ['/', page],
  ['/en/contact', page],
  ['/en/contact?dialog=contact-dialog', page],
  ['/en/contact.data', page],
  ['/en/status/secret', page],
  ['/robots.txt', reading],
  ['/assets/a.js', reading],
  ['/api/search?q=nie', reading],
  ['/api/icons/tabler.json', reading],
  ['/api/consents', 'OPTIONS, POST'],
] as const

it.each(routes)('answers OPTIONS for %s with %s', async (path, allow) => {
  const answer = await app.request(path, { method: 'OPTIONS' })
  expect([answer.status, answer.headers.get('allow'), await answer.text()]).toEqual([204, allow, ''])
})

it.each(routes)('refuses other methods for %s with 405', async (path, allow) => {
  for (const method of ['PUT', 'PATCH', 'DELETE', 'PROPFIND', ...(allow === reading ? ['POST'] : [])]) {
    const answer = await app.request(path, { method })
    expect([answer.status, answer.headers.get('allow')], method).toEqual([405, allow])
  }
})

it.each(routes)('lets the methods of %s pass', async (path, allow) => {
  for (const method of allow === page
    ? ['GET', 'HEAD', 'POST']
    : allow === reading
      ? ['GET', 'HEAD']
      : ['POST'])
    expect((await app.request(path, { method })).status, method).toBe(200)
})
