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
function spaced(text: string): string {
  return ` ${wordsOf(text).map(fold).join(' ')} `
}

function timesIn(text: string, word: string): number {
  let count = 0
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) count += 1
  return count
}

/** The page that says one of a term's words most often: where to read on. */
function pageAbout(
  term: GlossaryTerm,
  locale: Locale,
  texts: ReadonlyMap<PageId, string>,
): PageId | undefined {
  const words = [...new Set([...term[locale], ...term.es])].map(spaced)
  let best: { page: PageId; count: number } | undefined
  for (const [page, text] of texts) {
    const count = words.reduce((sum, word) => sum + timesIn(text, word), 0)
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
