import type { Locale } from '#map/locale.ts'
import { pagePath } from '#map/paths.ts'
import type { PageId } from '#map/pages/pages.ts'
import type { Article } from './article.ts'
import { articleCards } from './article-cards.server.ts'
import type { ArticleListContent, ArticleCard } from './article-view.ts'
import { articleTexts } from './article-texts.server.ts'
import { feedPaths } from './feed-paths.ts'
import { pageScene, siteArticles, siteIdentity } from '#content/load.server.ts'
import type { SceneName } from '#content/scene-names.ts'

const maxBeside = 4

/** The articles and news on the home page. */
export interface HomeReading {
  readonly lead: ArticleCard
  readonly more: readonly Pick<ArticleCard, 'href' | 'label' | 'meta'>[]
}

/**
 * The latest guide and, beside it, the latest of everything else; undefined while there is no
 * guide. `taken` are the page's other scenes.
 */
export function homeReading(locale: Locale, taken: readonly SceneName[]): HomeReading | undefined {
  const articles = siteArticles().articles.filter(({ texts }) => texts[locale] !== undefined)
  const guide = articles.find(({ section }) => section === 'blog')
  if (guide === undefined) return undefined
  const [lead] = articleCards([guide], locale, taken)
  const others = articleCards(articles.filter((article) => article !== guide).slice(0, maxBeside), locale)
  return lead && { lead, more: others.map(({ href, label, meta }) => ({ href, label, meta })) }
}

/** The first across, then full rows of three. */
const pageSize = 10

/** The pages that list articles, and which articles. */
const listed: Partial<Record<PageId, (article: Article) => boolean>> = {
  blog: ({ section }) => section === 'blog',
  news: ({ section }) => section === 'news',
  'service.noticia': ({ section, services }) => section === 'news' && services,
}

/** The parameters of a list in its address. */
export interface ListQuery {
  readonly tag: string | null
  readonly page: string | null
}

/** A part of a list, with its changes to the page. */
export interface LoadedList {
  readonly list: ArticleListContent
  /** The query of this part; empty for the list itself. */
  readonly query: string
  readonly page: number
  /** Search engines index the list, not its filters. */
  readonly filtered: boolean
}

/** Whether a page of the map lists articles. */
export function listsArticles(page: PageId): boolean {
  return listed[page] !== undefined
}

function queryOf(tag: string | null, page: number): string {
  const query = new URLSearchParams()
  if (tag !== null) query.set('tag', tag)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

/**
 * The part of a list requested by an address; undefined for a tag without articles or a page beyond
 * the last.
 */
export function loadArticleList(id: PageId, locale: Locale, query: ListQuery): LoadedList | undefined {
  const belongs = listed[id]
  if (belongs === undefined) return undefined
  const t = articleTexts[locale]
  const { articles, tags } = siteArticles()
  const all = articles.filter((article) => belongs(article) && article.texts[locale] !== undefined)
  const { tag } = query
  const matching = tag === null ? all : all.filter((article) => article.tags.includes(tag))
  const pages = Math.max(1, Math.ceil(matching.length / pageSize))
  const page = query.page === null ? 1 : Number(query.page)
  if ((tag !== null && matching.length === 0) || !Number.isInteger(page) || page < 1 || page > pages)
    return undefined
  const path = pagePath(id, locale, siteIdentity())
  const used = Object.keys(tags).filter((name) => all.some((article) => article.tags.includes(name)))
  const feeds = feedPaths(id === 'blog' ? 'blog' : 'news', locale, siteIdentity())
  const label = tag === null ? undefined : tags[tag]?.[locale]
  return {
    query: queryOf(tag, page),
    page,
    filtered: tag !== null,
    list: {
      title: label === undefined ? t('newest') : t('tagged', { tag: label }),
      cards: articleCards(matching.slice((page - 1) * pageSize, page * pageSize), locale, [pageScene(id)]),
      none: t('none'),
      filter: {
        term: t('topics'),
        links: [
          { href: path, label: t('all'), current: tag === null },
          ...used.map((name) => ({
            href: path + queryOf(name, 1),
            label: tags[name]?.[locale] ?? name,
            current: name === tag,
          })),
        ],
      },
      paging:
        pages === 1
          ? undefined
          : {
              title: t('paging'),
              position: t('position', { page, pages }),
              newer: page > 1 ? { href: path + queryOf(tag, page - 1), label: t('newer') } : undefined,
              older: page < pages ? { href: path + queryOf(tag, page + 1), label: t('older') } : undefined,
            },
      feeds: {
        term: t('feeds'),
        rss: { href: feeds.rss, label: t('rss') },
        json: { href: feeds.json, label: t('json') },
      },
      untranslated: t('untranslated'),
    },
  }
}

/** The title of a further page of a list, so that titles are unique. */
export function pagedTitle(title: string, page: number, locale: Locale): string {
  return page === 1 ? title : articleTexts[locale]('titlePage', { title, page })
}
