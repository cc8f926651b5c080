import { describe, expect, it, vi } from 'vitest'
import { loadPage } from '#content/load.server.ts'
import { articleList } from './article-list.server.ts'

vi.mock('#content/articles/article-files.server.ts', () => ({
  readArticles: () => ({
    articles: Array.from({ length: 13 }, (_, index) => ({
      id: `a${index}`,
      section: 'blog',
      date: '2026-11-01',
      updated: '2026-11-21',
      desk: 'vehicles',
      tags: ['cars'],
      scene: 'car',
      texts: { en: { slug: `a${index}`, title: 'T', summary: 'S', body: '', words: 300 } },
    })),
    tags: { cars: { es: 'Coches', en: 'Cars', de: 'Autos' } },
    desks: { vehicles: { name: { es: 'V', en: 'V', de: 'V' }, pages: [] } },
  }),
}))

function listOf(query: string) {
  const page = loadPage('/en/blog')?.page
  if (page === undefined) throw new Error('/en/blog is missing')
  return articleList(page, new URLSearchParams(query))
}

describe('the page of a part of a list', () => {
  it('is the list itself without a query', () => {
    expect(listOf('')?.page).toMatchObject({
      paths: { en: '/en/blog' },
      alternates: [['es-ES', '/blog'], {}, {}, {}],
    })
    expect(listOf('page=1')?.page.paths.en).toBe('/en/blog')
  })

  it('has its own address, alternates and title for further pages', () => {
    const page = listOf('page=2&utm_source=a')?.page
    // Only English has as many articles.
    expect(page?.paths).toEqual({ es: '/blog', en: '/en/blog?page=2', de: '/de/blog' })
    expect(page?.alternates).toEqual([['en-GB', '/en/blog?page=2']])
    expect(page?.title).toMatch(/^Blog.*, page 2 · /)
    expect(page).not.toHaveProperty('hidden')
  })

  it('is not indexed when it is a filter', () => {
    expect(listOf('tag=cars')?.page).toMatchObject({ hidden: true, paths: { en: '/en/blog?tag=cars' } })
  })

  it('does not exist beyond the last', () => {
    expect(listOf('page=3')).toBeUndefined()
  })
})
