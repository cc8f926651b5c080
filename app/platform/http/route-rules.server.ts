import type { MiddlewareHandler } from 'hono'
import { comparablePath } from '#map/paths.ts'
import type { RouteRule } from '#map/route-rules.ts'
import { safelyDecoded } from './canonical-path.server.ts'

/**
 * Leads the paths of the configuration to other sites. Nothing that the visitor's address says becomes part of
 * the target, its query neither: it may hold what is no business of the other site.
 */
export function routeRules(table: ReadonlyMap<string, RouteRule>): MiddlewareHandler {
  return async (context, next) => {
    const rule = table.get(comparablePath(safelyDecoded(context.req.path) ?? ''))
    const { method } = context.req
    if (rule === undefined || (method !== 'GET' && method !== 'HEAD')) return next()
    return context.redirect(rule.to, rule.permanent ? 301 : 302)
  }
}
