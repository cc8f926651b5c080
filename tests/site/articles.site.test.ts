import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { articleAddresses } from '#content/articles/article.ts'
import { readArticles } from '#content/articles/article-files.server.ts'
import { articleIn } from '#content/articles/load-article.server.ts'
import { readIdentity } from '#content/identity.server.ts'
import { feedPaths } from '#content/articles/feed-paths.ts'
import { languageTags, locales } from '#map/locale.ts'
import { pagePath } from '#map/paths.ts'
import { redirectTable } from '#map/redirects.ts'
import { capture, siteApp } from '#tests/support/site.ts'

const identity = readIdentity()
const { articles } = readArticles()
const addresses = articleAddresses(articles, identity)
const app = await siteApp({ submit: () => Promise.resolve({ kind: 'unavailable' }) })
const get = (path: string) => app.request(`http://site.test${path}`)
const sections = (['blog', 'news'] as const).flatMap((section) =>
  locales.map((locale) => ({ section, locale })),
)

interface Thing {
  readonly '@type': string
  readonly [key: string]: unknown
}

function graphOf(html: string): Thing[] {
  const text = capture(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/)
  return (JSON.parse(text) as { '@graph': Thing[] })['@graph']
}

describe('every address of an article', () => {
  it.each(addresses)('$path answers in $locale', async ({ path, locale, article = '' }) => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    const loaded = articleIn(article, locale)
    const source = articles.find(({ id }) => id === article)
    expect(html).toContain(`<html lang="${locale}"`)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(capture(html, /<h1>([^<]*)<\/h1>/)).toBe(loaded?.content.title)
    expect(capture(html, /<link rel="canonical" href="([^"]*)"/)).toBe(
      identity.url + loaded?.page.paths[locale],
    )
    const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)]
    expect(alternates.map(([, tag, href]) => [tag, href])).toEqual(
      loaded?.page.alternates.map(([tag, other]) => [tag, identity.url + other]),
    )
    expect(html).toContain('property="og:type" content="article"')
    expect(html).toContain(`property="article:published_time" content="${source?.date}"`)
    expect(html).toContain(`property="article:modified_time" content="${source?.updated}"`)
    expect(graphOf(html)).toMatchObject([
      {
        '@type': source?.section === 'news' ? 'NewsArticle' : 'Article',
        datePublished: source?.date,
        dateModified: source?.updated,
        author: { '@type': 'Organization', name: loaded?.content.author },
        inLanguage: languageTags[locale],
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: identity.url + encodeURI(pagePath('home', locale, identity)) },
          {
            position: 2,
            item: identity.url + encodeURI(pagePath(loaded?.page.id ?? 'home', locale, identity)),
          },
          { position: 3, name: loaded?.content.title, item: identity.url + loaded?.page.paths[locale] },
        ],
      },
    ])
  })

  it.each(addresses)('$path redirects from its alternative spellings', async ({ path }) => {
    for (const other of [`${path}/`, path.toUpperCase()]) {
      const answer = await get(`${other}?a=1`)
      expect([answer.status, answer.headers.get('location')]).toEqual([301, `${path}?a=1`])
    }
  })

  it('is shadowed by no redirect', () => {
    const table = redirectTable(identity)
    expect(addresses.filter(({ path }) => table.has(path))).toEqual([])
  })

  it.each(locales)('is in the %s sitemap', (locale) => {
    const xml = readFileSync(`build/client${locale === 'es' ? '' : `/${locale}`}/sitemap.xml`, 'utf8')
    for (const { path } of addresses.filter(({ variant }) => variant === locale)) {
      expect(xml).toContain(`<loc>${identity.url}${path}</loc>`)
    }
  })
})

describe('addresses that are not articles', () => {
  it.each(['/blog/nada', '/es/novedades/nada', '/en/news/nothing', '/de/nachrichten/nichts'])(
    '%s fails the page’s validation',
    async (path) => {
      const answer = await get(`${path}?utm_source=a`)
      expect(answer.status).toBe(404)
      const html = await answer.text()
      expect(html).toContain('404')
      expect(html).toContain('noindex')
      const payload = await get(`${path}.data?utm_source=a`)
      expect(payload.status).toBe(404)
      expect(await payload.text()).toContain(`Page Not Found: ${path}?utm_source=a`)
    },
  )

  it('is an unmatched route deeper down', async () => {
    const answer = await get('/blog/a/b')
    expect(answer.status).toBe(404)
    expect(await (await get('/blog/a/b.data')).text()).toContain('Page not found: /blog/a/b')
  })
})

describe('filtered lists', () => {
  it('are rendered on demand and not indexed when filtered by topic', async () => {
    const answer = await get('/en/blog?tag=cars')
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toContain('On the topic: Cars')
    expect(html).toContain('name="robots" content="noindex"')
    expect(await (await get('/en/blog')).text()).not.toContain('noindex')
  })

  it.each(['/en/blog?tag=nothing', '/blog?page=99', '/de/nachrichten?page=0'])(
    '%s does not exist',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  it.each(sections)('$section in $locale link their feeds', async ({ section, locale }) => {
    const html = await (await get(pagePath(section, locale, identity))).text()
    const { rss, json } = feedPaths(section, locale, identity)
    expect(html).toMatch(
      new RegExp(`<link rel="alternate" type="application/rss\\+xml" title="[^"]+" href="${rss}"`),
    )
    expect(html).toContain(`type="application/feed+json"`)
    expect(html.split(`href="${json}"`)).toHaveLength(3)
  })

  it.each(locales)('show related news on the services pages in %s', async (locale) => {
    const html = await (await get(pagePath('service.noticia', locale, identity))).text()
    for (const article of articles
      .filter(({ section, services }) => section === 'news' && services)
      .slice(0, 10)) {
      expect(html).toContain(`href="${articleIn(article.id, locale)?.page.paths[locale]}"`)
    }
  })
})

describe('JSON feeds', () => {
  it.each(sections)('conform to version 1.1 for $section in $locale', async ({ section, locale }) => {
    const answer = await get(feedPaths(section, locale, identity).json)
    expect(answer.headers.get('content-type')).toContain('json')
    const feed = (await answer.json()) as Record<string, unknown> & { items: Record<string, unknown>[] }
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      language: languageTags[locale],
      home_page_url: identity.url + pagePath(section, locale, identity),
      feed_url: identity.url + feedPaths(section, locale, identity).json,
    })
    const own = articles.filter((article) => article.section === section)
    expect(feed.items.map(({ id }) => id)).toEqual(
      own.map(({ id }) => identity.url + articleIn(id, locale)?.page.paths[locale]),
    )
    const midnights = (days: readonly string[]) => days.map((day) => `${day}T00:00:00.000Z`)
    expect(feed.items.map((item) => item['date_published'])).toEqual(midnights(own.map(({ date }) => date)))
    expect(feed.items.map((item) => item['date_modified'])).toEqual(
      midnights(own.map(({ updated }) => updated)),
    )
    for (const item of feed.items) {
      expect(item).toMatchObject({ url: item['id'], authors: [{ name: expect.any(String) as string }] })
      expect(item['content_html']).not.toMatch(/href="\/|\{\{|page:/)
    }
  })
})
