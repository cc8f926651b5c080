import { Gauge, type Registry } from 'prom-client'

/** How many requests of one dialog are in one state. */
export interface RequestCount {
  readonly dialog: string
  readonly state: string
  readonly count: number
}

/** What the metrics say about requests. */
export interface RequestFigures {
  readonly counts: readonly RequestCount[]
  /** Open requests whose promised day is past. */
  readonly overdue: number
}

/** How long counted requests are served again, in milliseconds: several servers may scrape, each every few seconds. */
const maxAge = 30_000

/** Gauges of the requests by dialog and state; the returned function reads and sets them, at most every 30 seconds. */
export function requestMetrics(
  registers: Registry[],
  read: () => Promise<RequestFigures | undefined>,
): () => Promise<void> {
  const byState = new Gauge({
    name: 'site_requests',
    help: 'Stored requests by dialog and state.',
    labelNames: ['dialog', 'state'],
    registers,
  })
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const quarantined = gauge('site_requests_quarantined', 'Requests that look sent by a robot.')
  const overdue = gauge('site_requests_overdue', 'Open requests whose promised day is past.')
  let readAt = Number.NEGATIVE_INFINITY
  return async () => {
    if (performance.now() - readAt < maxAge) return
    readAt = performance.now()
    const figures = await read()
    if (figures === undefined) {
      readAt = Number.NEGATIVE_INFINITY
      return
    }
    byState.reset()
    for (const { dialog, state, count } of figures.counts) byState.set({ dialog, state }, count)
    quarantined.set(
      figures.counts
        .filter(({ state }) => state === 'quarantined')
        .reduce((sum, { count }) => sum + count, 0),
    )
    overdue.set(figures.overdue)
  }
}
