import { setTimeout as sleep } from 'node:timers/promises'
import { noVisits, quantile, readPage, sendForm, tally, visitor } from './visitors.ts'

/**
 * Visitors in a separate process, for a site in another network namespace: `visit.ts ORIGIN HOST`.
 * They run until the standard input ends, and then report what they saw, as JSON.
 */

/** The report of such visitors. */
export interface VisitReport {
  readonly answered: number
  readonly failed: Readonly<Record<string, number>>
  readonly references: readonly string[]
  readonly p99ms: number
}

const [origin = '', host = ''] = process.argv.slice(2)
const pages = ['/es', '/en', '/de', '/servicios/nie', '/en/insurances/health', '/busqueda?q=nie']
const seen = noVisits()
let running = true
process.stdin.resume().once('end', () => {
  running = false
})

async function visit(): Promise<void> {
  const ask = visitor({ origin, host }, seen)
  for (let turn = 0; running; turn++) {
    if (turn % 10 === 9) await sendForm(ask, seen)
    else await readPage(ask, seen, pages[turn % pages.length] ?? '/es')
    await sleep(20)
  }
}

await Promise.all(Array.from({ length: 4 }, visit))
const visits: VisitReport = {
  answered: seen.done,
  failed: tally(seen.failed),
  references: [...seen.acknowledged.values()],
  p99ms: quantile(seen.times, 0.99),
}
process.stdout.write(JSON.stringify(visits))
process.exit()
