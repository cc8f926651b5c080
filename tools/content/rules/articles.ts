import { existsSync } from 'node:fs'
import { isComing, type Article, type ArticleSection, type ArticleText } from '#content/articles/article.ts'
import { contentPath } from '#content/read-yaml.server.ts'
import { madridToday } from '#i18n/madrid-time.ts'
import { factIdsIn } from '#content/inline.ts'
import { articleIn } from '#content/articles/load-article.server.ts'
import { siteArticles } from '#content/load.server.ts'
import { locales, type Locale } from '#map/locale.ts'
import { futureDays } from './days.ts'
import { unofficialSources } from './sources.ts'
import type { Piece } from './texts.ts'
import type { PageContent } from '#content/page-file.server.ts'

/** Marks at the start of a line: headings, quotations, list items. */
const lineMarks = /^[ \t]*(?:#{2,}|>|[-*]|\d+\.)[ \t]+/gm
const blockStart = /\n[ \t]*\n|\n(?=[ \t]*(?:[-*]|\d+\.)[ \t])|\n(?=#{2,})/

function proseOf(block: string): string[] {
  const cells = block.startsWith('|') ? block.split(/[|\n]/) : [block.replace(lineMarks, '')]
  return cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()).filter((cell) => /\p{L}/u.test(cell))
}

/** The prose of an article in one language: its head, and its body by paragraph, list item and cell. */
export function articlePieces(text: Omit<ArticleText, 'slug' | 'words'>): Piece[] {
  const { body, title, metaTitle, metaDescription, summary } = text
  const head = Object.entries({ title, metaTitle, metaDescription, summary })
  return [
    ...head.map(([field, words]) => ({ field, text: words })),
    ...body
      .replaceAll(/!\[\]\(picture:[^)]*\)/g, '')
      .trim()
      .split(blockStart)
      .flatMap(proseOf)
      .map((words, index) => ({ field: `body[${index}]`, text: words })),
  ]
}

const uncounted =
  /^(?:meta|id$|by$|when$|related$|sources$|updated$|scene|stage$|url$|lang$|kind$|required$|page$)/

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
}

/** The words of a page's prose, at any depth; ids, links and metadata do not count. */
export function wordCount(value: unknown): number {
  if (typeof value === 'string') return wordsIn(value)
  if (Array.isArray(value)) return value.reduce((sum: number, item: unknown) => sum + wordCount(item), 0)
  if (typeof value !== 'object' || value === null) return 0
  return Object.entries(value).reduce(
    (sum, [key, item]) => sum + (uncounted.test(key) ? 0 : wordCount(item)),
    0,
  )
}

/** The minimum and maximum words of each kind of text, as counted by `wordCount` and `countWords`. */
interface Bounds {
  readonly least: number
  readonly most: number
}

/**
 * A page of a product or service is meant to have 450 to 800 words of its own. Procedures with a table of
 * cases need more; the bound is a little above the longest of them (1,246 words, labels among them), so that no page grows further without someone deciding that it may.
 */
const page: Bounds = { least: 450, most: 1_250 }
/**
 * A page about the firm has no fixed length, and the legal notice and the privacy policy list what laws require: the
 * longest of them has 1,385 words.
 */
const textPage: Bounds = { least: 250, most: 1_450 }
/** A hub leads to many pages and says when to use each: the longest has 1,322 words. */
const hub: Bounds = { ...page, most: 1_350 }
/** First aid for thirteen kinds of claim, of which a reader opens one. */
const claims: Bounds = { ...page, most: 2_550 }
/** Pages of lists, tables and forms rather than prose may be short. */
const short: Bounds = { ...page, least: 0 }

const stages: Partial<Record<PageContent['stage'], Bounds>> = {
  hub,
  text: textPage,
  claims,
  brief: short,
  home: short,
  hours: short,
  office: short,
  contact: short,
  calculators: short,
  plan: short,
}

const sections: Readonly<Record<ArticleSection, Bounds>> = {
  blog: { least: 500, most: 1_000 },
  news: { least: 200, most: 400 },
}
const notice: Bounds = { least: 20, most: 120 }

function problem(words: number, { least, most }: Bounds): string | undefined {
  return words < least || words > most ? `${words} words, expected ${least} to ${most}` : undefined
}

/** The error of a page's length, if any. */
export function pageLengthProblem(stage: PageContent['stage'], words: number): string | undefined {
  return problem(words, stages[stage] ?? page)
}

/** The error of an article's length, if any. */
export function articleLengthProblem(
  section: ArticleSection,
  words: number,
  kind: Article['kind'] = 'article',
): string | undefined {
  return problem(words, kind === 'notice' ? notice : sections[section])
}

/** Records a text that may occur in one place only. */
type Once = (kind: string, text: string, where: string) => void

/** Checks prose like that of pages: sentences, language, words. */
type CheckProse = (file: string, locale: Locale, pieces: readonly Piece[]) => void

function problemsIn(article: Article, locale: Locale, once: Once): string[] {
  const file = `${article.section}/${article.id}/${locale}.md`
  const text = article.texts[locale]
  if (text === undefined) return [`${file}: is missing`]
  once('metaTitle', `${locale} ${text.metaTitle}`, file)
  once('metaDescription', `${locale} ${text.metaDescription}`, file)
  const length = articleLengthProblem(article.section, text.words, article.kind)
  const found = length === undefined ? [] : [`${file}: ${length}`]
  try {
    articleIn(article.id, locale)
  } catch (error) {
    found.push(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
  return found
}

function dayProblems(article: Article): string[] {
  const { section, id, date, updated } = article
  const today = madridToday()
  // A day of publication to come keeps the article out of the site until then.
  const { date: _, ...checked } = article
  const future = futureDays(`${section}/${id}`, checked)
  if (updated < date && !isComing(article, today))
    future.push(`${section}/${id}: checked on ${updated}, before it was published on ${date}`)
  return future
}

/** Pictures that are missing or that the text of a language does not show. */
function pictureProblems({ section, id, pictures, texts }: Article): string[] {
  const where = `content/${section}/${id}/article.yaml`
  return pictures.flatMap(({ file }) => {
    if (!existsSync(contentPath(section, id, file))) return [`${where}: the picture ${file} is not there`]
    const name = file.replace(/\.webp$/, '')
    return locales
      .filter((locale) => texts[locale] && !texts[locale].body.includes(`![](picture:${name})`))
      .map((locale) => `content/${section}/${id}/${locale}.md: does not show the picture ${file}`)
  })
}

/** Links to an article that is published later than the one that they are in. */
function earlyLinks({ section, id, date, texts }: Article): string[] {
  const dates = new Map(siteArticles().articles.map((other) => [other.id, other.date]))
  const today = madridToday()
  return locales.flatMap((locale) =>
    [...(texts[locale]?.body ?? '').matchAll(/\]\(article:([a-z0-9-]+)\)/g)].flatMap(([, other = '']) => {
      const day = dates.get(other)
      return day === undefined || day <= today || day <= date
        ? []
        : [`content/${section}/${id}/${locale}.md: links to ${other}, which is published only on ${day}`]
    }),
  )
}

/** Desks look after pages together, but no page has two desks. */
function deskProblems(): string[] {
  const desks = new Map<string, string>()
  return Object.entries(siteArticles().desks).flatMap(([desk, { pages }]) =>
    pages.flatMap((page) => {
      const before = desks.get(page)
      desks.set(page, desk)
      return before === undefined ? [] : [`desks.yaml: ${page} has two desks, ${before} and ${desk}`]
    }),
  )
}

/** The errors of the articles: languages, lengths, links, facts, days. Adds the facts that they use. */
export function articleProblems(once: Once, usedFacts: Set<string>, checkProse: CheckProse): string[] {
  try {
    const { articles } = siteArticles()
    for (const { section, id, texts } of articles) {
      for (const locale of locales) {
        const text = texts[locale]
        if (text === undefined) continue
        for (const fact of factIdsIn(text.body)) usedFacts.add(fact)
        checkProse(`${section}/${id}/${locale}.md`, locale, articlePieces(text))
      }
    }
    return [
      ...articles.flatMap((article) => locales.flatMap((locale) => problemsIn(article, locale, once))),
      ...articles.flatMap(dayProblems),
      ...articles.flatMap(pictureProblems),
      ...articles.flatMap(earlyLinks),
      ...articles.flatMap(({ section, id, sources }) => unofficialSources(`${section}/${id}`, sources)),
      ...deskProblems(),
    ]
  } catch (error) {
    // An unreadable file: no other rule can run on it.
    return [error instanceof Error ? error.message : String(error)]
  }
}
