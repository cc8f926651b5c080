import { getRequestListener } from '@hono/node-server'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:http'
import type { ServerBuild } from 'react-router'
import { appointmentPaths } from '#features/appointments/appointment-paths.ts'
import { statusPath } from '#features/requests/status-path.ts'
import { readIdentity } from '#content/identity.server.ts'
import { readEnvironment } from './config/environment.ts'
import { createApp } from './http/app.ts'
import { createFileAnswers, pagePolicy } from './http/file-answers.ts'
import { filesFirst } from './http/serve-file.ts'
import { readSiteFiles } from './http/site-files.ts'
import { log } from './log.ts'
import { startMetricsServer } from './metrics/metrics-server.ts'
import { createSiteMetrics } from './metrics/site-metrics.ts'
import { openRequests } from './open-requests.ts'

/** A running site. */
export interface RunningSite {
  /** Such as `http://127.0.0.1:3000`. */
  readonly address: string
  readonly stop: () => Promise<void>
}

const limits = {
  headersTimeout: 5_000,
  // An upload may take this long; forms have a shorter limit of their own (http/take-post.ts).
  requestTimeout: 60_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
} as const
const graceMs = 8_000

function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server.address() as AddressInfo))
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
}

/** Starts the site from the built files under `build/`, with the store and the mail worker behind it. */
export async function serveSite(variables: NodeJS.ProcessEnv): Promise<RunningSite> {
  const environment = readEnvironment(variables)
  const identity = readIdentity()
  mkdirSync(environment.DATA_DIR, { recursive: true })
  const build = (await import(
    pathToFileURL(join(process.cwd(), 'build/server/index.js')).href
  )) as ServerBuild
  const requests = await openRequests(environment, identity)
  // Parts of earlier builds answer too, for pages that were opened before a deployment.
  const files = new Map([...readSiteFiles('build/kept'), ...readSiteFiles('build/client')])
  const metrics = createSiteMetrics(requests.outbox)
  const findFile = createFileAnswers(files, pagePolicy(files))
  let stopping = false
  const app = createApp({
    findFile,
    metrics,
    build,
    identity,
    services: requests.services,
    trustedProxies: environment.TRUSTED_PROXIES,
    privatePaths: [...Object.values(statusPath), ...Object.values(appointmentPaths)],
    ready: async () => (stopping ? 'stopping' : requests.trouble()),
  })
  const server = createServer(limits, filesFirst(findFile, getRequestListener(app.fetch), metrics))
  const { port } = await listen(server, environment.PORT, environment.HOST)
  log('info', 'server.started', { port })
  const figures =
    environment.METRICS_PORT === undefined
      ? undefined
      : await startMetricsServer(metrics, environment.METRICS_PORT, environment.METRICS_HOST)
  return {
    address: `http://${environment.HOST.includes(':') ? `[${environment.HOST}]` : environment.HOST}:${port}`,
    stop: async () => {
      stopping = true
      await close(server)
      if (figures) await close(figures)
      await requests.stop(graceMs)
    },
  }
}
