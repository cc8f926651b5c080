import { Hono } from 'hono'

/** The health of a running server. */
export interface Condition {
  /** It is shutting down: load balancers should send no more visitors. */
  readonly draining: () => boolean
  /** A problem for operators: the store does not answer, or a message was given up. */
  readonly trouble: () => Promise<string | undefined>
}

/** Whether a path asks for the process's health. Its answer of 503 is no fault. */
export function isProbe(path: string): boolean {
  return path === '/healthz' || path === '/acceptz' || path === '/readyz'
}

/**
 * `/healthz`: the process answers. `/acceptz`, for proxies: it accepts visitors. `/readyz`, for
 * alarms and upgrades: all dependencies are healthy too. They differ because a failing store or
 * message affects every process at the same time: a proxy that checked `/readyz` would have no
 * server left for visitors, who still benefit from pages and a phone number.
 */
export function health({ draining, trouble }: Condition): Hono {
  const app = new Hono()
  app.get('/healthz', (context) => context.text('ok\n', 200, { 'cache-control': 'no-store' }))
  app.get('/acceptz', (context) => {
    context.header('cache-control', 'no-store')
    return draining() ? context.text('stopping\n', 503) : context.text('ok\n')
  })
  app.get('/readyz', async (context) => {
    const reason = draining() ? 'stopping' : await trouble()
    context.header('cache-control', 'no-store')
    return reason === undefined ? context.text('ok\n') : context.text(`${reason}\n`, 503)
  })
  return app
}
