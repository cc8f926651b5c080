import { Hono } from 'hono'

/** What there is to say of a running server. */
export interface Condition {
  /** It is about to end: whoever spreads the load sends nobody here any more. */
  readonly draining: () => boolean
  /** What somebody should look into: the store does not answer, or a message was given up. */
  readonly trouble: () => Promise<string | undefined>
}

/** Whether a path asks for the process's health. Its answer of 503 is no fault. */
export function isProbe(path: string): boolean {
  return path === '/healthz' || path === '/acceptz' || path === '/readyz'
}

/**
 * `/healthz`: the process answers. `/acceptz`, for proxies: it takes visitors. `/readyz`, for alarms and upgrades: all is
 * well too. They differ because trouble of the store or of a message is every process's at once: a proxy that
 * asked `/readyz` would have nowhere left to send visitors, whom pages and a phone number still help.
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
