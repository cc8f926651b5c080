import { readGlossary } from '#content/glossary.server.ts'
import type { GlossaryTerm } from '#content/schema.glossary.ts'
import { locales, type Locale } from '#site/locale.ts'
import { pageLabel, pagePath } from '#site/paths.ts'
import type { PageId } from '#site/pages.ts'
import { contentText } from './content-text.ts'
import { foundPages, pageTrail } from './page-source.server.ts'
import type { SearchEntry } from './search-entry.ts'
import type { SiteContent } from './site-content.server.ts'
import { wordsOf, fold } from './words.ts'

/** A text as words between spaces, to look for whole words in it. */
interface SpacedText {
  readonly text: string
  readonly words: ReadonlySet<string>
}

function spaced(text: string): SpacedText {
  const words = wordsOf(text).map(fold)
  return { text: ` ${words.join(' ')} `, words: new Set(words) }
}

function timesIn({ text, words }: SpacedText, asked: SpacedText): number {
  // Most pages do not have most words.
  if (![...asked.words].every((word) => words.has(word))) return 0
  return text.split(asked.text).length - 1
}

/** The page that says one of a term's words most often: where to read on. */
function pageAbout(
  term: GlossaryTerm,
  locale: Locale,
  texts: ReadonlyMap<PageId, SpacedText>,
): PageId | undefined {
  const asked = [...new Set([...term[locale], ...term.es])].map(spaced)
  let best: { page: PageId; count: number } | undefined
  for (const [page, text] of texts) {
    const count = asked.reduce((sum, words) => sum + timesIn(text, words), 0)
    if (count > (best?.count ?? 0)) best = { page, count }
  }
  return best?.page
}

/** The words of the trade; one that no page uses is not found. */
export function glossaryEntries(locale: Locale, site: SiteContent): SearchEntry[] {
  const { identity } = site
  const texts = new Map(
    foundPages.map((page) => [page, spaced(contentText(site.page(page, locale)).join(' '))]),
  )
  return readGlossary().flatMap((term): SearchEntry[] => {
    const page = pageAbout(term, locale, texts)
    if (page === undefined) return []
    const [own = '', ...more] = term[locale]
    const [spanish = ''] = term.es
    return [
      {
        kind: 'term',
        page,
        href: pagePath(page, locale, identity),
        title: own === spanish ? own : `${own} (${spanish})`,
        trail: [...pageTrail(page, locale, site), pageLabel(page, locale, identity)],
        summary: term.meaning[locale],
        text: [],
        said: [own, ...more],
        foreign: Object.fromEntries(
          locales.filter((other) => other !== locale).map((other) => [other, term[other]]),
        ),
        weight: 1,
      },
    ]
  })
}
