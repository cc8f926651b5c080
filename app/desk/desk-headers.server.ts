import type { MiddlewareHandler } from 'hono'
import { securityHeaderValues } from '#platform/http/security-headers.server.ts'

/** Stricter than the site's: nothing inline, no other server, no embedding. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** The headers of every answer of the desk; a route may set its own content policy, as for files. */
export function deskHeaders(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { headers } = context.res
    for (const [name, value] of Object.entries(securityHeaderValues)) headers.set(name, value)
    headers.set(
      'permissions-policy',
      `${securityHeaderValues['permissions-policy'] ?? ''}, publickey-credentials-get=(self), publickey-credentials-create=(self)`,
    )
    headers.set('referrer-policy', 'same-origin')
    headers.set('x-robots-tag', 'noindex, nofollow')
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', policy)
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  }
}
