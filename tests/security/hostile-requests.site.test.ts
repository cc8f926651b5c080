import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { headerOf, statusOf } from '#tests/support/raw-http.ts'
import { formType, rawSite } from '#tests/support/raw-site.ts'
import { callbackForm } from '#tests/support/send-form.ts'

const { ask, send } = rawSite()

describe('request paths', () => {
  it.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2f..%2fserver%2fmain.ts',
    '/assets/../../server/index.js',
    '/....//....//etc/passwd',
    '/..\\..\\package.json',
    '/..%5c..%5cpackage.json',
    '/%c0%ae%c0%ae/package.json',
    '/es%00.html',
    '/%',
    '/build/id',
    '/.vite/../../id',
    '/.vite/manifest.json',
    '/data/store.sqlite',
    '/uploads/x',
    '/.env',
    '/content/site.yaml',
    'file:///etc/passwd',
  ])('%s never redirects off site', async (path) => {
    const answer = await ask(`GET ${path}`)
    expect([301, 400, 404]).toContain(statusOf(answer))
    expect(answer).not.toMatch(/"broker-site"|root:x:|import \{|node_modules/)
  })
})

const evil = 'evil.example'
const claims = {
  'X-Forwarded-Host': evil,
  'X-Host': evil,
  'X-Forwarded-Server': evil,
  'X-Original-URL': `https://${evil}/`,
  'X-Rewrite-URL': `https://${evil}/`,
  Forwarded: `host=${evil};proto=https`,
  'X-Forwarded-Port': '1234',
  'X-HTTP-Method-Override': 'DELETE',
}
const paths: readonly (readonly [status: number, path: string])[] = [
  [200, '/'],
  [200, '/es'],
  [301, '/es/'],
  [301, '/EN/Services/NIE'],
  [200, '/de/busqueda?q=a'],
  [200, '/busqueda?q=nie'],
  [200, '/en?dialog=callback-dialog'],
  [404, '/en/nothing'],
  [404, '/estado/token'],
  [200, '/es.data'],
  [200, '/en.data?dialog=callback-dialog'],
  [200, '/sitemap.xml'],
  [200, '/readyz'],
]

describe('host names', () => {
  it.each(paths)('answers with %i and never echoes the requested host: %s', async (status, path) => {
    for (const host of [evil, `${evil}:80`]) {
      const answer = await ask(`GET ${path}`, { ...claims, Host: host })
      expect(statusOf(answer)).toBe(status)
      expect(answer).not.toContain(evil)
    }
  })

  it('never echoes the requested host in the language redirect', async () => {
    const answer = await ask('GET /', { ...claims, Host: evil, 'Accept-Language': 'de' })
    expect(headerOf(answer, 'location')).toBe('/de')
    expect(answer).not.toContain(evil)
  })

  it('never echoes the requested host in the answer to a form', async () => {
    const body = callbackForm().toString()
    const length = { 'Content-Length': String(Buffer.byteLength(body)) }
    const answer = await ask(
      'POST /en?dialog=callback-dialog',
      { ...formType, ...length, Host: evil, ...claims },
      body,
    )
    expect(answer).not.toContain(evil)
    expect(headerOf(answer, 'location') ?? '/').toMatch(/^\/(?![/\\])/)
  })

  it.each(['a b', '', 'evil.example/path', '<script>', 'a@b'])('rejects the host “%s”', async (host) => {
    const answer = await ask('GET /en?dialog=callback-dialog', { Host: host })
    expect(statusOf(answer)).toBe(400)
  })
})

describe('shared caches', () => {
  // One of each kind in the table of docs/interfaces.md, as answered when a single request claims
  // nothing.
  const kinds: readonly (readonly [status: number, path: string])[] = [
    [200, '/es'],
    [200, '/servicios/nie'],
    [200, '/es.data'],
    [200, '/sitemap.xml'],
    [200, '/robots.txt'],
    [200, '/blog/feed.xml'],
    [200, '/fonts/figtree.woff2'],
    [200, `/assets/${readdirSync('build/client/assets').find((name) => name.endsWith('.js'))}`],
    [200, '/api/icons/tabler.json?icons=heart'],
    [301, '/EN/Services/NIE'],
    [301, '/es/'],
  ]

  it.each(kinds)('get an answer with %i that no single request can poison: %s', async (status, path) => {
    const plain = (text: string) => text.replace(/^date: .*$/im, '')
    const first = await ask(`GET ${path}`)
    expect(statusOf(first)).toBe(status)
    const other = {
      ...claims,
      'X-Forwarded-For': '1.2.3.4',
      'X-Forwarded-Proto': 'http',
      Cookie: 'locale=de',
      'Accept-Language': 'de',
      Origin: `https://${evil}`,
      Range: 'bytes=0-1',
      'User-Agent': 'Googlebot',
    }
    expect(plain(await ask(`GET ${path}`, other))).toBe(plain(first))
  })

  it.each([
    '/',
    '/en?dialog=callback-dialog',
    '/busqueda?q=nie',
    '/api/proof',
    '/estado/x',
    '/readyz',
    '/acceptz',
  ])('do not store %s, which is private', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(`${method} ${path}`)
      expect(headerOf(answer, 'cache-control'), method).toMatch(/no-store|private/)
      // This header wins for shared caches (RFC 9213).
      expect(headerOf(answer, 'cdn-cache-control') ?? '', method).not.toMatch(/max-age/)
    }
  })
})

describe('secret links', () => {
  it.each(['/estado', '/en/status', '/de/status', '/cita', '/en/appointment', '/de/termin', '/EN/Status'])(
    'send no referrer and are never cached below %s',
    async (path) => {
      const answer = await ask(`GET ${path}/TAL-7K3M-Q9.${'A'.repeat(43)}`)
      expect(headerOf(answer, 'referrer-policy')).toBe('strict-origin')
      expect(headerOf(answer, 'x-robots-tag')).toBe('noindex, nofollow')
      expect(headerOf(answer, 'cache-control')).toBe('no-store')
    },
  )
})

const writing = [
  '/?dialog=callback-dialog',
  '/es?dialog=salud-dialog',
  '/en?dialog=appointment-dialog',
  '/de.data?dialog=callback-dialog',
  '/servicios/nie?dialog=nie-dialog',
  '/estado/token',
  '/en/status/token.data',
  '/api/proof',
  '/api/appointments/slots',
  '/en/nothing',
]

describe('cross-site and malformed writes', () => {
  it.each(writing)('are refused when sent to %s from another site', async (path) => {
    const body = callbackForm().toString()
    const headers = { ...formType, 'Content-Length': String(Buffer.byteLength(body)) }
    const claims: readonly Record<string, string>[] = [
      { Origin: `https://${evil}` },
      { Origin: 'null' },
      { Origin: 'http://site.test:81' },
      { Origin: 'http://site.test.evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: `https://${evil}`, 'X-Forwarded-Host': evil },
    ]
    for (const claim of claims) {
      expect(statusOf(await ask(`POST ${path}`, { ...headers, ...claim }, body)), JSON.stringify(claim)).toBe(
        403,
      )
    }
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      expect(statusOf(await ask(`${method} ${path}`, { ...headers, Origin: `https://${evil}` }, body))).toBe(
        403,
      )
    }
  })

  it('change nothing and show nothing with unsupported methods', async () => {
    for (const method of ['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
      const answer = await ask(`${method} /es`, { 'X-Canary': 'canary', 'Content-Length': '0' })
      expect(statusOf(answer), method).toBe(method === 'OPTIONS' ? 204 : 405)
      expect(answer).not.toContain('canary')
    }
    expect(await ask('OPTIONS /es', { Origin: `https://${evil}` })).not.toMatch(/access-control-allow/i)
  })
})

describe('limits', () => {
  it('cap request headers', async () => {
    expect(statusOf(await ask('GET /es', { 'X-Long': 'x'.repeat(20_000) }))).toBe(431)
    const many = Object.fromEntries(Array.from({ length: 2_500 }, (_, at) => [`X${at}`, '1']))
    expect(statusOf(await ask('GET /es', many))).toBe(431)
    expect(statusOf(await ask(`GET /es?${'x'.repeat(20_000)}`))).toBe(431)
  })

  it('cap a form’s body with or without Content-Length', async () => {
    const body = `name=${'x'.repeat(70_000)}`
    const path = 'POST /en?dialog=callback-dialog'
    expect(statusOf(await ask(path, { ...formType, 'Content-Length': String(body.length) }, body))).toBe(413)
    const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
    const refused = await ask(path, { ...formType, 'Transfer-Encoding': 'chunked' }, chunk)
    expect(statusOf(refused)).toBe(413)
    expect(headerOf(refused, 'cache-control')).toBe('no-store')
    expect(headerOf(refused, 'content-security-policy')).toContain("default-src 'none'")
  })

  it('accept only form encodings in a body', async () => {
    for (const type of ['application/json', 'text/plain', 'application/xml', 'multipart/form-data']) {
      const answer = await ask('POST /en', { 'Content-Type': type, 'Content-Length': '2' }, '{}')
      expect(statusOf(answer), type).toBe(415)
    }
  })
})

describe('requests that two servers would parse differently', () => {
  const path = 'POST /en?dialog=callback-dialog HTTP/1.1\r\nHost: site.test\r\n'
  it.each([
    [
      'length and chunks',
      `${path}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /es HTTP/1.1\r\n\r\n`,
    ],
    ['two lengths', `${path}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde`],
    ['a length that is none', `${path}Content-Length: +4\r\n\r\nabcd`],
    ['an unknown coding', `${path}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['a space before the colon', `${path}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
    ['a folded line', `${path}X-A: b\r\n c\r\n\r\n`],
    ['a bare line feed in a header', `GET /es HTTP/1.1\r\nHost: site.test\r\nX: a\nY: b\r\n\r\n`],
    ['no host', 'GET /es HTTP/1.1\r\n\r\n'],
    [
      'two hosts',
      'GET /en?dialog=callback-dialog HTTP/1.1\r\nHost: site.test\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    ],
  ])('such as %s are answered by 400 and nothing after them is parsed', async (_, request) => {
    const answer = await send(request)
    expect(statusOf(answer)).toBe(400)
    expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1)
  })
})
