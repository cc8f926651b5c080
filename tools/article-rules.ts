import type { Article } from '#content/articles/article.ts'
import { factIdsIn } from '#content/inline.ts'
import { articleIn } from '#content/articles/load-article.server.ts'
import { siteArticles } from '#content/load.server.ts'
import { locales, type Locale } from '#map/locale.ts'
import { articlePieces } from './content/content-check-articles.ts'
import { futureDays } from './content/content-check-days.ts'
import { unofficialSources } from './content/content-check-sources.ts'
import type { Piece } from './content/content-check-texts.ts'
import { articleLengthProblem } from './length-rules.ts'

/** Notes a text that may stand in one place only. */
type Once = (kind: string, text: string, where: string) => void

/** Reads prose as that of pages is read: sentences, language, words. */
type CheckProse = (file: string, locale: Locale, pieces: readonly Piece[]) => void

function problemsIn(article: Article, locale: Locale, once: Once): string[] {
  const file = `${article.section}/${article.id}/${locale}.md`
  const text = article.texts[locale]
  if (text === undefined) return [`${file}: is missing`]
  once('metaTitle', `${locale} ${text.metaTitle}`, file)
  once('metaDescription', `${locale} ${text.metaDescription}`, file)
  const length = articleLengthProblem(article.section, text.words)
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
  const future = futureDays(`${section}/${id}`, article)
  if (updated < date)
    future.push(`${section}/${id}: checked on ${updated}, before it was published on ${date}`)
  return future
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

/** What is wrong with the articles: languages, lengths, links, facts, days. Adds the facts that they use. */
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
      ...articles.flatMap(({ section, id, sources }) => unofficialSources(`${section}/${id}`, sources)),
      ...deskProblems(),
    ]
  } catch (error) {
    // A file that cannot be read at all: nothing else can be said before it is right.
    return [error instanceof Error ? error.message : String(error)]
  }
}
