import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawAnswer, rawRequest, statusOf } from '#tests/support/raw-http.ts'
import { closeServer, listen, type Listening } from './listen.server.ts'

let site: Listening
beforeAll(async () => {
  site = await listen((request, response) => void response.end(`at ${request.url}`), 0, '127.0.0.1')
})
afterAll(() => closeServer(site.server, 0))

const ask = (line: string, headers = {}) => rawAnswer(site.port, rawRequest(line, headers), 5_000)
const locationOf = (answer: string) => /\r\nlocation: (.*)\r\n/.exec(answer)?.[1]

test.each([
  ['/de/schäden', '/de/sch%C3%A4den'],
  ['/blog?x=ñ', '/blog?x=%C3%B1'],
  ['/de/sch%C3%A4den?q=straße&b=%20', '/de/sch%C3%A4den?q=stra%C3%9Fe&b=%20'],
  ['/es/búsqueda?q="a|b"', '/es/b%C3%BAsqueda?q="a|b"'],
  ['/ñ//evil.example', '/%C3%B1//evil.example'],
])('redirects %s, typed raw, to %s', async (typed, encoded) => {
  const answer = await ask(`GET ${typed}`)
  expect(statusOf(answer)).toBe(301)
  expect(locationOf(answer)).toBe(encoded)
  expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n[^]*\r\nConnection: close\r\n\r\n$/)
  expect(await ask(`GET ${encoded}`)).toContain(`at ${encoded}`)
  expect(locationOf(await ask(`HEAD ${typed}`))).toBe(encoded)
})

test.each([
  ['another host', 'GET //evil.example/ñ'],
  ['another host, for a browser', 'GET /\\evil.example/ñ'],
  ['a whole URL', 'GET http://evil.example/ñ'],
  ['no path', 'GET ñ'],
  ['a fragment', 'GET /#ñ'],
  ['a tab', 'GET /\t/evil.example/ñ'],
  ['a control character', 'GET /ñ\x01'],
  ['a line end alone', 'GET /ñ\nlocation: /x'],
  ['a carriage return alone', 'GET /ñ\rlocation: /x'],
  ['a form', 'POST /de/schäden'],
  ['another protocol', 'GET /ñ HTTP/1.1 GET /x'],
  ['more than an address may have', `GET /${'ñ'.repeat(1_500)}`],
])('refuses %s', async (_what, line) => {
  const answer = await ask(line)
  expect(statusOf(answer)).toBe(400)
  expect(answer).not.toMatch(/location/i)
})

test('refuses letters that are not UTF-8', async () => {
  const client = connect(site.port, '127.0.0.1')
  client.write(Buffer.from('GET /de/sch\xe4den HTTP/1.1\r\nHost: a\r\n\r\n', 'latin1'))
  const [answer] = (await once(client, 'data')) as [Buffer]
  expect(statusOf(answer.toString())).toBe(400)
})

test('does not answer for a request while an earlier one on the connection is pending', async () => {
  const second = rawRequest('GET /ñ')
  const answer = await rawAnswer(site.port, rawRequest('GET /first', { Connection: 'keep-alive' }) + second)
  expect(answer).not.toMatch(/location/i)
})

test('refuses everything else strictly, as Node does', async () => {
  expect(statusOf(await ask('GET /', { 'X-Long': 'x'.repeat(20_000) }))).toBe(431)
  expect(statusOf(await ask('GET /', { 'X-Control': 'a\x01b' }))).toBe(400)
  expect(statusOf(await ask('NONSENSE /'))).toBe(400)
})
