import { plainText } from '#content/inline.ts'
import type { GlossaryTerm } from '#content/schema/schema.glossary.ts'
import type { Locale } from '#map/locale.ts'
import { pageLabel } from '#map/paths.ts'
import type { PageId } from '#map/pages/pages.ts'
import { contentText, foundPages } from './page-source.server.ts'
import type { SiteContent } from './site-content.server.ts'
import { fold, wordsOf } from './words.ts'

/** A text as words between spaces, to look for whole words in it. */
interface SpacedText {
  readonly text: string
  readonly words: ReadonlySet<string>
}

/** What a page has to do with words. */
interface Telling {
  readonly page: PageId
  readonly text: SpacedText
  /** What it explains in its list of words. */
  readonly listed: ReadonlySet<string>
  /** What it is called, in its own language and in Spanish. */
  readonly called: ReadonlySet<string>
}

/** Where to read on about a word, and whether the page explains it in its list of words. */
export interface TermPage {
  readonly page: PageId
  readonly listed: boolean
}

const folded = new Map<string, string>()

/** The pages say the same words again and again, and folding them is what costs. */
function foldOnce(word: string): string {
  const known = folded.get(word) ?? fold(word)
  folded.set(word, known)
  return known
}

function spaced(text: string): SpacedText {
  const words = wordsOf(text).map(foldOnce)
  return { text: ` ${words.join(' ')} `, words: new Set(words) }
}

function timesIn({ text, words }: SpacedText, asked: SpacedText): number {
  // Most pages do not have most words.
  if (![...asked.words].every((word) => words.has(word))) return 0
  return text.split(asked.text).length - 1
}

/** A name as it can be compared, and each of several that stand in one: "Robo / hurto", "Vehicle inspection (ITV)". */
function namesIn(text: string): string[] {
  return [text, ...text.split(/[/,()]/)].map((name) => spaced(name).text)
}

function tellingOf(page: PageId, locale: Locale, site: SiteContent): Telling {
  const content = site.page(page, locale)
  const terms = 'terms' in content && content.terms ? content.terms : []
  const names = [locale, 'es' as const].flatMap((language) => [
    pageLabel(page, language, site.identity),
    site.page(page, language).title,
    ...(site.words[language].pages[page] ?? []),
  ])
  return {
    page,
    text: spaced(contentText(content).join(' ')),
    listed: new Set(terms.flatMap(({ term }) => namesIn(plainText(term)))),
    called: new Set(names.flatMap(namesIn)),
  }
}

/**
 * Finds the page to read on about a word of the trade: one that explains it in its list of words; else one that is
 * called so; else one that only says it. Of several, the one that says it most often, or the first in the map's order.
 */
export function termPages(locale: Locale, site: SiteContent): (term: GlossaryTerm) => TermPage | undefined {
  const pages = foundPages.map((page) => tellingOf(page, locale, site))
  return (term) => {
    const asked = [...new Set([...term[locale], ...term.es])].map(spaced)
    const [best] = pages
      .map(({ page, text, listed, called }) => ({
        page,
        listed: asked.some((name) => listed.has(name.text)),
        called: asked.some((name) => called.has(name.text)),
        count: asked.reduce((sum, name) => sum + timesIn(text, name), 0),
      }))
      .filter(({ listed, called, count }) => listed || called || count > 0)
      .sort(
        (a, b) =>
          Number(b.listed) - Number(a.listed) || Number(b.called) - Number(a.called) || b.count - a.count,
      )
    return best
  }
}
