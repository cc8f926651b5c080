import type { Hono, MiddlewareHandler } from 'hono'
import type { FindAnswer } from './file-answers.server.ts'
import { plainPage } from './plain-page.server.ts'
import type { Identity } from '#map/identity.ts'

const reading = ['GET', 'HEAD']

/** The methods of the routes registered for a path; empty if only catch-all rules match. */
function routeMethods({ router }: Hono, path: string): string[] {
  const isRegistered = (method: string) =>
    router.match(method, path)[0].some(([[, route]]) => route.method === method)
  const methods = ['GET', 'POST'].filter(isRegistered)
  return methods.includes('GET') ? ['HEAD', ...methods] : methods
}

/**
 * Whether a path is prerendered but not a page: pages, and their payloads, accept the forms posted
 * to them.
 */
function isPlainFile(find: FindAnswer, path: string): boolean {
  const request = { method: 'HEAD', target: path, acceptEncoding: undefined, ifNoneMatch: '*', secure: false }
  const { headers = [] } = find(request, true) ?? {}
  return headers.length > 0 && !path.endsWith('.data') && !headers.includes('content-security-policy')
}

/**
 * Answers OPTIONS with a path's methods (204), and unsupported methods with 405 (RFC 9110, 9.3.7
 * and 15.5.6), before reading any body.
 */
export function allowedMethods(app: Hono, find: FindAnswer, identity: Identity): MiddlewareHandler {
  return async ({ req: { method, path } }, next) => {
    if (reading.includes(method)) return next()
    const own = routeMethods(app, path)
    const methods = own.length > 0 ? own : isPlainFile(find, path) ? reading : [...reading, 'POST']
    if (methods.includes(method)) return next()
    const allow = [...methods, 'OPTIONS'].toSorted().join(', ')
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } })
    const answer = plainPage(405, path, identity)
    answer.headers.set('allow', allow)
    return answer
  }
}
