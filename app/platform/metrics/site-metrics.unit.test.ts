import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterEach, expect, it } from 'vitest'
import { observe, createSiteMetrics, startMetricsServer } from './site-metrics.server.ts'

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

const measured = {
  unscanned: () => Promise.resolve(5),
  lostPlaces: () => Promise.resolve(2),
  mailKept: undefined,
}

const health = { dead: 1, deadToVisitors: 2, waiting: 3, oldestSeconds: 4 }

it('exposes answers by kind, the outbox and the process on a separate port', async () => {
  const metrics = createSiteMetrics(() => Promise.resolve(health), measured)
  const app = new Hono()
  app.use(observe(metrics))
  app.post('/form', (context) => context.text('', 422))
  app.get('/api/proof', (context) => context.text(''))
  app.get('/acceptz', (context) => context.text('', 503))
  await app.request('/form', { method: 'POST' })
  await app.request('/api/proof')
  await app.request('/acceptz')
  await app.request('/secret-token-in-a-path')
  metrics.answered('file', 304)
  const server = await startMetricsServer(metrics, 0, '127.0.0.1')
  open.push(() => server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const text = await (await fetch(`${origin}/metrics`)).text()
  expect(text).toContain('site_answers_total{kind="post",status="4xx"} 1')
  expect(text).toContain('site_answers_total{kind="api",status="2xx"} 1')
  expect(text).toContain('site_answers_total{kind="file",status="3xx"} 1')
  expect(text).toContain('site_answers_total{kind="probe",status="5xx"} 1')
  expect(text).not.toContain('kind="rendered",status="5xx"')
  expect(text).toMatch(/site_outbox_dead 1\n[^]*site_outbox_dead_to_visitors 2/)
  expect(text).toContain('site_store_up 1')
  expect(text).toContain('site_files_unscanned 5')
  expect(text).toContain('site_appointments_lost_places 2')
  expect(text).toContain('site_mail_kept_as_files 0')
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toContain('secret-token')
  expect((await fetch(`${origin}/`)).status).toBe(404)
})

it('reports when the store does not answer', async () => {
  const metrics = createSiteMetrics(() => Promise.resolve(undefined), measured)
  expect(await metrics.text()).toContain('site_store_up 0')
})

it.each(['on purpose', 'by default'])('reports that mail is only kept as files, %s', async (mailKept) => {
  const metrics = createSiteMetrics(() => Promise.resolve(health), { ...measured, mailKept })
  expect(await metrics.text()).toContain('site_mail_kept_as_files 1')
})
