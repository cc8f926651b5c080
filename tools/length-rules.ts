import type { ArticleSection } from '#content/articles/article.ts'
import type { PageContent } from '#content/page-file.server.ts'

/** How many words a text of its kind has at least and at most, as `wordCount` and `countWords` count them. */
interface Bounds {
  readonly least: number
  readonly most: number
}

/**
 * A page of a product or service is meant to have 450 to 800 words of its own. The guides that lead to many other
 * pages and the procedures with a table of cases need more; the bound stands a little above the longest of them
 * (1,207 words, labels among them), so that no page grows further without somebody deciding that it may.
 */
const page: Bounds = { least: 450, most: 1_250 }
/**
 * A page about the firm says what it has to say, and the legal notice and the privacy policy say what laws list: the
 * longest of them has 1,385 words.
 */
const textPage: Bounds = { least: 250, most: 1_400 }
/** First aid for thirteen kinds of claim, of which a reader opens one. */
const claims: Bounds = { ...page, most: 2_550 }
/** Pages that are told in lists, tables and forms more than in prose may be short. */
const short: Bounds = { ...page, least: 0 }

const stages: Partial<Record<PageContent['stage'], Bounds>> = {
  text: textPage,
  claims,
  brief: short,
  home: short,
  hours: short,
  office: short,
  contact: short,
}

const sections: Readonly<Record<ArticleSection, Bounds>> = {
  blog: { least: 500, most: 1_000 },
  news: { least: 200, most: 400 },
}

function problem(words: number, { least, most }: Bounds): string | undefined {
  return words < least || words > most ? `${words} words, expected ${least} to ${most}` : undefined
}

/** What is wrong with the length of a page's text, if anything. */
export function pageLengthProblem(stage: PageContent['stage'], words: number): string | undefined {
  return problem(words, stages[stage] ?? page)
}

/** What is wrong with the length of an article's text, if anything. */
export function articleLengthProblem(section: ArticleSection, words: number): string | undefined {
  return problem(words, sections[section])
}
