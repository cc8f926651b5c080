import { openPages } from '#content/load.server.ts'
import type { PageContent } from '#content/page-file.server.ts'
import type { Resolved } from '#content/resolved.ts'
import type { SearchWords } from '#content/schema.search.ts'
import { readSearchWords } from '#content/search-words.server.ts'
import type { Identity } from '#site/identity.ts'
import type { Locale } from '#site/locale.ts'
import { pagePath } from '#site/paths.ts'
import type { PageId } from '#site/pages.ts'

/** What the sources read from; each page is resolved once for all of them. */
export interface SiteContent {
  readonly identity: Identity
  readonly words: Readonly<Record<Locale, SearchWords>>
  page(page: PageId, locale: Locale): Resolved<PageContent>
}

/** Opens the site's content for building an index. */
export function openContent(): SiteContent {
  const { identity, load } = openPages()
  const known = new Map<string, Resolved<PageContent>>()
  return {
    identity,
    words: { es: readSearchWords('es'), en: readSearchWords('en'), de: readSearchWords('de') },
    page(page, locale) {
      const path = pagePath(page, locale, identity)
      const content = known.get(path) ?? load(path)?.content
      if (content === undefined) throw new Error(`no content for ${page}`)
      known.set(path, content)
      return content
    },
  }
}
