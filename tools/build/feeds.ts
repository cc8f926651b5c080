import { Feed } from 'feed'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { articleSections, type Article, type ArticleSection } from '#content/articles/article.ts'
import { feedPaths } from '#content/articles/feed-paths.ts'
import { articleIn } from '#content/articles/load-article.server.ts'
import { loadPage, siteArticles } from '#content/load.server.ts'
import type { Identity } from '#map/identity.ts'
import { languageTags, locales, type Locale } from '#map/locale.ts'
import { pagePath } from '#map/paths.ts'
import type { BodyBlock } from '#content/articles/article-view.ts'
import type { RichTextPart, RichTextValue } from '#design/rich-text.tsx'

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function element(name: string, inner: string): string {
  return `<${name}>${inner}</${name}>`
}

/** Writes an article's text as HTML for feed readers; its links become absolute below `origin`. */
function articleHtml(blocks: readonly BodyBlock[], origin: string): string {
  const part = (value: RichTextPart): string => {
    if (typeof value === 'string') return escape(value)
    if ('b' in value) return element('strong', escape(value.b))
    if ('i' in value) return `<i lang="es">${escape(value.i)}</i>`
    const href = value.a.startsWith('/') ? origin + encodeURI(value.a) : value.a
    return `<a href="${escape(href)}">${escape(value.t)}</a>`
  }
  const prose = (value: RichTextValue) =>
    typeof value === 'string' ? escape(value) : value.map(part).join('')
  const row = (cells: readonly RichTextValue[], cell: string) =>
    element('tr', cells.map((value) => element(cell, prose(value))).join(''))
  const block = (value: BodyBlock): string => {
    switch (value.kind) {
      case 'heading':
        return element(`h${value.level}`, escape(value.text))
      case 'paragraph':
        return element('p', prose(value.text))
      case 'list':
        return element(
          value.ordered ? 'ol' : 'ul',
          value.items.map((item) => element('li', item.map(block).join(''))).join(''),
        )
      case 'quote':
        return element('blockquote', value.blocks.map(block).join(''))
      case 'picture':
        return `<img src="${escape(origin + value.src)}" width="${value.width}" height="${value.height}" alt="${escape(value.alt)}">`
      case 'table':
        return element('table', row(value.head, 'th') + value.rows.map((cells) => row(cells, 'td')).join(''))
    }
  }
  return blocks.map(block).join('\n')
}

/** A feed in both of its formats. */
export interface BuiltFeed {
  readonly rss: string
  readonly json: string
}

function midnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

function addArticle(feed: Feed, article: Article, identity: Identity, locale: Locale): void {
  const loaded = articleIn(article.id, locale)
  if (loaded === undefined) return
  const { content, page } = loaded
  const link = identity.url + encodeURI(page.paths[locale])
  const { tags, desks } = siteArticles()
  feed.addItem({
    id: link,
    title: content.title,
    link,
    description: content.summary,
    content: articleHtml(content.body, identity.url),
    date: midnight(article.updated),
    published: midnight(article.date),
    // RSS 2.0 requires an address with a name; the desk has the broker's.
    author: [{ name: desks[article.desk]?.name[locale], email: identity.contact.email }],
    category: article.tags.map((tag) => ({ name: tags[tag]?.[locale] ?? tag })),
    image: identity.url + page.picture,
  })
}

/** JSON Feed 1.1 fields that the library's version 1 lacks: the language, and authors as a list. */
function asVersion11(json: string, locale: Locale): string {
  const {
    version: _version,
    author: _author,
    items,
    ...feed
  } = JSON.parse(json) as {
    version: string
    author?: object
    items: { author?: object }[]
  }
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    language: languageTags[locale],
    ...feed,
    items: items.map(({ author, ...item }) => ({
      ...item,
      authors: [author],
      language: languageTags[locale],
    })),
  })
}

/**
 * RSS 2.0 pictures need their length in bytes, which is unknown here, so only JSON Feed has them.
 */
function withoutEnclosures(rss: string): string {
  return rss.replace(/\s*<enclosure [^>]*\/>/g, '')
}

/** Readers poll a feed: it contains recent articles, the sitemaps contain all. */
const maxItems = 100

/** The feed of a section in one language: whole texts, newest first. */
function buildFeed(section: ArticleSection, locale: Locale, identity: Identity): BuiltFeed {
  const list = pagePath(section, locale, identity)
  const paths = feedPaths(section, locale, identity)
  const articles = siteArticles()
    .articles.filter((article) => article.section === section && article.texts[locale] !== undefined)
    .slice(0, maxItems)
  const page = loadPage(list)?.page
  const changes = articles.map(({ updated }) => updated).sort()
  const feed = new Feed({
    title: `${identity.brand.name}: ${page?.metaTitle ?? ''}`,
    description: page?.metaDescription,
    link: identity.url + encodeURI(list),
    language: languageTags[locale],
    updated: midnight(changes.at(-1) ?? '2026-01-01'),
    generator: false,
    feedLinks: { rss: identity.url + encodeURI(paths.rss), json: identity.url + encodeURI(paths.json) },
  })
  for (const article of articles) addArticle(feed, article, identity, locale)
  return { rss: withoutEnclosures(feed.rss2()), json: asVersion11(feed.json1(), locale) }
}

/**
 * Writes the feeds into the built site. They need absolute links: without a public origin there are
 * none.
 */
export function writeFeeds(identity: Identity, folder: string): void {
  if (identity.url === '') return console.warn('no feeds: the site has no base URL')
  for (const section of articleSections) {
    for (const locale of locales) {
      const paths = feedPaths(section, locale, identity)
      const feed = buildFeed(section, locale, identity)
      mkdirSync(dirname(join(folder, paths.rss)), { recursive: true })
      writeFileSync(join(folder, paths.rss), feed.rss)
      writeFileSync(join(folder, paths.json), feed.json)
    }
  }
}
