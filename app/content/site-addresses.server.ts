import type { Identity } from '#map/identity.ts'
import { allAddresses, type Address } from '#map/paths.ts'
import { articleAddresses } from './articles/article.ts'
import { readArticles } from './articles/article-files.server.ts'

/** Every address of the site: those of the map, and those of the articles that stand in content. */
export function siteAddresses(identity: Identity): Address[] {
  return [...allAddresses(identity), ...articleAddresses(readArticles().articles, identity)]
}
