import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { chooseLanguage } from './choose-language.server.ts'

const app = new Hono()
app.use(chooseLanguage())
app.all('*', (context) => context.text('page', 200, { 'cdn-cache-control': 'max-age=300' }))
const cubot = 'Mozilla/5.0 (Linux; Android 12; CUBOT KINGKONG 9) Chrome/120.0 Mobile Safari/537.36'
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

test.each([
  ['a German browser', { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' }, '/de'],
  ['a browser that likes English best', { 'accept-language': 'fr, de;q=0.5, en-GB;q=0.7' }, '/en'],
  ['a browser that refuses German', { 'accept-language': 'de;q=0' }, undefined],
  ['a browser that refuses German and takes English', { 'accept-language': 'de;q=0, en;q=0.1' }, '/en'],
  ['a browser of no language of the site', { 'accept-language': 'fr' }, undefined],
  ['a browser that says nothing', {}, undefined],
  ['a visitor who chose Spanish', { 'accept-language': 'de', cookie: 'locale=es' }, undefined],
  ['a visitor who chose English', { 'accept-language': 'de', cookie: 'locale=en' }, '/en'],
  ['a cookie that is none of ours', { 'accept-language': 'de', cookie: 'locale=//evil' }, '/de'],
  ['who follows a link of the site', { 'accept-language': 'de', 'sec-fetch-site': 'same-origin' }, undefined],
  [
    'who chose English and follows a link of the site to Spanish',
    { cookie: 'locale=en', 'sec-fetch-site': 'same-origin' },
    undefined,
  ],
  ['who follows a link elsewhere', { 'accept-language': 'de', 'sec-fetch-site': 'cross-site' }, '/de'],
  ['a phone of the brand Cubot', { 'accept-language': 'de', 'user-agent': cubot }, '/de'],
  ['a crawler whose name begins with bot', { 'accept-language': 'de', 'user-agent': 'bot/1.0' }, undefined],
  ['a crawler', { 'accept-language': 'de', 'user-agent': googlebot }, undefined],
])('%s is redirected from the bare address', async (_who, headers: Record<string, string>, location) => {
  const answer = await app.request('/?utm_source=a', { headers })
  expect(answer.headers.get('location')).toBe(location === undefined ? null : `${location}?utm_source=a`)
  expect(answer.status).toBe(location === undefined ? 200 : 302)
  // One visitor's redirect must not be cached for another.
  expect(answer.headers.get('vary')).toBe('Accept-Language, Cookie, Sec-Fetch-Site')
  expect(answer.headers.get('cache-control')).toMatch(/no-store|private/)
  expect(answer.headers.get('cdn-cache-control')).toBeNull()
})

test('redirects no other address by language, and no form', async () => {
  const headers = { 'accept-language': 'de' }
  expect((await app.request('/contacto', { headers })).status).toBe(200)
  expect((await app.request('/', { headers, method: 'POST' })).status).toBe(200)
})

test('leaves a page rendered at the bare address uncacheable', async () => {
  const rendered = new Hono()
  rendered.use(chooseLanguage())
  rendered.all('*', (context) => context.text('page', 200, { 'cache-control': 'no-store' }))
  const answer = await rendered.request('/?dialog=callback-dialog')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('vary')).toBe('Accept-Language, Cookie, Sec-Fetch-Site')
})
