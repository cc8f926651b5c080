import type { Identity } from './identity.ts'
import { comparablePath, type Address } from './paths.ts'
import { redirectTable } from './redirects.ts'

/** A path that leads out of the site, as kept in content/site.yaml. */
export interface RouteRule {
  readonly from: string
  /** An address of another site. */
  readonly to: string
  /** For good, which browsers remember. */
  readonly permanent: boolean
}

/**
 * The rules by path. Throws for one that would never be asked, because its path is a page, an old path that
 * leads to one, or that of another rule.
 */
export function routeRuleTable(
  identity: Identity,
  addresses: readonly Pick<Address, 'path'>[],
): ReadonlyMap<string, RouteRule> {
  const taken = [...addresses.map(({ path }) => path), ...redirectTable(identity).keys()]
  const known = new Set(taken.map(comparablePath))
  return new Map(
    identity.routeRules.map((rule) => {
      const path = comparablePath(rule.from)
      if (known.has(path))
        throw new Error(`content/site.yaml: routeRules: ${rule.from} leads somewhere already`)
      known.add(path)
      return [path, rule]
    }),
  )
}
