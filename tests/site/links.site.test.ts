import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'
import { siteAddresses } from '#content/load.server.ts'
import { builtPages } from '#tests/support/site.ts'

const pages = builtPages()
const paths = new Set(siteAddresses(readIdentity()).map(({ path }) => path))
const ids = new Map(
  [...pages].map(([path, html]) => [path, new Set([...html.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]))]),
)

function broken(from: string, href: string): boolean {
  if (/^(?:https?:|mailto:|tel:|geo:)/.test(href)) return false
  const url = new URL(href.replaceAll('&amp;', '&'), `http://site.test${encodeURI(from)}`)
  const path = decodeURIComponent(url.pathname).replace(/(.)\/$/, '$1')
  const target = paths.has(path) ? path : undefined
  if (target === undefined) return !existsSync(`build/client${path}`)
  return url.hash !== '' && !ids.get(target)?.has(decodeURIComponent(url.hash.slice(1)))
}

describe('links of the built site', () => {
  it.each([...pages])('%s has no broken link', (path, html) => {
    const hrefs = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map((match) => match[1] ?? '')
    expect(hrefs.length).toBeGreaterThan(50)
    expect([...new Set(hrefs)].filter((href) => broken(path, href))).toEqual([])
  })

  it('have no style attribute, inline handler or third party on any page', () => {
    for (const [path, html] of pages) {
      expect(html.match(/<[a-z][^>]* style="/), path).toBeNull()
      expect(html.match(/<[a-z][^>]* on[a-z]+="/), path).toBeNull()
      expect(html.match(/<(?:script|img|iframe|source)[^>]* src="(?:https?:)?\/\//), path).toBeNull()
    }
  })
})
