import { factIdsIn } from '#content/inline.ts'
import { openPages, siteFacts } from '#content/load.server.ts'
import { readPageFile, type PageContent } from '#content/page-file.server.ts'
import type { Resolved } from '#content/facts/resolved.ts'
import type { SearchWords } from '#content/schema/schema.search.ts'
import { readSearchWords } from '#content/search-words.server.ts'
import type { Identity } from '#map/identity.ts'
import type { Locale } from '#map/locale.ts'
import { pagePath } from '#map/paths.ts'
import type { PageId } from '#map/pages/pages.ts'

/** What the sources read from; each page is resolved once for all of them. */
export interface SiteContent {
  readonly identity: Identity
  readonly words: Readonly<Record<Locale, SearchWords>>
  page(page: PageId, locale: Locale): Resolved<PageContent>
  /** The ISO day on which all facts in a page's table of fees were last seen; undefined where one was not yet. */
  feesSeen(page: PageId, locale: Locale): string | undefined
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
    feesSeen(page, locale) {
      const source = readPageFile(page, locale)
      if (!('fees' in source) || source.fees === undefined) return undefined
      const days = factIdsIn(JSON.stringify(source.fees.rows)).map((id) => siteFacts().get(id)?.asOf)
      const known = days.filter((day) => day !== undefined)
      return known.length < days.length ? undefined : known.toSorted()[0]
    },
  }
}
