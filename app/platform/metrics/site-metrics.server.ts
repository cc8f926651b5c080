import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { OutboxHealth } from '#platform/outbox/outbox-health.server.ts'
import type { MiddlewareHandler } from 'hono'
import { isProbe } from '#platform/http/health.server.ts'
import { createServer, type Server } from 'node:http'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { eventMetrics } from './event-metrics.server.ts'
import { machineMetrics, type Release } from './machine-metrics.server.ts'
import { requestMetrics, type RequestFigures } from './request-metrics.server.ts'

/**
 * Serves `/metrics` on a separate port, never the public one: business figures are for operators
 * only.
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

/**
 * The kind of an answer: prebuilt from memory, a form or other post, an API for scripts, a health
 * check (health.server.ts), or rendered on demand.
 */
export type AnswerKind = 'file' | 'post' | 'api' | 'probe' | 'rendered'

/** Counts what the site does, without personal data. */
export interface SiteMetrics {
  /** `seconds` is omitted for files, whose answers take microseconds. */
  readonly answered: (kind: AnswerKind, status: number, seconds?: number) => void
  /** All metrics in the Prometheus text format. */
  readonly text: () => Promise<string>
  readonly contentType: string
}

/** The latest state of the outbox, or undefined if the store does not answer. */
export type ReadOutbox = () => Promise<OutboxHealth | undefined>

/** Gauges of the outbox; the returned function reads the outbox and sets them. */
function outboxGauges(registers: Registry[], read: ReadOutbox): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const up = gauge('site_store_up', '1 while the store answers.')
  const waiting = gauge('site_outbox_waiting', 'Messages that are still to be sent.')
  const oldest = gauge(
    'site_outbox_oldest_seconds',
    'How long the oldest unsent message to the office or the webhook has been waiting.',
  )
  const dead = gauge('site_outbox_dead', 'Messages to the office or the webhook that were given up.')
  const visitors = gauge('site_outbox_dead_to_visitors', 'Messages to visitors that were given up.')
  return async () => {
    const health = await read()
    up.set(health === undefined ? 0 : 1)
    if (health === undefined) return
    waiting.set(health.waiting)
    oldest.set(health.oldestSeconds)
    dead.set(health.dead)
    visitors.set(health.deadToVisitors)
  }
}

/** Further inputs of the metrics. */
export interface MeasuredRequests {
  /** The numbers of requests; undefined while the store does not answer. */
  readonly figures: () => Promise<RequestFigures | undefined>
  readonly lostPlaces: () => Promise<number | undefined>
  /** Files that wait for the virus scanner; undefined while the store does not answer. */
  readonly unscanned: () => Promise<number | undefined>
  /** Why mail is only kept as files; undefined if it is sent. */
  readonly mailKept: string | undefined
}

/** What is measured on the machine itself. */
export interface MeasuredMachine {
  readonly dataDir: string
  readonly release: Release
}

/** Gauges of questionable or deliberate settings; the returned function sets them. */
function setupGauges(
  registers: Registry[],
  { lostPlaces, unscanned, mailKept }: Pick<MeasuredRequests, 'lostPlaces' | 'unscanned' | 'mailKept'>,
): () => Promise<void> {
  const kept = new Gauge({
    name: 'site_mail_kept_as_files',
    help: '1 where mail is not sent but only kept as files.',
    registers,
  })
  kept.set(mailKept === undefined ? 0 : 1)
  const lost = new Gauge({
    name: 'site_appointments_lost_places',
    help: 'Booked appointments whose office, seat or adviser is not in the configuration.',
    registers,
  })
  const waiting = new Gauge({
    name: 'site_files_unscanned',
    help: 'Files that wait for the virus scanner.',
    registers,
  })
  return async () => {
    const [places, files] = await Promise.all([lostPlaces(), unscanned()])
    if (places !== undefined) lost.set(places)
    if (files !== undefined) waiting.set(files)
  }
}

/**
 * Prometheus metrics: answers by kind and status class, their durations, requests by kind and state, the outbox,
 * warnings of the log, the configuration, the machine, the process. Nothing in them is personal.
 */
export function createSiteMetrics(
  readOutbox: ReadOutbox,
  requests: MeasuredRequests,
  machine: MeasuredMachine,
): SiteMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const looks = [
    eventMetrics(registers),
    outboxGauges(registers, readOutbox),
    setupGauges(registers, requests),
    requestMetrics(registers, requests.figures),
    machineMetrics(registers, machine.dataDir, machine.release),
  ]
  const answers = new Counter({
    name: 'site_answers_total',
    help: 'Answers by kind (file, post, api, probe, rendered) and class of status.',
    labelNames: ['kind', 'status'],
    registers,
  })
  const times = new Histogram({
    name: 'site_answer_seconds',
    help: 'How long answers took that are not files in memory.',
    labelNames: ['kind'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  // Nearly all answers are files, so their counter is looked up once.
  const files = answers.labels('file', '2xx')
  return {
    answered: (kind, status, seconds) => {
      if (kind === 'file' && status === 200) return files.inc()
      answers.inc({ kind, status: `${Math.floor(status / 100)}xx` })
      if (seconds !== undefined) times.observe({ kind }, seconds)
    },
    text: async () => {
      await Promise.all(looks.map((look) => look()))
      return await registry.metrics()
    },
    contentType: registry.contentType,
  }
}
