import { createServer, type Server } from 'node:http'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import type { SiteMetrics } from './site-metrics.server.ts'

/**
 * Serves `/metrics` on a port of its own, which is never the public one: figures about the site's
 * business are for who runs it.
 */
export function startMetricsServer(metrics: SiteMetrics, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics
      .text()
      .then((text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text))
      .catch((error: unknown) => {
        log('error', 'metrics.fault', { code: faultCode(error) })
        response.writeHead(500).end()
      })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}
