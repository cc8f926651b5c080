import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { parseArgs } from 'node:util'
import { serveSite } from '../../app/start/serve-site.server.ts'
import { axeFindings } from '../../tests/support/axe.ts'
import { ready } from '../../tests/support/ready.ts'
import { requireBrowser } from '../../tools/browser.ts'
import { axeData, stopsNamed, type Stop } from './axe-stops.ts'
import { lookInTime, visitAgain, type Begin } from './patient-look.ts'

/**
 * `npm run prove -- axe`: axe on every page and article in three languages, and on every menu and
 * dialog, open and with errors; light and dark, at the width of a desk and of a phone. Fails on any
 * finding, and on a stop that hangs twice. `-- --only WORD` selects the stops whose name contains
 * the word; `--seconds 120` is the time limit for each.
 */

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, seconds: { type: 'string', default: '120' } },
})
/** A stop with all its checks takes ten seconds on a busy machine. */
const patience = { look: 1_000 * Number(values.seconds), answer: 5_000 }

const stops = stopsNamed(values.only)
const site = await serveSite({ PORT: '0', DATA_DIR: axeData })
const browser = await chromium.launch({ executablePath: requireBrowser(), args: ['--no-sandbox'] })
const queue = stops.toReversed()
const total = stops.reduce((sum, { looks }) => sum + looks.length, 0)
const began = performance.now()
const findings = new Set<string>()
const again: string[] = []
let done = 0

function report(line: string): void {
  // A stop that is visited again reports what it reported before.
  if (!findings.has(line)) console.log(line)
  findings.add(line)
}

async function check(page: Page, { name, path, part, looks, open }: Stop, begin: Begin): Promise<void> {
  begin('load')
  await page.setViewportSize(looks[0]?.narrow ? phone : desk)
  await page.goto(site.address + encodeURI(path))
  begin('ready')
  await ready(page)
  begin('open')
  await open(page)
  // Width and scheme change nothing but styles, so the same page is reused.
  for (const { narrow, colorScheme } of looks) {
    const look = `${colorScheme}${narrow ? ' 390' : ''}`
    begin(`${look} width and scheme`)
    await page.emulateMedia({ colorScheme })
    if (narrow && part === undefined) await showWhole(page)
    const steps: Begin = (step) => begin(`${look} ${step}`)
    for (const finding of await axeFindings(page, part, undefined, steps))
      report(`${name} ${look} ${finding}`)
  }
}

/**
 * In a separate page: axe leaves much behind, and one page for all grew to a gigabyte. Returns
 * partial results after a timeout.
 */
async function visit(context: BrowserContext, stop: Stop): Promise<string | undefined> {
  const page = await context.newPage()
  try {
    const hung = await lookInTime(page, patience, (begin) => check(page, stop, begin))
    if (hung === undefined) done += stop.looks.length
    else console.log(`${stop.name} ${hung}`)
    return hung
  } finally {
    await page.close()
  }
}

async function visitStop(context: BrowserContext, stop: Stop): Promise<void> {
  const { hung, diagnostics } = await visitAgain(() => visit(context, stop))
  if (hung === 1) again.push(`${stop.name} ${diagnostics}`)
  if (hung === 2) report(`${stop.name} twice: ${diagnostics}`)
}

async function work(context: BrowserContext): Promise<void> {
  for (let stop = queue.pop(); stop !== undefined; stop = queue.pop()) {
    const { name } = stop
    await visitStop(context, stop).catch((error: unknown) => report(`${name}: ${String(error)}`))
  }
}

/**
 * Axe reports elements covered by a bottom bar as too small; on a screen as high as the page it
 * covers nothing.
 */
async function showWhole(page: Page): Promise<void> {
  await page.setViewportSize(phone)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...phone, height })
  // Triggers lazy hydration.
  await page.waitForTimeout(300)
}

function seconds(): string {
  return `${Math.round((performance.now() - began) / 1000)} s`
}

const progress = setInterval(
  () => console.log(`${done} of ${total} looks, ${findings.size} findings, ${seconds()}`),
  15_000,
)
// With reduced motion, so that no colour is measured during a fade. Storage is per worker, so that
// drafts are not shared.
const context = () => browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' })
await Promise.all([work(await context()), work(await context())])
clearInterval(progress)
for (const line of again) console.log(`again: ${line}`)
console.log(
  `${stops.length} pages, menus and dialogs, ${done} of ${total} looks: ${findings.size} findings, ${again.length} again, ${seconds()}`,
)
await browser.close()
await site.stop()
process.exitCode = findings.size > 0 ? 1 : 0
