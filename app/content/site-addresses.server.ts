import type { Identity } from '#site/identity.ts'
import { allAddresses, type Address } from '#site/paths.ts'
import { articleAddresses } from './article.ts'
import { readArticles } from './article-files.server.ts'

/** Every address of the site: those of the map, and those of the articles that stand in content. */
export function siteAddresses(identity: Identity): Address[] {
  return [...allAddresses(identity), ...articleAddresses(readArticles().articles, identity)]
}
