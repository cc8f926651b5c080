import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import desktop from 'lighthouse/core/config/desktop-config.js'
import { requireBrowser } from '../../tools/browser.ts'
import { serveSite } from '../../app/start/serve-site.server.ts'
import { pageOfEachKind } from './page-of-each-kind.ts'

/**
 * `npm run bench -- lighthouse`: Lighthouse for one page of each kind in three languages, on a
 * phone and on a desktop computer; fails on any score below 100, on more than 50 ms of blocking
 * time (median of up to three runs) and on any layout shift. `-- --device phone`, `-- /en
 * /de/blog`.
 */

const maxBlocking = 50

const { values, positionals } = parseArgs({
  options: { device: { type: 'string' } },
  allowPositionals: true,
})
const devices = values.device === undefined ? ['phone', 'desktop'] : [values.device]
const all = await pageOfEachKind()
const pages =
  positionals.length > 0 ? positionals.map((path) => ({ path, hidden: false, kind: 'named' })) : all

const site = await serveSite({ PORT: '0', DATA_DIR: '.cache/bench-data' })
const chrome = await launch({
  chromePath: requireBrowser(),
  chromeFlags: [
    '--headless',
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
  ],
})

async function measure(path: string, device: string, hidden: boolean) {
  const run = await lighthouse(
    site.address + path,
    // A noindex page must not lose points for it.
    { port: chrome.port, logLevel: 'error', skipAudits: hidden ? ['is-crawlable'] : [] },
    device === 'desktop' ? desktop : undefined,
  )
  if (run === undefined) throw new Error(`Lighthouse gave no result for ${path}`)
  const { categories, audits } = run.lhr
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((id) =>
    Math.round((categories[id]?.score ?? 0) * 100),
  )
  const value = (id: string) => audits[id]?.numericValue ?? 0
  const failed = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode === 'binary',
  )
  const good =
    scores.every((score) => score === 100) &&
    value('total-blocking-time') <= maxBlocking &&
    value('cumulative-layout-shift') === 0
  return { scores, value, failed, good }
}

type Run = Awaited<ReturnType<typeof measure>>

/** A run whose trace has a paint; an overloaded machine sometimes produces one without. */
async function measurePainted(path: string, device: string, hidden: boolean): Promise<Run> {
  for (let tries = 4; ; tries--) {
    const run = await measure(path, device, hidden)
    if (run.value('first-contentful-paint') > 0 || tries === 0) return run
  }
}

/** The median run by blocking time: a single one depends on the machine's other load. */
async function measureFairly(path: string, device: string, hidden: boolean): Promise<Run> {
  const first = await measurePainted(path, device, hidden)
  if (first.good) return first
  const runs = [first, await measurePainted(path, device, hidden), await measurePainted(path, device, hidden)]
  const blocking = (run: Run) => run.value('total-blocking-time')
  return runs.toSorted((a, b) => blocking(a) - blocking(b))[1] ?? first
}

let bad = 0
for (const device of devices) {
  for (const { path, hidden, kind } of pages) {
    const { scores, value, failed, good } = await measureFairly(path, device, hidden)
    if (!good) bad += 1
    console.log(
      `${good ? 'ok  ' : 'OVER'} ${device.padEnd(7)} ${kind.padEnd(9)} ${path.padEnd(44)} ${scores.join('/')}  ` +
        `FCP ${Math.round(value('first-contentful-paint'))} LCP ${Math.round(value('largest-contentful-paint'))} ` +
        `TBT ${Math.round(value('total-blocking-time'))} ms  CLS ${value('cumulative-layout-shift').toFixed(3)}`,
    )
    for (const { id, title } of failed) console.log(`     ${id}: ${title}`)
  }
}
console.log(`${pages.length * devices.length} pages measured, ${bad} not as they should be`)
chrome.kill()
await site.stop()
process.exitCode = bad > 0 ? 1 : 0
