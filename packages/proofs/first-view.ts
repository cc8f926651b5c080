import type { Browser, BrowserContext, Page } from '@playwright/test'
import { readTrace, type ScriptWork, type TraceEvent } from './first-view-trace.ts'

/**
 * Results from the trace of a page's first load on a slow phone. Times are milliseconds from the
 * start of the load.
 */
interface FirstView extends ScriptWork {
  /** The largest contentful paint. */
  readonly painted: number
  /** When the first script file was requested; infinite if none was. */
  readonly scriptAsked: number
  /** Whether a tap on a call to action at the first paint opened its dialog. */
  readonly tapped: boolean
}

/** Whether scripts ran, but only after the largest paint, and a tap before them was not lost. */
export function isFirst({ painted, scriptAsked, scriptRun, tapped }: FirstView): boolean {
  const moments = [painted, scriptAsked, scriptRun]
  // Unobserved events prove nothing.
  const seen = moments.every((moment) => Number.isFinite(moment) && moment > 0)
  return seen && scriptAsked > painted && scriptRun > painted && tapped
}

const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', slow)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

const toDialog = 'a[href*="?dialog="]'

/**
 * Taps the first call to action as soon as something is painted, long before the scripts are
 * loaded. If it is in a closed case, as on the claims page, the case is opened first.
 */
async function tapEarly(context: BrowserContext, address: string): Promise<boolean> {
  const page = await slowPage(context)
  await page.goto(address, { waitUntil: 'commit' })
  const call = page.locator(`main ${toDialog}:visible`).first()
  const closed = page.locator(`main details:has(${toDialog}) > summary:visible`)
  const first = call.or(closed).first()
  const isClosed = await first.evaluate((element) => element.localName === 'summary')
  await first.tap()
  if (isClosed) await call.tap()
  const dialog = page.locator('dialog[open], [role=dialog], form[action*="dialog"]').first()
  return await dialog.waitFor({ timeout: 20_000 }).then(
    () => true,
    () => false,
  )
}

/** Loads a page on a slow phone and finds in the browser's own trace when scripts run. */
export async function traceFirstView(browser: Browser, address: string): Promise<FirstView> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await slowPage(context)
  await browser.startTracing(page, { categories: ['devtools.timeline', 'loading', 'blink.user_timing'] })
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(6_000)
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  const asked = await page.evaluate(() =>
    Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ),
  )
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const tapped = await tapEarly(context, address)
  await context.close()
  return { painted, scriptAsked: asked, ...readTrace(traceEvents, address), tapped }
}
