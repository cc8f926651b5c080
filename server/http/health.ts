import { Hono } from 'hono'

/** Why the server should get no new requests; undefined while it should. */
export type Readiness = () => Promise<string | undefined>

/** `/healthz`: the process answers. `/readyz`: it can store requests and is not shutting down. */
export function health(ready: Readiness): Hono {
  const app = new Hono()
  app.get('/healthz', (context) => context.text('ok\n', 200, { 'cache-control': 'no-store' }))
  app.get('/readyz', async (context) => {
    const reason = await ready()
    context.header('cache-control', 'no-store')
    return reason === undefined ? context.text('ok\n') : context.text(`${reason}\n`, 503)
  })
  return app
}
