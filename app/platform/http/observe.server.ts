import type { MiddlewareHandler } from 'hono'
import type { AnswerKind, SiteMetrics } from '#platform/metrics/site-metrics.server.ts'
import { isProbe } from './health.server.ts'

function kindOf(method: string, path: string): AnswerKind {
  if (path.startsWith('/api/')) return 'api'
  if (isProbe(path)) return 'probe'
  return method === 'GET' || method === 'HEAD' ? 'rendered' : 'post'
}

/** Counts and times every answer that is not a prebuilt file. */
export function observe({ answered }: Pick<SiteMetrics, 'answered'>): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now()
    await next()
    const { method, path } = context.req
    answered(kindOf(method, path), context.res.status, (performance.now() - start) / 1000)
  }
}
