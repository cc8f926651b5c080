import { Hono, type MiddlewareHandler } from 'hono'
import type { ServerBuild } from 'react-router'
import { secretPaths } from '#map/linked-paths.ts'
import type { Identity } from '#map/identity.ts'
import type { Address } from '#map/paths.ts'
import { faultCode, StoreFault } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import type { ConsentConfig } from '#content/schema/schema.consent.ts'
import type { SiteRules } from '#domains/consent/page-rules.server.ts'
import { allowedMethods } from '#platform/http/allowed-methods.server.ts'
import { appointments } from '#domains/appointments/appointments-api.server.ts'
import { createClientAddress, nodeRequest } from '#platform/http/client-address.server.ts'
import { consents } from '#domains/consent/consents-api.server.ts'
import { calculatorDays } from '#domains/calculators/calculators-api.server.ts'
import { chooseLanguage } from '#platform/http/choose-language.server.ts'
import type { FindAnswer } from '#platform/http/file-answers.server.ts'
import { icons, type IconSet } from '#platform/http/icons.server.ts'
import { health, type Condition } from '#platform/http/health.server.ts'
import { missingPage } from './missing-page.server.ts'
import { navigationChecks } from './navigation-checks.server.ts'
import { observe, type SiteMetrics } from '#platform/metrics/site-metrics.server.ts'
import { plainPage } from '#platform/http/plain-page.server.ts'
import { limitConcurrentPosts } from './concurrent-post-limit.server.ts'
import { privatePages, secretAddresses } from '#platform/http/private-pages.server.ts'
import { renderPage } from './render-page.server.ts'
import { sameOrigin } from '#platform/http/same-origin.server.ts'
import { securityHeaders, strictTransport } from '#platform/http/security-headers.server.ts'
import { planCalendars } from '#domains/plan/plan-server.server.ts'
import { serveFile } from '#platform/http/serve-file.server.ts'
import type { PostLimits } from '#platform/protection/limits.server.ts'
import type { SiteServices } from './visit.server.ts'
import * as v from 'valibot'
import { maxQueryLength } from '#domains/search/query/search-answer.ts'
import { locales } from '#map/locale.ts'
import type { SearchService } from '#domains/search/search-service.server.ts'

const asked = v.object({
  q: v.pipe(v.string(), v.maxLength(maxQueryLength)),
  lang: v.picklist(locales),
})

/** Only the visitor's browser may cache an answer, for typing back and forth. */
const headers = { 'cache-control': 'private, max-age=300', 'x-robots-tag': 'noindex' }

/** `GET /api/search?q=&lang=`: the lines under the search box, as JSON. */
function search(service: SearchService): Hono {
  const app = new Hono()
  app.get('/api/search', (context) => {
    const query = v.safeParse(asked, context.req.query())
    if (!query.success)
      return context.json({ error: 'query' }, 400, { ...headers, 'cache-control': 'no-store' })
    const { q, lang } = query.output
    return context.json({ suggestions: service.suggest(q, lang) }, 200, headers)
  })
  return app
}

/**
 * Refuses a path that begins with two slashes. No page has one, and in a form's `action` or a `location` it would be
 * the address of another host (RFC 3986, 4.2), which would receive the form or the secret in the query.
 */
function rejectProtocolRelativePath(identity: Identity): MiddlewareHandler {
  return async ({ req }, next) => {
    // As the router reads it: without `.` and `..`.
    const { pathname } = new URL(req.url)
    if (!/^\/[/\\]/.test(pathname)) return next()
    return plainPage(req.method === 'GET' || req.method === 'HEAD' ? 404 : 400, pathname, identity)
  }
}

/** Refuses a request with two hosts (RFC 9112, 3.2): the proxy in front may have used the other one. */
function rejectDuplicateHost(): MiddlewareHandler {
  return async (context, next) => {
    const hosts = nodeRequest(context)?.headersDistinct['host']?.length ?? 1
    return hosts > 1 ? context.text('', 400) : next()
  }
}

/** The parts of the served site. */
export interface AppParts {
  /** What is prebuilt. */
  readonly findFile: FindAnswer
  /** The router's side of the site; in development it changes with the code, so it is requested each time. */
  readonly build: () => Promise<ServerBuild>
  readonly mode: 'production' | 'development'
  /** Every address of a page or an article. */
  readonly addresses: readonly Address[]
  readonly identity: Identity
  readonly services: SiteServices
  /** Cookies and browser storage, and which need consent. */
  readonly consent: ConsentConfig
  /** The icons that can be requested at run time. */
  readonly iconSets: readonly IconSet[]
  /** What the configuration makes of pages. */
  readonly rules: SiteRules
  /** Proxies whose `X-Forwarded-For` is trusted: addresses or networks. */
  readonly trustedProxies: readonly string[]
  readonly condition: Condition
  readonly postLimits: PostLimits
  readonly metrics: Pick<SiteMetrics, 'answered'>
}

/** Composes the site's answers: each middleware is one rule, in order of precedence. */
export function createApp(parts: AppParts): Hono {
  const { findFile, build, mode, identity, services, condition } = parts
  const app = new Hono()
  const isSecret = secretAddresses(secretPaths())
  app.use(observe(parts.metrics))
  app.use(strictTransport())
  app.use(rejectDuplicateHost())
  app.use(serveFile(findFile, { root: false }))
  // Runs on the outgoing response, after the general headers.
  app.use(privatePages(isSecret))
  app.use(securityHeaders())
  app.use(rejectProtocolRelativePath(identity))
  app.route('/', health(condition))
  app.use(sameOrigin())
  app.use(allowedMethods(app, findFile, identity))
  app.get('/api/proof', (context) =>
    context.json(services.issueChallenge(), 200, { 'cache-control': 'no-store' }),
  )
  const clientAddress = createClientAddress(parts.trustedProxies)
  app.route('/', icons(parts.iconSets))
  app.route('/', consents({ config: parts.consent, identity, records: services.consents, clientAddress }))
  app.route('/', appointments(services.appointments))
  app.route('/', search(services.search))
  app.route('/', planCalendars())
  app.route('/', calculatorDays())
  app.use(navigationChecks({ identity, addresses: parts.addresses }))
  app.use(chooseLanguage())
  app.use(serveFile(findFile, { root: true }))
  app.use(missingPage({ find: findFile, addresses: parts.addresses, identity, isSecret }))
  const enterPost = limitConcurrentPosts(parts.postLimits)
  const { rules } = parts
  app.all('*', renderPage({ build, mode, identity, services, clientAddress, rules, isSecret, enterPost }))
  app.onError((error, context) => {
    log('error', 'http.fault', { code: faultCode(error), method: context.req.method })
    // A store outage is temporary: clients may retry, and search engines do not treat the page as broken.
    return plainPage(error instanceof StoreFault ? 503 : 500, context.req.path, identity)
  })
  return app
}
