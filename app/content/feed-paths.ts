import type { Identity } from '#site/identity.ts'
import type { Locale } from '#site/locale.ts'
import { pagePath } from '#site/paths.ts'
import type { ArticleSection } from './article.ts'

/** Where a section's feeds stand in a language. */
export function feedPaths(section: ArticleSection, locale: Locale, identity: Identity) {
  const list = pagePath(section, locale, identity)
  return { rss: `${list}/feed.xml`, json: `${list}/feed.json` }
}
