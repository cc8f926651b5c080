import { describe, expect, it } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'
import { readPopularPages } from '#content/search-words.server.ts'
import { languageTags, locales } from '#map/locale.ts'
import { allAddresses, alternatePaths, pagePath } from '#map/paths.ts'
import { pageIds } from '#map/pages/pages.ts'
import { redirectTable } from '#map/redirects.ts'
import { builtPages, capture, siteApp } from '#tests/support/site.ts'

const identity = readIdentity()
const addresses = allAddresses(identity)
const pages = builtPages()
const app = await siteApp({ submit: () => Promise.resolve({ kind: 'unavailable' }) })
const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`http://site.test${path}`, { headers })

describe('every address of the map', () => {
  it('is one of four variants of a page and exists once', () => {
    expect(addresses).toHaveLength(4 * pageIds.length)
    expect(new Set(addresses.map(({ path }) => path))).toHaveProperty('size', addresses.length)
  })

  it.each(addresses)('$path answers in $locale', async ({ path, page, locale }) => {
    const answer = await get(encodeURI(path))
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toContain(`<html lang="${locale}"`)
    expect(capture(html, /<title>([^<]*)<\/title>/)).not.toBe('')
    expect(capture(html, /<meta name="description" content="([^"]*)"/).length).toBeGreaterThan(50)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(capture(html, /<link rel="canonical" href="([^"]*)"/)).toBe(
      identity.url + encodeURI(pagePath(page, locale, identity)),
    )
    const alternates = alternatePaths(page, identity)
    for (const other of locales) {
      expect(html).toContain(
        `hrefLang="${languageTags[other]}" href="${identity.url}${encodeURI(alternates[other])}"`,
      )
    }
    expect(html).toContain(`hrefLang="x-default" href="${identity.url}${encodeURI(alternates.es)}"`)
    expect(html).toContain('property="og:title"')
    const data = JSON.parse(capture(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/)) as {
      '@graph': unknown[]
    }
    expect(data['@graph'].length).toBeGreaterThan(0)
  })

  it('has a distinct title and description in each language', () => {
    for (const locale of locales) {
      const own = addresses
        .filter(({ variant }) => variant === locale)
        .map(({ path }) => pages.get(path) ?? '')
      expect(own).toHaveLength(pageIds.length)
      for (const part of [/<title>([^<]*)<\/title>/, /name="description" content="([^"]*)"/]) {
        expect(new Set(own.map((html) => capture(html, part)))).toHaveProperty('size', own.length)
      }
    }
  })
})

describe('alternative spellings', () => {
  it.each(addresses.filter(({ path }) => path !== '/'))(
    'redirect $path with a trailing slash or in capitals',
    async ({ path }) => {
      for (const other of [`${encodeURI(path)}/`, encodeURI(path.toUpperCase())]) {
        const answer = await get(`${other}?a=1`)
        expect(answer.status).toBe(301)
        expect(answer.headers.get('location')).toBe(`${encodeURI(path)}?a=1`)
      }
    },
  )

  it.each(['/de/sch\u00e4den', '/de/sch%C3%A4den', encodeURI('/de/scha\u0308den')])(
    '%s is the claims page',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('<html lang="de"')
    },
  )
})

describe('legacy redirects', () => {
  const table = redirectTable(identity)

  it.each([...table])('lead from %s to %s', async (from, to) => {
    for (const path of [from, `${from}/`]) {
      const answer = await get(`${encodeURI(path)}?utm_source=old`)
      expect(answer.status).toBe(301)
      expect(answer.headers.get('location')).toBe(`${encodeURI(to)}?utm_source=old`)
    }
  })

  it('never loop, chain or shadow a page', () => {
    const paths = new Set(addresses.map(({ path }) => path))
    for (const [from, to] of table) {
      expect(paths.has(from)).toBe(false)
      expect(paths.has(to)).toBe(true)
      expect(table.has(to)).toBe(false)
    }
  })
})

describe('addresses outside the map', () => {
  it.each([
    ['/nada', 'es', 'Ops.. Página no encontrada', 'Ir al inicio'],
    ['/en/nothing/here', 'en', 'Oops.. Page not found', 'Go to the home page'],
    ['/en/blog/nothing', 'en', 'Oops.. Page not found', 'Go to the home page'],
    ['/de/nichts', 'de', 'Hoppla.. Seite nicht gefunden', 'Zur Startseite'],
  ] as const)('%s is a real 404 in its language, with onward links', async (path, locale, words, button) => {
    const answer = await get(path, { 'user-agent': 'Googlebot' })
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(html).toContain(`<html lang="${locale}"`)
    expect(html).toContain(words)
    expect(html).toContain(button)
    expect(html).toContain('noindex')
    const screen = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    const search = pagePath('search', locale, identity)
    expect(screen).toMatch(
      new RegExp(`<form role="search"[^>]* action="${search}">.*name="q".*type="submit"`),
    )
    for (const page of readPopularPages())
      expect(decodeURI(screen)).toContain(`href="${pagePath(page, locale, identity)}"`)
  })
})
