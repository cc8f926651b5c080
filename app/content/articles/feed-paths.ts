import type { Identity } from '#map/identity.ts'
import type { Locale } from '#map/locale.ts'
import { pagePath } from '#map/paths.ts'
import type { ArticleSection } from './article.ts'

/** Paths of a section's feeds in a language. */
export function feedPaths(section: ArticleSection, locale: Locale, identity: Identity) {
  const list = pagePath(section, locale, identity)
  return { rss: `${list}/feed.xml`, json: `${list}/feed.json` }
}
