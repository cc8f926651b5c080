import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import type { Hono } from 'hono'
import type { AppointmentGateway } from '#domains/appointments/gateway.ts'
import type { FeedbackGateway } from '#domains/feedback/gateway.ts'
import type { RequestGateway } from '#domains/requests/gateway.ts'
import type { StatusGateway } from '#domains/requests/status/gateway.ts'
import { readIdentity } from '#content/identity.server.ts'
import { siteRules } from '#domains/consent/page-rules.server.ts'
import { createApp } from '#start/app.server.ts'
import { createBodyCache } from '#platform/http/response-body-cache.server.ts'
import { readAddresses, openSiteFiles } from '#platform/http/site-files.server.ts'
import { openIndexes } from '#domains/search/index/open-indexes.server.ts'
import { createSearchService } from '#domains/search/search-service.server.ts'
import type { SiteServices } from '#start/visit.server.ts'
import { createFileAnswers, pagePolicy } from '#platform/http/file-answers.server.ts'
import { quietConsent } from './consent.ts'
import { placeIn } from './upload-place.ts'

const folder = 'build/client'

/** The built pages by decoded path, as HTML. Throws if the site has not been built. */
export function builtPages(): Map<string, string> {
  if (!existsSync('build/id')) throw new Error('build the site first: npm run build')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('index.html'),
  )
  return new Map(
    names.map((name) => {
      const path = decodeURIComponent(`/${name.replace(/\/?index\.html$/, '')}`)
      return [path, readFileSync(join(folder, name), 'utf8')]
    }),
  )
}

/** The first capture of a pattern in a text, with HTML entities decoded; empty if there is none. */
export function capture(html: string, pattern: RegExp): string {
  return (pattern.exec(html)?.[1] ?? '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
}

/** What a test sets for the store: the result of a form, with no earlier form. */
type TakingGateway = Pick<RequestGateway, 'submit'>

/** Services that accept everything and store no files. */
function plainServices(gateway: TakingGateway): SiteServices {
  const requests = {
    senderOf: () => '',
    storedAt: () => Promise.resolve(undefined),
    sign: () => 'SIGNATURE',
    isSigned: (_: string, signature: string) => signature === 'SIGNATURE',
    ...gateway,
  }
  return {
    countPost: () => Promise.resolve({ retryAfter: undefined, flood: false }),
    gateways: () => ({ requests, status: noStatus, appointments: noBook, feedback }),
    appointments: noBook,
    search: createSearchService(openIndexes('build/search'), () => Promise.resolve()),
    discardLoose: () => Promise.resolve(),
    issueChallenge: () => ({ challenge: '', bits: 0 }),
    consents: { keep: () => Promise.resolve('kept') },
    uploadPlace: () => placeIn('/nonexistent'),
  }
}

const feedback: FeedbackGateway = { keep: () => Promise.resolve('kept') }

const unavailable = () => Promise.resolve('unavailable' as const)
const noStatus: StatusGateway = {
  read: () => Promise.resolve(undefined),
  addNote: unavailable,
  addFiles: unavailable,
  withdraw: unavailable,
}

const noBook: AppointmentGateway = {
  days: ({ office }) => Promise.resolve({ office, days: [], next: [] }),
  book: () => Promise.resolve({ kind: 'unavailable' }),
  find: () => Promise.resolve(undefined),
  move: () => Promise.resolve({ kind: 'not-booked' }),
  cancel: () => Promise.resolve('not-booked'),
  confirm: () => Promise.resolve('not-waiting'),
  calendar: () => Promise.resolve(undefined),
}

/** The whole site behind its middleware, without a socket; requests go to `gateway`. */
export async function siteApp(gateway: TakingGateway, changes: Partial<SiteServices> = {}): Promise<Hono> {
  const build = (await import(join(process.cwd(), 'build/server/index.js'))) as ServerBuild
  const files = openSiteFiles('build', createBodyCache())
  return createApp({
    build: () => Promise.resolve(build),
    mode: 'production',
    addresses: readAddresses('build/addresses.json'),
    services: { ...plainServices(gateway), ...changes },
    trustedProxies: [],
    postLimits: { perAddress: 1_000, perMinute: 1_000 },
    metrics: { answered: () => undefined },
    findFile: createFileAnswers(files, pagePolicy(files)),
    identity: readIdentity(),
    consent: quietConsent,
    iconSets: [],
    rules: siteRules(quietConsent, []),
    condition: { draining: () => false, trouble: () => Promise.resolve(undefined) },
  })
}
