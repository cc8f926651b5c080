import type { MiddlewareHandler } from 'hono'
import { comparablePath, type Address } from '#map/paths.ts'

/**
 * Permanent; 308 keeps the request body, whereas browsers turn a 301 into a plain GET and lose it
 * (RFC 9110, 15.4).
 */
function lasting(method: string): 301 | 308 {
  return method === 'GET' || method === 'HEAD' ? 301 : 308
}

/**
 * Permanently redirects every other spelling of a page's address (trailing slash, upper case) to
 * the canonical one. Raw, percent-encoded and decomposed (NFD) forms of a letter are the same
 * address and are answered directly.
 */
export function canonicalPath(match: (path: string) => Address | undefined): MiddlewareHandler {
  return async (context, next) => {
    const path = safelyDecoded(context.req.path)
    if (path === undefined) return next()
    const address = match(path)
    if (address === undefined || path.normalize('NFC') === address.path) return next()
    const { search } = new URL(context.req.url)
    return context.redirect(encodeURI(address.path) + search, lasting(context.req.method))
  }
}

/** Legacy redirects: exact old path, with or without a trailing slash; the query is kept. */
export function legacyRedirects(table: ReadonlyMap<string, string>): MiddlewareHandler {
  const byPath = new Map([...table].map(([from, to]) => [comparablePath(from), to]))
  return async (context, next) => {
    const target = byPath.get(comparablePath(safelyDecoded(context.req.path) ?? ''))
    if (target === undefined) return next()
    return context.redirect(encodeURI(target) + new URL(context.req.url).search, lasting(context.req.method))
  }
}

/** A path decoded; undefined if its encoding is invalid. */
export function safelyDecoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
