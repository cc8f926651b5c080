import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { articleAddresses } from '#content/articles/article.ts'
import { readArticles } from '#content/articles/article-files.server.ts'
import { readIdentity } from '#content/identity.server.ts'
import { articleIn } from '#content/articles/load-article.server.ts'
import { readPageFile } from '#content/page-file.server.ts'
import { languageTags, locales, type Locale } from '#map/locale.ts'
import { pagePath } from '#map/paths.ts'
import { pageIds, type PageId } from '#map/pages/pages.ts'
import { builtPages, capture } from '#tests/support/site.ts'

const identity = readIdentity()
const { articles } = readArticles()
const pages = builtPages()
const unlisted: readonly PageId[] = ['service.draftss', 'search']
const addressOf = (path: string) => identity.url + encodeURI(path)

/** A sitemap's entry for an address. */
function entriesOf(file: string) {
  const xml = readFileSync(`build/client${file}`, 'utf8')
  return [...xml.matchAll(/<url><loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>(.*?)<\/url>/g)].map(
    ([, loc, day, rest = '']) => ({
      loc,
      day,
      alternates: [...rest.matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
        ([, tag, href]) => [tag, href],
      ),
    }),
  )
}

/** A page's own last change, or a later one of an article that it lists. */
function lastChange(page: PageId, locale: Locale) {
  const listed = articles.filter(({ section, texts }) => section === page && texts[locale])
  return [readPageFile(page, locale).updated, ...listed.map(({ updated }) => updated)].toSorted().at(-1)
}

function pageEntry(page: PageId, locale: Locale) {
  const paths = locales.map((other) => [languageTags[other], addressOf(pagePath(page, other, identity))])
  return {
    loc: addressOf(pagePath(page, locale, identity)),
    day: lastChange(page, locale),
    alternates: [...paths, ['x-default', addressOf(pagePath(page, 'es', identity))]],
  }
}

describe.each([
  ['/sitemap.xml', 'es'],
  ['/es/sitemap.xml', 'es'],
  ['/en/sitemap.xml', 'en'],
  ['/de/sitemap.xml', 'de'],
] as const)('the sitemap %s', (file, locale) => {
  it('lists every page once, with its languages and the day of its last change', () => {
    const listed = pageIds.filter((page) => !unlisted.includes(page))
    const expected = listed.map((page) => pageEntry(page, locale))
    expect(entriesOf(file).slice(0, expected.length)).toEqual(expected)
  })

  it('lists every article after the pages, in its languages', () => {
    const own = articleAddresses(articles, identity).filter(({ variant }) => variant === locale)
    const expected = own.map(({ path, article = '' }) => ({
      loc: addressOf(path),
      day: articles.find(({ id }) => id === article)?.updated,
      alternates: articleIn(article, locale)?.page.alternates.map(([tag, other]) => [tag, addressOf(other)]),
    }))
    expect(entriesOf(file).slice(pageIds.length - unlisted.length)).toEqual(expected)
  })

  it('lists no page with noindex', () => {
    for (const { loc = '' } of entriesOf(file)) {
      const html = pages.get(decodeURI(loc.slice(identity.url.length)) || '/') ?? ''
      expect(capture(html, /<link rel="canonical" href="([^"]*)"/), loc).toBe(loc)
      expect(html, loc).not.toContain('noindex')
    }
  })
})

it('omits drafts in every language', () => {
  for (const locale of locales) {
    const html = pages.get(pagePath('service.draftss', locale, identity)) ?? ''
    expect(html).toMatch(/<meta name="robots" content="noindex"/)
  }
})

it('robots.txt names every sitemap, and disallows the interfaces and open dialogs', () => {
  const lines = readFileSync('build/client/robots.txt', 'utf8').split('\n')
  expect(lines.slice(0, 3)).toEqual(['User-agent: *', 'Disallow: /api/', 'Disallow: /*?dialog='])
  expect(lines.filter((line) => line.startsWith('Sitemap: '))).toEqual(
    ['', '/es', '/en', '/de'].map((folder) => `Sitemap: ${identity.url}${folder}/sitemap.xml`),
  )
})
