import type { ConsentConfig } from '#content/schema/schema.consent.ts'
import { nothingOutside, type OutsideSources } from '#platform/http/content-security-policy.server.ts'
import type { PageFlags } from './page-flags.server.ts'

/** Where the tags of a container from Google's own server report to (Google's guide for policies). */
const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
const google = 'https://www.googletagmanager.com'

/** What the configured tag manager adds to the policy of pages; nothing without one. */
function tagSources({ tagManager }: ConsentConfig): OutsideSources {
  if (tagManager === undefined) return nothingOutside
  const { origin } = tagManager
  // A server for tags of the broker's own takes the reports too.
  const reports = origin === google ? [origin, ...analytics] : [origin]
  return { scripts: [origin], images: reports, connections: reports }
}

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
