import type { ConsentConfig } from '#content/schema/schema.consent.ts'
import { nothingOutside, type OutsideSources } from '#platform/http/content-security-policy.server.ts'
import type { PageFlags } from './page-flags.server.ts'
import { tagSources } from './tag-sources.server.ts'

/** What the server's configuration makes of a page. */
export interface PageRules {
  readonly flags: PageFlags
  /** The other servers that it may reach. */
  readonly outside: OutsideSources
}

/** The rules of all pages, and of those whose address is a secret. */
export interface SiteRules {
  readonly usual: PageRules
  readonly secret: PageRules
}

/**
 * `consent` where there is something to ask, `icons` where other services may be asked for icons: nothing as the site is
 * delivered. A page whose address is a secret never reaches the tag manager, which would report that address: it asks
 * for no consent, and leads on by pages that are loaded in full, where it is asked again (`later`).
 */
export function siteRules(config: ConsentConfig, iconServices: readonly string[]): SiteRules {
  const hasTags = config.tagManager !== undefined
  const rules = (tags: OutsideSources, consent: string): PageRules => ({
    flags: {
      ...(hasTags && { consent }),
      ...(iconServices.length > 0 && { icons: iconServices.join(' ') }),
    },
    outside: { ...tags, connections: [...tags.connections, ...iconServices] },
  })
  return { usual: rules(tagSources(config), ''), secret: rules(nothingOutside, 'later') }
}
