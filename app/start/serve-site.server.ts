import { getRequestListener } from '@hono/node-server'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerBuild } from 'react-router'
import { readIdentity } from '#content/identity.server.ts'
import { retireMessage } from '#domains/publish/switch.server.ts'
import { flagPages, siteRules } from '#domains/consent/page-rules.server.ts'
import {
  readEnvironment,
  type Environment,
  warnOfMistypedNames,
} from '#platform/config/environment.server.ts'
import { limitSettings, type MailKept } from '#platform/config/settings.server.ts'
import { createApp } from './app.server.ts'
import { createBodyCache, readAhead } from '#platform/http/response-body-cache.server.ts'
import {
  closingConnections,
  closeServer,
  keepAliveSeconds,
  listen,
  stopAccepting,
} from '#platform/http/listen.server.ts'
import { createFileAnswers, pagePolicy } from '#platform/http/file-answers.server.ts'
import { readIconSets } from '#platform/http/icons.server.ts'
import { readAddresses, openSiteFiles } from '#platform/http/site-files.server.ts'
import { filesFirst } from '#platform/http/serve-file.server.ts'
import { log } from '#platform/log.server.ts'
import {
  startMetricsServer,
  createSiteMetrics,
  type SiteMetrics,
} from '#platform/metrics/site-metrics.server.ts'
import type { Release } from '#platform/metrics/machine-metrics.server.ts'
import { startBackend } from './backend.server.ts'
import { makeDataDir } from '#platform/store/data-dir.server.ts'
import { readConsent } from '#content/company-files.server.ts'
import { ConfigFault, systemReason } from '#platform/fault.server.ts'

/**
 * Stops the site once: at SIGTERM after draining, at SIGINT (a key press) or a second signal without draining, and once
 * it was replaced. Exits without waiting if stopping takes longer than ten seconds.
 */
export function stopOnSignal({
  drain,
  handOver,
  stop,
}: Pick<RunningSite, 'drain' | 'handOver' | 'stop'>): void {
  let draining = false
  let stopping = false
  const end = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), 10_000).unref()
    await stop()
    process.exit(0)
  }
  const receive = async (signal: NodeJS.Signals | typeof retireMessage) => {
    log('info', 'server.stopping', { signal })
    const first = !draining
    draining = true
    if (first && signal === 'SIGTERM') await drain()
    if (first && signal === retireMessage) await handOver()
    await end()
  }
  process.on('SIGTERM', (signal) => void receive(signal))
  process.on('SIGINT', (signal) => void receive(signal))
  process.on('message', (message) => void (message === retireMessage && receive(message)))
}

/** Errors that mean the port is taken or forbidden; any other concerns the host. */
const ofPort: ReadonlySet<unknown> = new Set(['EADDRINUSE', 'EACCES'])

/** Where a server was to listen, and which variables configure it. */
interface ListenPlace {
  readonly host: string
  readonly port: number
  /** The prefix of `HOST` and `PORT`. */
  readonly prefix: '' | 'METRICS_'
}

/** Names the variable that keeps a server from listening; any other error is returned unchanged. */
function listenFault(error: unknown, { host, port, prefix }: ListenPlace): unknown {
  const reason = systemReason(error)
  if (reason === undefined || !(error instanceof Error) || !('code' in error)) return error
  const name = `${prefix}${ofPort.has(error.code) ? 'PORT' : 'HOST'}`
  return new ConfigFault('config.listen', `${name}: cannot listen at ${host}, port ${port}: ${reason}`, {
    cause: error,
  })
}

/**
 * The site's cookies and tag manager, from `CONSENT_FILE` if it is set.
 * @throws ConfigFault
 */
function configuredConsent(file: string | undefined): ReturnType<typeof readConsent> {
  try {
    return readConsent(file)
  } catch (error) {
    if (file === undefined || !(error instanceof Error)) throw error
    // The first line names the file. Below it the YAML parser quotes it, and other fields may be wrong too.
    const [line = ''] = error.message.split('\n')
    throw new ConfigFault('config.consent-file', `CONSENT_FILE: ${line.replace(/:$/, '')}`, { cause: error })
  }
}

/** A running site. */
export interface RunningSite {
  /** Such as `http://127.0.0.1:3000`. */
  readonly address: string
  /** What a person starting the site by hand should know at once. */
  readonly notice: string | undefined
  /**
   * Reports not ready at once, and closes each connection after its next answer, but keeps answering until
   * `DRAIN_SECONDS` are over: load balancers need that time to notice.
   */
  readonly drain: () => Promise<void>
  /** Leaves new connections to another process with the same socket, and ends each of its own after its next answer. */
  readonly handOver: () => Promise<void>
  /** Finishes requests in progress and closes the store, within ten seconds. */
  readonly stop: () => Promise<void>
}

/** How much of the ten seconds answers and messages in progress may take. */
const answersMs = 5_000
const messagesMs = 4_000

/** The metrics server; undefined if the configuration has no port for it. */
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

/** What package.json and the build say about themselves. */
function readRelease(): Release {
  const { version } = JSON.parse(
    // Of the release itself, wherever it is started from.
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as { version: string }
  return { version, build: readFileSync('build/id', 'utf8').trim() }
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
  const requests = await startBackend(environment, identity)
  const memory = createBodyCache()
  const files = flagPages(openSiteFiles('build', memory), rules.usual.flags, memory)
  const machine = { dataDir: environment.DATA_DIR, release: readRelease() }
  const metrics = createSiteMetrics(requests.outbox, requests, machine)
  const findFile = createFileAnswers(files, pagePolicy(files, rules.usual.outside))
  let stopping = false
  const app = createApp({
    findFile,
    metrics,
    build: () => Promise.resolve(build),
    mode: 'production',
    addresses: readAddresses('build/addresses.json'),
    identity,
    services: requests.services,
    consent,
    iconSets: readIconSets('build/icons'),
    rules,
    trustedProxies: environment.TRUSTED_PROXIES,
    postLimits: limitSettings(environment),
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
    handOver: async () => {
      stopping = true
      const ended = once(server, 'close')
      stopAccepting(server)
      // A connection without a request for as long is closed anyway.
      await Promise.race([ended, sleep((keepAliveSeconds + 1) * 1000)])
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
