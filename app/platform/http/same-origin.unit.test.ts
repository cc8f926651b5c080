import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { privatePages, secretAddresses } from './private-pages.server.ts'
import { sameOrigin } from './same-origin.server.ts'

const app = new Hono()
app.use(privatePages(secretAddresses(['/en/status'])))
app.use(sameOrigin())
app.get('*', (context) => context.text('page'))
app.post('/en', (context) => context.redirect('/en?dialog=success-dialog&status=SECRET', 303))
app.post('*', (context) => context.text('taken'))

const own = 'https://talaia.example'

test.each([
  ['a form of the site', { origin: own, 'sec-fetch-site': 'same-origin' }, 200],
  ['a form on a page that sends no referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 200],
  ['a form in an old browser', { origin: own }, 200],
  ['a program', {}, 200],
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
  ['a neighbour', { origin: 'https://x.talaia.example', 'sec-fetch-site': 'same-site' }, 403],
  ['another site in an old browser', { origin: 'https://evil.example' }, 403],
  ['a sandboxed page in an old browser', { origin: 'null' }, 403],
])('a post of %s', async (_who, headers, status) => {
  const answer = await app.request(`${own}/x`, {
    method: 'POST',
    headers: { ...headers, host: 'talaia.example' },
  })
  expect(answer.status).toBe(status)
})

test.each([
  ['/en/status/TOKEN', 'GET', 'strict-origin'],
  ['/en/%73tatus/TOKEN', 'GET', 'strict-origin'],
  ['/en?dialog=success-dialog&status=SECRET', 'GET', 'no-referrer'],
  ['/en', 'POST', 'no-referrer'],
  ['/en?dialog=success-dialog', 'GET', null],
])('limits the referrer of the secret in %s by %s', async (path, method, policy) => {
  const { headers } = await app.request(own + path, { method })
  expect(headers.get('referrer-policy')).toBe(policy)
  expect(headers.get('cache-control')).toBe(policy && 'no-store')
})
