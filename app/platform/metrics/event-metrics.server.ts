import { Counter, Gauge, type Registry } from 'prom-client'
import { loggedEvents } from '#platform/log.server.ts'

/**
 * Warnings and errors of the log; the returned function sets them. Beside the counter, whose first increase Prometheus
 * cannot see, there is the time of the latest: what is logged at start-up and once a day is an alarm while that time is
 * recent.
 */
export function eventMetrics(registers: Registry[]): () => void {
  const labelNames = ['event', 'level', 'kind'] as const
  const total = new Counter({
    name: 'site_events_total',
    help: 'Warnings and errors in the log, by event.',
    labelNames,
    registers,
  })
  const last = new Gauge({
    name: 'site_event_last_timestamp_seconds',
    help: 'When a warning or error was last logged, by event.',
    labelNames,
    registers,
  })
  return () => {
    total.reset()
    for (const { event, level, kind, count, lastSeconds } of loggedEvents()) {
      total.inc({ event, level, kind }, count)
      last.set({ event, level, kind }, lastSeconds)
    }
  }
}
