import { formatDay } from '#i18n/date-format.ts'
import { locales, type Locale } from '#map/locale.ts'
import { sharePicturePath } from '#map/paths.ts'
import { type Article, type ArticleText, articlePath, articlePictureView } from './article.ts'
import { articleCards, pathOrList, tagPath } from './article-cards.server.ts'
import type { ArticleContent, ArticleNote } from './article-view.ts'
import { articleTexts } from './article-texts.server.ts'
import { alternatesOf, documentTitle } from '#content/head-data.ts'
import { inFile } from '#content/read-all.ts'
import { parseInline, plainText, factIdsIn } from '#content/inline.ts'
import {
  matchAddress,
  proseContext,
  scenePicture,
  siteArticles,
  siteIdentity,
  siteFacts,
} from '#content/load.server.ts'
import { parseMarkdown } from './markdown.server.ts'
import type { PageInfo } from '#content/page-info.ts'
import { readingMinutes } from './reading-time.ts'
import type { RichTextValue } from '#design/rich-text.tsx'
import { listSources, nameIn, type NamedSource } from '#content/facts/list-sources.ts'

/** A source as an article shows it. */
interface ArticleSource extends Omit<NamedSource, 'name'> {
  readonly name: RichTextValue
}

/**
 * The article's own sources, then those of the facts in its text, each once with its latest day.
 */
export function sourcesOf(article: Article, { body }: ArticleText, locale: Locale): ArticleSource[] {
  const facts = factIdsIn(body).flatMap((id) => siteFacts().get(id) ?? [])
  const context = proseContext(locale)
  return listSources(article.sources, facts).map((source) => ({
    ...source,
    name: parseInline(nameIn(source.name, locale), context),
  }))
}

const similarCount = 3

/** An article at an address: data for the layout and for its page. */
export interface LoadedArticle {
  readonly page: PageInfo
  readonly content: ArticleContent
}

/** Other articles on the same topics, those that share most first, newer before older. */
export function similarArticles(
  articles: readonly Article[],
  article: Article,
  locale: Locale,
  max: number,
): Article[] {
  const shared = ({ tags }: Article) => tags.filter((tag) => article.tags.includes(tag)).length
  return articles
    .filter(({ id, texts }) => id !== article.id && texts[locale] !== undefined)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, max)
}

function requireArticle(id: string): Article {
  const found = siteArticles().articles.find((article) => article.id === id)
  if (found === undefined) throw new Error(`unknown article ${id}`)
  return found
}

/** The role responsible for an article. */
function authorOf({ desk }: Article, locale: Locale): string {
  return `${siteArticles().desks[desk]?.name[locale] ?? ''}, ${siteIdentity().brand.name}`
}

function notesOf(article: Article, { words }: ArticleText, locale: Locale): ArticleNote[] {
  const { date, updated } = article
  const t = articleTexts[locale]
  return [
    { term: t('author'), value: authorOf(article, locale) },
    { term: t('published'), value: formatDay(date, locale), day: date },
    { term: t('checked'), value: formatDay(updated, locale), day: updated },
    { term: t('reading'), value: t('minutes', { minutes: readingMinutes(words) }) },
  ]
}

function contentOf(article: Article, text: ArticleText, locale: Locale): ArticleContent {
  const t = articleTexts[locale]
  const context = proseContext(locale)
  const { articles, tags } = siteArticles()
  const title = articleTitle(text, locale)
  const body = parseMarkdown(text.body, title, {
    ...context,
    article: (id) => pathOrList(requireArticle(id), locale),
    picture: (name) => articlePictureView(article, name, locale),
  })
  return {
    title,
    summary: plainText(parseInline(text.summary, context)),
    section: context.link(article.section),
    author: authorOf(article, locale),
    notes: notesOf(article, text, locale),
    topics: {
      term: t('topics'),
      links: article.tags.map((tag) => ({
        href: tagPath(article.section, tag, locale),
        label: tags[tag]?.[locale] ?? tag,
      })),
    },
    body,
    related: article.related.map((page) => context.card(page)),
    more: {
      title: t('more'),
      articles: articleCards(similarArticles(articles, article, locale, similarCount), locale, [
        article.scene,
      ]),
    },
    sources: {
      title: t('sources'),
      note: t('sourcesNote', { date: formatDay(article.updated, locale) }),
      items: sourcesOf(article, text, locale).map(({ name, url, asOf }) => ({
        name,
        url,
        date: formatDay(asOf, locale),
      })),
    },
    times: { published: article.date, modified: article.updated },
  }
}

/** The title of an article's text, as plain text. */
export function articleTitle({ title }: Pick<ArticleText, 'title'>, locale: Locale): string {
  return plainText(parseInline(title, proseContext(locale)))
}

/** The path of an article's share picture. */
export function articlePicture({ id, section }: Pick<Article, 'id' | 'section'>, locale: Locale): string {
  return sharePicturePath(`${section}.${id}`, locale)
}

/**
 * The article with an id in one language; undefined if it is not translated. Throws for an unknown
 * id.
 */
export function articleIn(id: string, locale: Locale): LoadedArticle | undefined {
  const article = requireArticle(id)
  const text = article.texts[locale]
  if (text === undefined) return undefined
  const identity = siteIdentity()
  const file = `content/${article.section}/${id}/${locale}.md`
  const plain = (words: string) => inFile(file, () => plainText(parseInline(words, proseContext(locale))))
  const metaTitle = plain(text.metaTitle)
  const own = Object.fromEntries(locales.map((other) => [other, articlePath(article, other, identity)]))
  return {
    page: {
      id: article.section,
      locale,
      paths: Object.fromEntries(
        locales.map((other) => [other, pathOrList(article, other)]),
      ) as PageInfo['paths'],
      alternates: alternatesOf(own),
      title: documentTitle(metaTitle, identity),
      metaTitle,
      metaDescription: plain(text.metaDescription),
      scene: scenePicture(article.scene, locale),
      picture: articlePicture(article, locale),
      ogType: 'article',
      dialog: null,
    },
    content: inFile(file, () => contentOf(article, text, locale)),
  }
}

/** Loads the article at a decoded path; undefined if there is none. */
export function loadArticle(path: string): LoadedArticle | undefined {
  const address = matchAddress(path)
  return address?.article === undefined ? undefined : articleIn(address.article, address.locale)
}
