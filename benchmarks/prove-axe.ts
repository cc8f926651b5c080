import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { serveSite } from '#server/serve-site.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { ready } from '#tests/support/ready.ts'
import { requireBrowser } from '../tools/browser.ts'
import { stopsNamed, type Stop } from './axe-stops.ts'

/**
 * `npm run prove:axe`: axe on every page and article in three languages, and on every menu and dialog, open
 * and with errors; light and dark, at the width of a desk and of a phone. Fails on any finding.
 * `-- --only WORD` takes the stops whose name has the word.
 */

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
/** How long a stop with all its looks may take, in milliseconds; on a busy machine it takes ten seconds. */
const patience = 120_000
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })

const stops = stopsNamed(values.only)
const site = await serveSite({ PORT: '0', DATA_DIR: '.cache/axe-data' })
const browser = await chromium.launch({ executablePath: requireBrowser(), args: ['--no-sandbox'] })
const queue = stops.toReversed()
const total = stops.reduce((sum, { looks }) => sum + looks.length, 0)
const began = performance.now()
let done = 0
let findings = 0

function report(line: string): void {
  findings += 1
  console.log(line)
}

async function check(page: Page, { name, path, part, looks, open }: Stop): Promise<void> {
  await page.setViewportSize(looks[0]?.narrow ? phone : desk)
  await page.goto(site.address + encodeURI(path))
  await ready(page)
  await open(page)
  // Width and scheme change nothing but styles, so the same page is looked at each time.
  for (const { narrow, colorScheme } of looks) {
    await page.emulateMedia({ colorScheme })
    if (narrow && part === undefined) await showWhole(page)
    const look = `${colorScheme}${narrow ? ' 390' : ''}`
    for (const finding of await axeFindings(page, part)) report(`${name} ${look} ${finding}`)
  }
}

/** In a page of its own: axe leaves much behind, and one page for all grew to a gigabyte. @throws when it takes too long */
async function visit(context: BrowserContext, stop: Stop): Promise<void> {
  const page = await context.newPage()
  const late = new AbortController()
  const tooLong = sleep(patience, undefined, { signal: late.signal }).then(() => {
    throw new Error(`no answer in ${patience / 1000} s`)
  })
  try {
    await Promise.race([check(page, stop), tooLong])
    done += stop.looks.length
  } finally {
    late.abort()
    tooLong.catch(() => undefined)
    await page.close()
  }
}

async function work(context: BrowserContext): Promise<void> {
  for (let stop = queue.pop(); stop !== undefined; stop = queue.pop()) {
    const { name } = stop
    await visit(context, stop).catch((error: unknown) => report(`${name}: ${String(error)}`))
  }
}

/** Axe takes what a bar at the foot of the screen covers for too small; on a screen as high as the page it covers nothing. */
async function showWhole(page: Page): Promise<void> {
  await page.setViewportSize(phone)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...phone, height })
  // What comes alive when the reader gets near it now does.
  await page.waitForTimeout(300)
}

function seconds(): string {
  return `${Math.round((performance.now() - began) / 1000)} s`
}

const progress = setInterval(
  () => console.log(`${done} of ${total} looks, ${findings} findings, ${seconds()}`),
  15_000,
)
// Without motion, so that no colour is measured while it fades. Storage is each worker's own: a draft is not shared.
const context = () => browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' })
await Promise.all([work(await context()), work(await context())])
clearInterval(progress)
console.log(
  `${stops.length} pages, menus and dialogs, ${done} of ${total} looks: ${findings} findings, ${seconds()}`,
)
await browser.close()
await site.stop()
process.exitCode = findings > 0 ? 1 : 0
