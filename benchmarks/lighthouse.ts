import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { requireBrowser } from '../tools/browser.ts'
import { serveSite } from '#server/serve-site.ts'

/** `npm run bench:lighthouse`: Lighthouse (mobile) for the main page kinds; fails below 100 anywhere. */

const paths = [
  '/es',
  '/en',
  '/de',
  '/seguros/salud',
  '/en/insurances/health',
  '/de/versicherungen/krankenversicherung',
  '/servicios/nie',
  '/en/services/nie',
  '/de/dienstleistungen/nie',
  '/en/blog',
  '/en/blog/first-itv-for-a-foreign-car',
]

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

let worst = 100
for (const path of process.argv.length > 2 ? process.argv.slice(2) : paths) {
  const run = await lighthouse(site.address + path, { port: chrome.port, logLevel: 'error' })
  if (run === undefined) throw new Error(`Lighthouse gave no result for ${path}`)
  const { categories, audits } = run.lhr
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((id) =>
    Math.round((categories[id]?.score ?? 0) * 100),
  )
  worst = Math.min(worst, ...scores)
  const ms = (id: string) => `${Math.round(audits[id]?.numericValue ?? 0)}`
  console.log(
    `${path.padEnd(42)} ${scores.join('/')}  FCP ${ms('first-contentful-paint')} LCP ${ms('largest-contentful-paint')} ` +
      `TBT ${ms('total-blocking-time')} ms  CLS ${(audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)}`,
  )
  for (const audit of Object.values(audits)) {
    const counted = audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary'
    if (counted) console.log(`    ${audit.id}: ${audit.title}`)
  }
}
chrome.kill()
await site.stop()
process.exitCode = worst < 100 ? 1 : 0
