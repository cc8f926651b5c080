import type { Identity } from '#site/identity.ts'
import { allAddresses, comparablePath, pathOf, variants, type Address } from '#site/paths.ts'
import { articleAddresses, articleSections } from './article.ts'
import { readArticles } from './article-files.server.ts'

/** Every address of the site: those of the map, and those of the articles that stand in content. */
export function siteAddresses(identity: Identity): Address[] {
  return [...allAddresses(identity), ...articleAddresses(readArticles().articles, identity)]
}

/** Whether an unknown path asks for an article: it stands right below a list. */
export function missesArticle(path: string, identity: Identity): boolean {
  const parent = comparablePath(path).replace(/\/[^/]+$/, '')
  return articleSections.some((section) =>
    variants.some((variant) => comparablePath(pathOf(section, variant, identity)) === parent),
  )
}
