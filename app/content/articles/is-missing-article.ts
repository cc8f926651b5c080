import type { Identity } from '#map/identity.ts'
import { comparablePath, pathOf, variants } from '#map/paths.ts'
import { articleSections } from './article.ts'

/** Whether an unknown path requests an article: it is directly below a list. */
export function isMissingArticle(path: string, identity: Identity): boolean {
  const parent = comparablePath(path).replace(/\/[^/]+$/, '')
  return articleSections.some((section) =>
    variants.some((variant) => comparablePath(pathOf(section, variant, identity)) === parent),
  )
}
