import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { lastBackupFile } from '#platform/backup/last-backup.server.ts'
import { log } from '#platform/log.server.ts'
import {
  observe,
  createSiteMetrics,
  type MeasuredRequests,
  startMetricsServer,
} from './site-metrics.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'metrics-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const machine = { dataDir: folder, release: { version: '1.2.3', build: 'f538' } }

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

const counts = [
  { dialog: 'contact-dialog', state: 'received', count: 7 },
  { dialog: 'contact-dialog', state: 'quarantined', count: 2 },
  { dialog: 'nie-dialog', state: 'quarantined', count: 1 },
]

const measured = {
  figures: () => Promise.resolve({ counts, overdue: 4 }),
  unscanned: () => Promise.resolve(5),
  lostPlaces: () => Promise.resolve(2),
  mailKept: undefined,
}

const health = { dead: 1, deadToVisitors: 2, waiting: 3, oldestSeconds: 4 }

it('exposes answers by kind, the outbox and the process on a separate port', async () => {
  const metrics = createSiteMetrics(() => Promise.resolve(health), measured, machine)
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
  const metrics = createSiteMetrics(() => Promise.resolve(undefined), measured, machine)
  expect(await metrics.text()).toContain('site_store_up 0')
})

it.each(['on purpose', 'by default'])('reports that mail is only kept as files, %s', async (mailKept) => {
  const metrics = createSiteMetrics(() => Promise.resolve(health), { ...measured, mailKept }, machine)
  expect(await metrics.text()).toContain('site_mail_kept_as_files 1')
})

it('counts requests by dialog and state, and looks again after half a minute', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const figures = vi
    .fn<MeasuredRequests['figures']>()
    .mockResolvedValueOnce(undefined)
    .mockResolvedValueOnce({ counts, overdue: 4 })
    .mockResolvedValueOnce({ counts: counts.slice(0, 1), overdue: 0 })
  const metrics = createSiteMetrics(() => Promise.resolve(health), { ...measured, figures }, machine)
  expect(await metrics.text()).not.toContain('site_requests{')
  const text = await metrics.text()
  expect(text).toContain('site_requests{dialog="contact-dialog",state="received"} 7')
  expect(text).toContain('site_requests_quarantined 3')
  expect(text).toContain('site_requests_overdue 4')
  vi.advanceTimersByTime(29_000)
  await metrics.text()
  expect(figures).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1_000)
  const later = await metrics.text()
  expect(later).not.toContain('state="quarantined"')
  expect(later).toContain('site_requests_quarantined 0')
  vi.useRealTimers()
})

it('names the release, the disk, the age of the newest backup, and what the log warned of', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  log('warn', 'post.limited', { kind: 'address' })
  vi.restoreAllMocks()
  const metrics = createSiteMetrics(() => Promise.resolve(health), measured, machine)
  const text = await metrics.text()
  expect(text).toContain('site_version_info{version="1.2.3",build="f538"} 1')
  expect(text).toMatch(/^site_disk_free_bytes [1-9]\d+$/m)
  expect(text).toMatch(/^site_disk_size_bytes [1-9]\d+$/m)
  expect(text).toMatch(/^site_events_total\{event="post\.limited",level="warn",kind="address"\} 1$/m)
  expect(text).toMatch(/^site_event_last_timestamp_seconds\{event="post\.limited".*\} 1[\d.e+]+$/m)
  expect(text).not.toMatch(/^site_backup_age_seconds /m)
  writeFileSync(lastBackupFile(folder), `${Math.floor(Date.now() / 1000) - 90}\n`)
  expect(await metrics.text()).toMatch(/^site_backup_age_seconds 9\d\.?\d*$/m)
  // As a script leaves it that was killed at the wrong moment.
  writeFileSync(lastBackupFile(folder), '')
  expect(await metrics.text()).not.toMatch(/^site_backup_age_seconds /m)
})
