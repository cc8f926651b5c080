import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { askingConsent, quietConsent } from '#tests/support/consent.ts'
import { contentSecurityPolicy } from '#platform/http/content-security-policy.server.ts'
import { createBodyCache } from '#platform/http/response-body-cache.server.ts'
import type { SiteFile } from '#platform/http/site-files.server.ts'
import { flagPages, siteRules } from './page-rules.server.ts'

const html = '<body><p>Words</p><script id="boot" type="application/json">{}</script></body>'
const file = (type: string): SiteFile => ({
  type,
  etag: '"old"',
  cache: 'page',
  bodies: new Map([
    ['identity', () => Buffer.from(html)],
    ['br', () => Buffer.from('old')],
    ['gzip', () => Buffer.from('old')],
  ]),
})
const files = new Map([
  ['/page', file('text/html; charset=utf-8')],
  ['/a.js', file('text/javascript')],
])
const policyOf = (...given: Parameters<typeof siteRules>) =>
  contentSecurityPolicy({ scripts: [], styles: [] }, siteRules(...given).usual.outside)

test('serves the built files with the original policy if there is nothing to ask', () => {
  expect(siteRules(quietConsent, []).usual.flags).toEqual({})
  expect(flagPages(files, {}, createBodyCache())).toBe(files)
  expect(policyOf(quietConsent, [])).toBe(contentSecurityPolicy({ scripts: [], styles: [] }))
  expect(policyOf(quietConsent, [])).not.toContain('http')
})

test('adds flags to every encoding of a page, with a new tag, and to nothing else', () => {
  const flagged = flagPages(files, { consent: '', icons: 'https://a.example "' }, createBodyCache())
  const expected = html.replace('"boot"', '"boot" data-consent="" data-icons="https://a.example &quot;"')
  const page = flagged.get('/page')
  expect(page?.bodies.get('identity')?.()?.toString()).toBe(expected)
  expect(brotliDecompressSync(page?.bodies.get('br')?.() ?? '').toString()).toBe(expected)
  expect(gunzipSync(page?.bodies.get('gzip')?.() ?? '').toString()).toBe(expected)
  expect(page?.etag).not.toBe('"old"')
  expect(flagged.get('/a.js')).toBe(files.get('/a.js'))
})

test('allows only the tag manager and its reports in the policy', () => {
  const own = policyOf(askingConsent('https://tags.example'), [])
  expect(own).toContain("script-src 'self' https://tags.example;")
  expect(own).toContain("connect-src 'self' https://tags.example;")
  expect(own).toContain("img-src 'self' data: https://tags.example;")
  const google = policyOf(askingConsent('https://www.googletagmanager.com'), ['https://icons.example'])
  expect(google).toContain("script-src 'self' https://www.googletagmanager.com;")
  expect(google).toContain(
    'https://*.google-analytics.com https://*.analytics.google.com https://icons.example',
  )
  expect(google).toContain("require-trusted-types-for 'script'")
})

test('allows no tag manager on a secret page, but flags that consent is asked elsewhere', () => {
  const { usual, secret } = siteRules(askingConsent('https://tags.example'), ['https://icons.example'])
  expect(usual.flags).toEqual({ consent: '', icons: 'https://icons.example' })
  expect(secret.flags).toEqual({ consent: 'later', icons: 'https://icons.example' })
  const policy = contentSecurityPolicy({ scripts: [], styles: [] }, secret.outside)
  expect(policy).not.toContain('tags.example')
  expect(policy).toContain("connect-src 'self' https://icons.example;")
  expect(siteRules(quietConsent, []).secret.flags).toEqual({})
})
