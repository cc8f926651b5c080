import type { MiddlewareHandler } from 'hono'
import type { Identity } from '#map/identity.ts'
import { plainPage } from './plain-page.server.ts'

/**
 * Refuses a path that begins with two slashes. No page has one, and written into a form's `action` or a `location` it
 * is the address of another host (RFC 3986, 4.2), to which the form or the secret behind it would go.
 */
export function oneSlash(identity: Identity): MiddlewareHandler {
  return async ({ req }, next) => {
    // As the router reads it: without `.` and `..`.
    const { pathname } = new URL(req.url)
    if (!/^\/[/\\]/.test(pathname)) return next()
    return plainPage(req.method === 'GET' || req.method === 'HEAD' ? 404 : 400, pathname, identity)
  }
}
