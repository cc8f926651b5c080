import { describe, expect, it, vi } from 'vitest'
import type { Locale } from '#map/locale.ts'
import type { Article } from './article.ts'
import { similarArticles } from './load-article.server.ts'
import { sourcesOf, articleIn, loadArticle } from './load-article.server.ts'
import { homeReading, loadArticleList } from './load-article-list.server.ts'
import { matchAddress, siteArticles } from '#content/load.server.ts'

const text = (slug: string, body = 'Words.') => ({
  slug,
  title: `Title of ${slug}`,
  metaTitle: slug,
  metaDescription: slug,
  summary: slug,
  body,
  words: 400,
})

function article(id: string, more: Partial<Article> & { languages?: string } = {}): Article {
  const { languages = 'es en de', ...rest } = more
  const texts = Object.fromEntries(
    languages
      .split(' ')
      .map((locale): [string, ReturnType<typeof text>] => [locale, text(`${id}-${locale}`)]),
  )
  return {
    id,
    section: 'blog',
    kind: 'article',
    pictures: [],
    date: '2026-11-01',
    updated: '2026-11-21',
    desk: 'vehicles',
    tags: ['cars'],
    scene: 'car',
    related: ['service.itv', 'service.nie', 'claims'],
    services: false,
    sources: [{ name: 'Own law', url: 'https://law.test/a?id=1', asOf: '2026-01-01' }],
    texts,
    ...rest,
  }
}

const many = Array.from({ length: 25 }, (_, index) =>
  article(`a${index}`, { tags: index < 13 ? ['cars'] : ['tax'] }),
)
const spanishOnly = article('only-es', { languages: 'es', tags: ['home'] })
const english = article('linking', {
  tags: ['home', 'tax'],
  texts: {
    en: text(
      'linking-en',
      'See [this](article:only-es) and {{fact:itv.repair}} and {{fact:itv.police-order}}.',
    ),
  },
})
const news = [
  article('n1', { section: 'news', services: true, date: '2026-11-10' }),
  article('n2', { section: 'news', date: '2026-11-09' }),
]

vi.mock('./article-files.server.ts', () => ({
  readArticles: () => ({
    articles: [...news, ...many, spanishOnly, english],
    tags: Object.fromEntries(['home', 'cars', 'tax', 'money'].map((id) => [id, { es: id, en: id, de: id }])),
    desks: { vehicles: { name: { es: 'Área', en: 'Desk', de: 'Team' }, pages: [] } },
  }),
}))

const list = (tag: string | null, page: string | null, locale: Locale = 'de') =>
  loadArticleList('blog', locale, { tag, page })

describe('article lists', () => {
  it('have ten articles per page, each with a link to the next', () => {
    expect(list(null, null)?.list.cards).toHaveLength(10)
    expect(list(null, null)?.list.paging).toMatchObject({
      newer: undefined,
      older: { href: '/de/blog?page=2' },
      position: 'Seite 1 von 3',
    })
    expect(list(null, '3')?.list.cards).toHaveLength(5)
    expect(list(null, '3')?.list.paging).toMatchObject({
      newer: { href: '/de/blog?page=2' },
      older: undefined,
    })
  })

  it('keep a topic across their pages and are not indexed then', () => {
    const found = list('cars', '2')
    expect(found).toMatchObject({ query: '?tag=cars&page=2', filtered: true })
    expect(found?.list.cards.map(({ href }) => href)).toEqual([
      '/de/blog/a10-de',
      '/de/blog/a11-de',
      '/de/blog/a12-de',
    ])
    expect(found?.list.paging?.newer?.href).toBe('/de/blog?tag=cars')
  })

  it("offer a language's topics in order, and mark the chosen one", () => {
    const offered = (locale: Locale) =>
      list('tax', null, locale)?.list.filter.links.map(({ label, current }) => [label, current])
    expect(offered('de')).toEqual([
      ['Alle', false],
      ['cars', false],
      ['tax', true],
    ])
    expect(offered('en')).toEqual([
      ['All', false],
      ['home', false],
      ['cars', false],
      ['tax', true],
    ])
  })

  it.each([
    ['nothing', null],
    ['money', null],
    [null, '4'],
    [null, '0'],
    [null, '1.5'],
    [null, 'x'],
  ])('have no part %s, %s', (tag, page) => {
    expect(list(tag, page)).toBeUndefined()
  })

  it('show news about services on the services page', () => {
    const found = loadArticleList('service.noticia', 'en', { tag: null, page: null })
    expect(found?.list.cards.map(({ href }) => href)).toEqual(['/en/news/n1-en'])
  })

  it('show topic, day and reading time of each article', () => {
    expect(list(null, null)?.list.cards[0]?.meta).toBe('cars · 01.11.2026 · 2 Min.')
  })

  it('give the home page the latest guide and the latest of the rest', () => {
    const reading = homeReading('es', [])
    expect(reading?.lead.href).toBe('/blog/a0-es')
    expect(reading?.more.map(({ href }) => href)).toEqual([
      '/novedades/n1-es',
      '/novedades/n2-es',
      '/blog/a1-es',
      '/blog/a2-es',
    ])
  })
})

describe('an article', () => {
  it('is found at the addresses of its languages', () => {
    expect(matchAddress('/ES/blog/only-es-es/')).toMatchObject({
      page: 'blog',
      article: 'only-es',
      variant: 'es-prefixed',
    })
    expect(matchAddress('/en/news/n1-en')).toMatchObject({ page: 'news', article: 'n1', locale: 'en' })
    expect(loadArticle('/en/blog/only-es-es')).toBeUndefined()
    expect(loadArticle('/blog')).toBeUndefined()
  })

  it('links only existing translations, with the lists in its switcher otherwise', () => {
    const page = loadArticle('/blog/only-es-es')?.page
    expect(page?.alternates).toEqual([
      ['es-ES', '/blog/only-es-es'],
      ['x-default', '/blog/only-es-es'],
    ])
    expect(page?.paths).toEqual({
      es: '/blog/only-es-es',
      en: '/en/blog#untranslated',
      de: '/de/blog#untranslated',
    })
    expect(articleIn('only-es', 'en')).toBeUndefined()
  })

  it('links to an untranslated article through the list', () => {
    const body = JSON.stringify(articleIn('linking', 'en')?.content.body)
    expect(body).toContain('"a":"/en/blog#untranslated"')
  })

  it('lists its own sources and those of its facts, each law once', () => {
    expect(sourcesOf(english, english.texts.en ?? text(''), 'es')).toEqual([
      { name: 'Own law', url: 'https://law.test/a?id=1', asOf: '2026-01-01' },
      expect.objectContaining({ url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2017-12841' }),
    ])
  })

  it('names its sources in the reader’s language, marks Spanish names and lists no example', () => {
    const body = '{{fact:odr.closed}} {{fact:household.example-hours}} {{fact:consorcio.wind}}'
    const own = article('own', {
      sources: [
        {
          name: 'Real Decreto 300/2004, Reglamento del seguro de riesgos extraordinarios, arts. 6 y 8',
          url: 'https://office.test',
          asOf: '2026-01-01',
        },
      ],
    })
    const spanish = own.sources[0]?.name
    const listed = (locale: Locale) => sourcesOf(own, text('x', body), locale)
    expect(listed('en')).toEqual([
      expect.objectContaining({ name: [{ i: spanish }], asOf: '2026-11-21' }),
      expect.objectContaining({
        name: 'Regulation (EU) 2024/3228, end of the online dispute resolution platform',
      }),
    ])
    expect(listed('de')[1]?.name).toBe(
      'Verordnung (EU) 2024/3228, Ende der Plattform für Online-Streitbeilegung',
    )
    expect(listed('es')[0]?.name).toBe(spanish)
  })

  it('leads on to those that share most of its topics', () => {
    const ids = similarArticles(siteArticles().articles, english, 'es', 2).map(({ id }) => id)
    expect(ids).toEqual(['a13', 'a14'])
  })

  it.each([1, 3, 20])('finds the same %i related articles as a full comparison', (most) => {
    const { articles } = siteArticles()
    for (const one of articles) {
      const shared = ({ tags }: Article) => tags.filter((tag) => one.tags.includes(tag)).length
      const compared = articles
        .filter((other) => other.id !== one.id && other.texts.en !== undefined)
        .sort((a, b) => shared(b) - shared(a))
        .slice(0, most)
      expect(similarArticles(articles, one, 'en', most)).toEqual(compared)
    }
  })
})
