import { describe, expect, it, test } from 'vitest'
import { articleIn } from '#content/articles/load-article.server.ts'
import { homeReading, listsArticles, loadArticleList } from '#content/articles/load-article-list.server.ts'
import { loadPage, pageScene, siteArticles } from '#content/load.server.ts'
import { locales } from '#map/locale.ts'
import { pageIds } from '#map/pages/pages.ts'
import { bands } from './home/bands.ts'

const repeated = (names: readonly (string | undefined)[]) =>
  names.filter((name, index) => name !== undefined && names.indexOf(name) !== index)

test('each office has its own street', () => {
  const offices = pageIds.filter((id) => id.startsWith('office.'))
  const others = pageIds.filter((id) => !offices.includes(id)).map(pageScene)
  expect(repeated(offices.map(pageScene))).toEqual([])
  expect(offices.filter((id) => others.includes(pageScene(id)))).toEqual([])
})

describe.each(locales)('in %s, no picture appears twice', (locale) => {
  it('on the home page', () => {
    const others = [pageScene('home'), ...bands.map(({ scene }) => scene)]
    expect(repeated([...others, homeReading(locale, others)?.lead.scene])).toEqual([])
  })

  it.each(pageIds.filter(listsArticles))('in any part of %s', (id) => {
    for (const tag of [null, ...Object.keys(siteArticles().tags)]) {
      for (let page = 1; ; page += 1) {
        const part = loadArticleList(id, locale, { tag, page: String(page) })
        if (part === undefined) break
        expect.soft(repeated([pageScene(id), ...part.list.cards.map(({ scene }) => scene)])).toEqual([])
      }
    }
  })

  it('on an article with those to read next', () => {
    for (const { id } of siteArticles().articles) {
      const article = articleIn(id, locale)
      const next = article?.content.more.articles.map(({ scene }) => scene) ?? []
      expect.soft(repeated([article?.page.scene.name, ...next]), id).toEqual([])
    }
  })

  it('among the chapters of life on the island', () => {
    const path = { es: '/estilo-de-vida', en: '/en/lifestyle', de: '/de/lebensstil' }[locale]
    const loaded = loadPage(path)
    const chapters = loaded?.content.stage === 'lifestyle' ? loaded.content.chapters : []
    expect(chapters.length).toBeGreaterThan(3)
    expect(repeated([loaded?.page.scene.name, ...chapters.map(({ scene }) => scene)])).toEqual([])
  })
})
