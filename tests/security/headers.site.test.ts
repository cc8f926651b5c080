import { describe, expect, it, vi } from 'vitest'
import { languageCookie } from '#domains/navigation/navigation.tsx'
import { readSiteList } from '#platform/http/site-files.server.ts'
import { siteApp } from '#tests/support/site.ts'
import { directives, observatoryScores, observatoryTotal } from './observatory.ts'

const app = await siteApp({ submit: () => Promise.resolve({ kind: 'unavailable' }) })
const overTls = { 'x-forwarded-proto': 'https' }
const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`http://site.test${path}`, { headers: { ...overTls, ...headers } })

/** Prerendered, rendered with an open dialog, rendered search, not found, the redirecting root. */
const pages = [
  '/es',
  '/de/versicherungen/krankenversicherung',
  '/en?dialog=callback-dialog',
  '/busqueda?q=nie',
  '/nada',
]

describe('the Observatory’s tests', () => {
  it.each(pages)('give %s 130 points, an A+', async (path) => {
    const answer = await get(path)
    const scores = observatoryScores(answer.headers, await answer.text())
    expect(scores).toEqual({
      'content-security-policy': 10,
      cookies: 0,
      'cross-origin-resource-sharing': 0,
      'cross-origin-resource-policy': 10,
      'referrer-policy': 5,
      'strict-transport-security': 0,
      'subresource-integrity': 0,
      'x-content-type-options': 0,
      'x-frame-options': 5,
    })
    expect(observatoryTotal(scores)).toBe(130)
  })

  it('find faults', () => {
    const bare = observatoryScores(new Headers(), '<script src="//other.example/a.js"></script>')
    expect(observatoryTotal(bare)).toBe(0 - 25)
    const open = new Headers({ 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'" })
    expect(observatoryScores(open, '')['content-security-policy']).toBe(-20)
  })
})

const rest = [
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ')
const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? ''

describe('the content security policy', () => {
  it('has only hashes on prerendered pages, exactly as listed', async () => {
    const policy = policyOf(await get('/es'))
    const hash = "'sha256-[A-Za-z0-9+/]{43}='"
    const [scripts = '', styles = ''] = policy.split('; ').slice(1, 3)
    expect(scripts).toMatch(new RegExp(`^script-src 'self'( ${hash})+$`))
    expect(styles).toMatch(new RegExp(`^style-src 'self'( ${hash})+$`))
    expect(policy).toBe(`default-src 'none'; ${scripts}; ${styles}; ${rest}`)
    for (const path of ['/', '/en/services/nie', '/blog']) expect(policyOf(await get(path))).toBe(policy)
  })

  it('has a fresh nonce on each rendered page', async () => {
    const nonces = new Set<string>()
    for (let time = 0; time < 3; time++) {
      const policy = policyOf(await get('/en?dialog=callback-dialog'))
      const nonce = /'nonce-([\w+/]{22}==)'/.exec(policy)?.[1] ?? ''
      const own = `'self' 'nonce-${nonce}'`
      expect(policy).toBe(`default-src 'none'; script-src ${own}; style-src ${own}; ${rest}`)
      nonces.add(nonce)
    }
    expect(nonces).toHaveProperty('size', 3)
  })

  it('requires Trusted Types wherever scripts may run', async () => {
    for (const path of pages) {
      expect(directives(policyOf(await get(path))).get('require-trusted-types-for')).toEqual(["'script'"])
    }
  })
})

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

it.each([
  ...pages,
  '/',
  '/es/',
  '/oficinas',
  '/es.data',
  '/robots.txt',
  '/api/proof',
  '/api/search',
  '/estado/x',
  '/readyz',
  '/acceptz',
])('every answer carries the same headers: %s', async (path) => {
  const { headers } = await get(path)
  // A page after a secret one receives only the site's origin as referrer
  // (app/platform/http/private-pages.server.ts).
  const secret = path.startsWith('/estado/') && { 'referrer-policy': 'strict-origin' }
  expect(Object.fromEntries(headers)).toMatchObject({ ...always, ...secret })
  expect(headers.get('access-control-allow-origin')).toBeNull()
  expect(headers.get('server') ?? headers.get('x-powered-by')).toBeNull()
})

it('a refused write carries the same headers', async () => {
  const refused = { method: 'POST', headers: { ...overTls, origin: 'https://evil.example' } }
  const answer = await app.request('http://site.test/en', refused)
  expect(answer.status).toBe(403)
  expect(Object.fromEntries(answer.headers)).toMatchObject(always)
})

const [part] = readSiteList('build')
  .map(({ path }) => path)
  .filter((path) => /^\/assets\/.*\.js$/.test(path))

it.each([
  ['/es', 'public, max-age=0, must-revalidate'],
  ['/es.data', 'public, max-age=0, must-revalidate'],
  ['/de/versicherungen/krankenversicherung.data', 'public, max-age=0, must-revalidate'],
  ['/robots.txt', 'public, max-age=3600'],
  ['/favicon.ico', 'public, max-age=3600'],
  ['/apple-touch-icon.png', 'public, max-age=3600'],
  [part, 'public, max-age=31536000, immutable'],
])('revalidates by entity tag under its cache rules: %s', async (path, expected) => {
  const answer = await get(path ?? '')
  expect(answer.headers.get('cache-control')).toBe(expected)
  const again = await get(path ?? '', { 'if-none-match': answer.headers.get('etag') ?? '' })
  expect([again.status, again.headers.get('cache-control')]).toEqual([304, expected])
})

it('sends no cookie from the server; the browser’s one is lax, and secure over TLS', async () => {
  for (const path of [...pages, '/', '/api/proof', '/estado/x', '/es.data']) {
    expect((await get(path, { 'accept-language': 'de' })).headers.getSetCookie(), path).toEqual([])
  }
  vi.stubGlobal('location', { protocol: 'https:' })
  expect(languageCookie('de')).toBe('locale=de; Max-Age=31536000; Path=/; SameSite=Lax; Secure')
  vi.unstubAllGlobals()
})
