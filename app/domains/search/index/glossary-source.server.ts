import { readGlossary } from '#content/glossary.server.ts'
import { locales, type Locale } from '#map/locale.ts'
import { pageLabel, pagePath } from '#map/paths.ts'
import { pageTrail } from './page-source.server.ts'
import type { SearchEntry } from './search-entry.ts'
import type { SiteContent } from './site-content.server.ts'
import { termPages } from './term-pages.server.ts'

/** The words of the trade; one that no page uses or is about is not found. */
export function glossaryEntries(locale: Locale, site: SiteContent): SearchEntry[] {
  const { identity } = site
  const pageAbout = termPages(locale, site)
  return readGlossary().flatMap((term): SearchEntry[] => {
    const about = pageAbout(term)
    if (about === undefined) return []
    const { page, listed } = about
    const [own = '', ...more] = term[locale]
    const [spanish = ''] = term.es
    return [
      {
        kind: 'term',
        page,
        href: `${pagePath(page, locale, identity)}${listed ? '#words' : ''}`,
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
