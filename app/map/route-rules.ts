import type { Identity } from './identity.ts'
import { comparablePath, type Address } from './paths.ts'
import { redirectTable } from './redirects.ts'

/** A path that redirects to another site, as written in content/site.yaml. */
export interface RouteRule {
  readonly from: string
  /** An address of another site. */
  readonly to: string
  /** Permanent, which browsers cache. */
  readonly permanent: boolean
}

/**
 * The rules by path. Throws for an unreachable rule, whose path is a page, a legacy redirect, or
 * that of another rule.
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
