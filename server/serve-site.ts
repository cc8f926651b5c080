import { getRequestListener } from '@hono/node-server'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerBuild } from 'react-router'
import { appointmentPaths } from '#features/appointments/appointment-paths.ts'
import { statusPath } from '#features/requests/status-path.ts'
import { readIdentity } from '#content/identity.server.ts'
import { configuredConsent } from './consent/configured-consent.ts'
import { flagPages } from './consent/page-flags.ts'
import { siteRules } from './consent/page-rules.ts'
import { readEnvironment, type Environment } from './config/environment.ts'
import { warnOfMistypedNames } from './config/mistyped-names.ts'
import { limitSettings, type MailKept } from './config/settings.ts'
import { createApp } from './http/app.ts'
import { createBodyMemory } from './http/body-memory.ts'
import { closingConnections } from './http/close-connections.ts'
import { createFileAnswers, pagePolicy } from './http/file-answers.ts'
import { readIconSets } from './http/icons.ts'
import { closeServer, listen } from './http/listen.ts'
import { listenFault } from './http/listen-fault.ts'
import { readAddresses } from './http/read-addresses.ts'
import { readAhead } from './http/read-ahead.ts'
import { filesFirst } from './http/serve-file.ts'
import { openSiteFiles } from './http/site-files.ts'
import { log } from './log.ts'
import { startMetricsServer } from './metrics/metrics-server.ts'
import { createSiteMetrics, type SiteMetrics } from './metrics/site-metrics.ts'
import { openRequests } from './open-requests.ts'
import { makeDataDir } from './store/data-dir.ts'

/** A running site. */
export interface RunningSite {
  /** Such as `http://127.0.0.1:3000`. */
  readonly address: string
  /** What whoever starts the site by hand should know at once. */
  readonly notice: string | undefined
  /**
   * Says at once that it is not ready, and ends each connection with its next answer, but goes on
   * answering until `DRAIN_SECONDS` are over: the time for whatever spreads the load to notice.
   */
  readonly drain: () => Promise<void>
  /** Lets what is under way end and closes the store; within ten seconds. */
  readonly stop: () => Promise<void>
}

/** How much of the ten seconds answers and messages under way may take. */
const answersMs = 5_000
const messagesMs = 4_000

/** The server of the figures; nothing where the configuration has no port for it. */
async function serveFigures(
  metrics: SiteMetrics,
  { METRICS_HOST: host, METRICS_PORT: port }: Environment,
): Promise<Server | undefined> {
  if (port === undefined) return undefined
  return await startMetricsServer(metrics, port, host).catch((error: unknown) => {
    throw listenFault(error, { host, port, prefix: 'METRICS_' })
  })
}

function mailNotice(kept: MailKept | undefined, dataDir: string): string | undefined {
  if (kept === undefined) return undefined
  const where = `Mail is not sent: every message is only kept as a file in ${join(dataDir, 'mail')}.`
  if (kept === 'on purpose') return where
  return `${where} Set SMTP_URL to send it, or MAIL=file to keep it so on purpose; until then /readyz says 503.`
}

/** Starts the site from the built files under `build/`, with the store and the mail worker behind it. */
export async function serveSite(variables: NodeJS.ProcessEnv): Promise<RunningSite> {
  const environment = readEnvironment(variables)
  warnOfMistypedNames(variables)
  const identity = readIdentity()
  const consent = configuredConsent(environment.CONSENT_FILE)
  const rules = siteRules(consent, environment.ICON_SERVICES)
  makeDataDir(environment.DATA_DIR)
  const build = (await import(
    pathToFileURL(join(process.cwd(), 'build/server/index.js')).href
  )) as ServerBuild
  const requests = await openRequests(environment, identity)
  const memory = createBodyMemory()
  const files = flagPages(openSiteFiles('build', memory), rules.usual.flags, memory)
  const metrics = createSiteMetrics(requests.outbox, requests)
  const findFile = createFileAnswers(files, pagePolicy(files, rules.usual.outside))
  let stopping = false
  const app = createApp({
    findFile,
    metrics,
    build,
    addresses: readAddresses('build/addresses.json'),
    identity,
    services: requests.services,
    consent,
    iconSets: readIconSets('build/icons'),
    rules,
    trustedProxies: environment.TRUSTED_PROXIES,
    postLimits: limitSettings(environment),
    privatePaths: [...Object.values(statusPath), ...Object.values(appointmentPaths), '/api/appointments'],
    condition: { draining: () => stopping, trouble: requests.trouble },
  })
  const answer = filesFirst(findFile, getRequestListener(app.fetch), metrics)
  const { HOST, PORT } = environment
  const { server, port } = await listen(
    closingConnections(answer, () => stopping),
    PORT,
    HOST,
  ).catch((error: unknown) => {
    throw listenFault(error, { host: HOST, port: PORT, prefix: '' })
  })
  log('info', 'server.started', { port })
  const stopped = new AbortController()
  void readAhead(files, memory, stopped.signal)
  const figures = await serveFigures(metrics, environment)
  return {
    notice: mailNotice(requests.mailKept, environment.DATA_DIR),
    address: `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`,
    drain: async () => {
      stopping = true
      await sleep(environment.DRAIN_SECONDS * 1000)
    },
    stop: async () => {
      stopping = true
      stopped.abort()
      await closeServer(server, answersMs)
      if (figures) await closeServer(figures, 0)
      await requests.stop(messagesMs)
    },
  }
}
