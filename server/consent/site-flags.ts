import type { ConsentConfig } from '#content/schema.consent.ts'
import type { OutsideSources } from '#server/http/content-security-policy.ts'
import type { PageFlags } from './page-flags.ts'
import { tagSources } from './tag-sources.ts'

/**
 * What pages tell their scripts: `consent` where there is something to ask, `icons` where other services may be
 * asked for icons. Nothing as the site is delivered.
 */
export function siteFlags({ tagManager }: ConsentConfig, iconServices: readonly string[]): PageFlags {
  return {
    ...(tagManager !== undefined && { consent: '' }),
    ...(iconServices.length > 0 && { icons: iconServices.join(' ') }),
  }
}

/** The other servers that pages may reach: those of the tag manager and of icons, where they are configured. */
export function siteSources(config: ConsentConfig, iconServices: readonly string[]): OutsideSources {
  const tags = tagSources(config)
  return { ...tags, connections: [...tags.connections, ...iconServices] }
}
