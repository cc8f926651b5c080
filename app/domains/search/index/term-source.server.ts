import { readGlossary } from '#content/glossary.server.ts'
import { plainText } from '#content/inline.ts'
import type { Locale } from '#map/locale.ts'
import { pageLabel, pagePath } from '#map/paths.ts'
import { foundPages, pageTrail } from './page-source.server.ts'
import type { SearchEntry } from './search-entry.ts'
import type { SiteContent } from './site-content.server.ts'
import { fold } from './words.ts'

/** The words that pages explain and the glossary does not, each once: where several pages do, the first in the map's order. */
export function termEntries(locale: Locale, site: SiteContent): SearchEntry[] {
  const { identity } = site
  const entries = new Map<string, SearchEntry>()
  const inGlossary = new Set(readGlossary().flatMap((term) => term.es.map(fold)))
  for (const page of foundPages) {
    const href = pagePath(page, locale, identity)
    const content = site.page(page, locale)
    if (!('terms' in content) || content.terms === undefined) continue
    for (const { term, meaning } of content.terms) {
      const title = plainText(term)
      if (entries.has(fold(title)) || inGlossary.has(fold(title))) continue
      entries.set(fold(title), {
        kind: 'term',
        page,
        href: `${href}#words`,
        title,
        trail: [...pageTrail(page, locale, site), pageLabel(page, locale, identity)],
        summary: plainText(meaning),
        text: [],
        said: [],
        foreign: {},
        weight: 1,
      })
    }
  }
  return [...entries.values()]
}
