import type { Identity } from '#map/identity.ts'
import { comparablePath, pathOf, variants } from '#map/paths.ts'
import { articleSections } from './article.ts'

/** Whether an unknown path asks for an article: it stands right below a list. */
export function isMissingArticle(path: string, identity: Identity): boolean {
  const parent = comparablePath(path).replace(/\/[^/]+$/, '')
  return articleSections.some((section) =>
    variants.some((variant) => comparablePath(pathOf(section, variant, identity)) === parent),
  )
}
