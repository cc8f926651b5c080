import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import type { Identity } from '#map/identity.ts'
import type { Address } from '#map/paths.ts'
import { faultCode, StoreFault } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import type { ConsentConfig } from '#content/schema/schema.consent.ts'
import type { SiteRules } from '#domains/consent/page-rules.server.ts'
import { allowedMethods } from '#platform/http/allowed-methods.server.ts'
import { appointments } from '#domains/appointments/appointments-api.server.ts'
import { createClientAddress } from '#platform/http/client-address.server.ts'
import { consents } from '#domains/consent/consents-api.server.ts'
import { chooseLanguage } from '#platform/http/choose-language.server.ts'
import type { FindAnswer } from '#platform/http/file-answers.server.ts'
import { icons, type IconSet } from '#platform/http/icons.server.ts'
import { health, type Condition } from '#platform/http/health.server.ts'
import { missingPage } from './missing-page.server.ts'
import { navigationChecks } from './navigation-checks.server.ts'
import { observe } from '#platform/http/observe.server.ts'
import { oneHost } from '#platform/http/one-host.server.ts'
import { oneSlash } from '#platform/http/one-slash.server.ts'
import { plainPage } from '#platform/http/plain-page.server.ts'
import { limitPostsUnderWay } from './posts-under-way.server.ts'
import { privatePages } from '#platform/http/private-pages.server.ts'
import { secretAddresses } from '#platform/http/secret-address.server.ts'
import { renderPage } from './render-page.server.ts'
import { sameOrigin } from '#platform/http/same-origin.server.ts'
import { search } from '#domains/search/search-api.server.ts'
import { securityHeaders, strictTransport } from '#platform/http/security-headers.server.ts'
import { serveFile } from '#platform/http/serve-file.server.ts'
import type { SiteMetrics } from '#platform/metrics/site-metrics.server.ts'
import type { PostLimits } from '#platform/protection/count-post.server.ts'
import type { SiteServices } from './visit.server.ts'

/** What the site is served from. */
export interface SiteParts {
  /** What is prebuilt. */
  readonly findFile: FindAnswer
  readonly build: ServerBuild
  /** Every address of a page or an article. */
  readonly addresses: readonly Address[]
  readonly identity: Identity
  readonly services: SiteServices
  /** What is kept in browsers, and what of it waits for consent. */
  readonly consent: ConsentConfig
  /** The icons that can be named at run time. */
  readonly iconSets: readonly IconSet[]
  /** What the configuration makes of pages. */
  readonly rules: SiteRules
  /** Proxies whose `X-Forwarded-For` is believed: addresses or networks. */
  readonly trustedProxies: readonly string[]
  /** Paths under which a secret follows. */
  readonly privatePaths: readonly string[]
  readonly condition: Condition
  readonly postLimits: PostLimits
  readonly metrics: Pick<SiteMetrics, 'answered'>
}

/** Composes the site's answers: each middleware is one rule, in the order in which they hold. */
export function createApp(parts: SiteParts): Hono {
  const { findFile, build, identity, services, condition } = parts
  const app = new Hono()
  const isSecret = secretAddresses(parts.privatePaths)
  app.use(observe(parts.metrics))
  app.use(strictTransport())
  app.use(oneHost())
  app.use(serveFile(findFile, { root: false }))
  // Comes after the general headers when the answer is on its way out.
  app.use(privatePages(isSecret))
  app.use(securityHeaders())
  app.use(oneSlash(identity))
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
  app.use(navigationChecks({ identity, addresses: parts.addresses }))
  app.use(chooseLanguage())
  app.use(serveFile(findFile, { root: true }))
  app.use(missingPage({ find: findFile, addresses: parts.addresses, identity, isSecret }))
  const enterPost = limitPostsUnderWay(parts.postLimits)
  const { rules } = parts
  app.all('*', renderPage({ build, identity, services, clientAddress, rules, isSecret, enterPost }))
  app.onError((error, context) => {
    log('error', 'http.fault', { code: faultCode(error), method: context.req.method })
    // A store that is away comes back: whoever asks may ask again, and no search engine takes it for broken.
    return plainPage(error instanceof StoreFault ? 503 : 500, context.req.path, identity)
  })
  return app
}
