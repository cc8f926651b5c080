import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import type { Identity } from '#site/identity.ts'
import type { Address } from '#site/paths.ts'
import { faultCode, StoreFault } from '../fault.ts'
import { log } from '../log.ts'
import type { ConsentConfig } from '#content/schema.consent.ts'
import type { SiteRules } from '../consent/page-rules.ts'
import { allowedMethods } from './allowed-methods.ts'
import { appointments } from './appointments.ts'
import { createClientAddress } from './client-address.ts'
import { consents } from './consents.ts'
import { chooseLanguage } from './choose-language.ts'
import type { FindAnswer } from './file-answers.ts'
import { icons, type IconSet } from './icons.ts'
import { health, type Condition } from './health.ts'
import { missingPage } from './missing-page.ts'
import { navigationChecks } from './navigation-checks.ts'
import { observe } from './observe.ts'
import { oneHost } from './one-host.ts'
import { oneSlash } from './one-slash.ts'
import { plainPage } from './plain-page.ts'
import { limitPostsUnderWay } from './posts-under-way.ts'
import { privatePages } from './private-pages.ts'
import { secretAddresses } from './secret-address.ts'
import { renderPage } from './render-page.ts'
import { sameOrigin } from './same-origin.ts'
import { search } from './search.ts'
import { securityHeaders, strictTransport } from './security-headers.ts'
import { serveFile } from './serve-file.ts'
import type { SiteMetrics } from '../metrics/site-metrics.ts'
import type { PostLimits } from '../protection/count-post.ts'
import type { SiteServices } from './visit.ts'

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
