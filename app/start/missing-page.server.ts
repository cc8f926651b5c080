import type { MiddlewareHandler } from 'hono'
import { isMissingArticle } from '#content/articles/is-missing-article.ts'
import type { Identity } from '#map/identity.ts'
import { defaultLocale, isLocale } from '#map/locale.ts'
import { missingPages } from '#map/missing-pages.ts'
import { createMatcher, type Address } from '#map/paths.ts'
import { safelyDecoded } from '#platform/http/canonical-path.server.ts'
import type { FindAnswer } from '#platform/http/file-answers.server.ts'
import type { IsSecret } from '#platform/http/private-pages.server.ts'
import { serveFound } from '#platform/http/serve-file.server.ts'

/** What determines whether a path belongs to the site. */
interface MissingParts {
  readonly find: FindAnswer
  readonly addresses: readonly Address[]
  readonly identity: Identity
  readonly isSecret: IsSecret
}

/**
 * Answers unknown paths with a prerendered screen in the language of the prefix: rendering one takes a hundred times as
 * long, and anyone can request any number of them. The router handles payloads, which contain the requested path, and
 * addresses with a signed link.
 */
export function missingPage({ find, addresses, identity, isSecret }: MissingParts): MiddlewareHandler {
  const match = createMatcher(addresses)
  return async ({ req }, next) => {
    const path = safelyDecoded(req.path)
    const isReading = req.method === 'GET' || req.method === 'HEAD'
    if (!isReading || path === undefined || path.endsWith('.data')) return next()
    if (match(path) !== undefined || isSecret(req.url)) return next()
    const prefix = path.split('/', 2)[1]
    const kind = isMissingArticle(path, identity) ? 'article' : 'page'
    const target = missingPages[kind][isLocale(prefix) ? prefix : defaultLocale]
    return serveFound(req, find, target) ?? next()
  }
}
