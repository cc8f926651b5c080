import type { Context, MiddlewareHandler, Next } from 'hono'
import { isMissingArticle } from '#content/articles/is-missing-article.ts'
import type { Identity } from '#map/identity.ts'
import { createMatcher, type Address, comparablePath } from '#map/paths.ts'
import { redirectTable } from '#map/redirects.ts'
import { routeRuleTable, type RouteRule } from '#map/route-rules.ts'
import { canonicalPath, legacyRedirects, safelyDecoded } from '#platform/http/canonical-path.server.ts'

/**
 * Redirects configured paths to other sites. No part of the visitor's address becomes part of the target, including its
 * query, which may be confidential.
 */
function routeRules(table: ReadonlyMap<string, RouteRule>): MiddlewareHandler {
  return async (context, next) => {
    const rule = table.get(comparablePath(safelyDecoded(context.req.path) ?? ''))
    const { method } = context.req
    if (rule === undefined || (method !== 'GET' && method !== 'HEAD')) return next()
    return context.redirect(rule.to, rule.permanent ? 301 : 302)
  }
}

/** What the checks know about the site. */
interface CheckParts {
  readonly identity: Identity
  readonly addresses: readonly Address[]
}

/** Answers a navigation, calls the next check, or ends the checks: then the page answers. */
type NavigationCheck = (context: Context, next: Next, end: Next) => Promise<Response | void>

/** The checks of a navigation, by name and in order. What none of them answers is a page, or not found. */
export const navigationOrder = [
  // A missing article is not found, whatever a later check would do with its path.
  'page-validation',
  // An old path redirects to its successor.
  'legacy-redirects',
  // A path of `routeRules` in content/site.yaml leaves the site.
  'route-rules',
  // Another spelling of a page's address redirects to its canonical one.
  'canonical-spelling',
] as const

const checks: Readonly<Record<string, (parts: CheckParts) => NavigationCheck>> = {
  'page-validation': ({ identity, addresses }) => {
    const match = createMatcher(addresses)
    return (context, next, end) => {
      const path = safelyDecoded(context.req.path) ?? ''
      return isMissingArticle(path, identity) && match(path) === undefined ? end() : next()
    }
  },
  'legacy-redirects': ({ identity }) => legacyRedirects(redirectTable(identity)),
  'route-rules': ({ identity, addresses }) => routeRules(routeRuleTable(identity, addresses)),
  'canonical-spelling': ({ addresses }) => canonicalPath(createMatcher(addresses)),
}

/** The checks as one middleware. Throws for a name that no check has. */
export function navigationChecks(
  parts: CheckParts,
  order: readonly string[] = navigationOrder,
): MiddlewareHandler {
  const list = order.map((name) => {
    const make = Object.hasOwn(checks, name) ? checks[name] : undefined
    if (make === undefined) throw new Error(`Unknown route middleware: ${name}`)
    return make(parts)
  })
  return (context, end) => {
    // A check hands on what the one after it answers.
    const run = (at: number): Promise<Response | void> => {
      const check = list[at]
      return check === undefined ? end() : check(context, () => run(at + 1) as Promise<void>, end)
    }
    return run(0)
  }
}
