import type { Browser, BrowserContext, Page } from '@playwright/test'

/** What a trace of a page's first view on a slow phone tells. Moments are milliseconds from the start of the load. */
interface FirstView {
  /** The largest contentful paint. */
  readonly painted: number
  /** When the first script file was asked for. */
  readonly scriptAsked: number
  /** When the main thread first took up a script file. */
  readonly scriptRun: number
  /** How long the inline starter took. */
  readonly inline: number
  /** Whether a tap on a call to action at the first paint led to its dialog. */
  readonly tapped: boolean
}

interface TraceEvent {
  readonly name: string
  readonly ts: number
  readonly dur?: number
  readonly args: {
    readonly data?: { readonly url?: string; readonly documentLoaderURL?: string }
    readonly fileName?: string
  }
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
 * Taps the first call to action as soon as something is painted, long before the scripts are there. Where it
 * stands in a case that is closed, as on the claims page, the case is opened first.
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

/** Loads a page on a slow phone and reads from the browser's own trace when scripts come into play. */
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
  const start = traceEvents.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === encodeURI(address),
  )
  // Before a module runs it is compiled, which is the first that the main thread has to do with it. The browser's
  // own pages stand in the trace too.
  const compiled = traceEvents.filter(
    ({ name, args }) => name === 'v8.compileModule' && args.fileName?.startsWith(new URL(address).origin),
  )
  const inline = traceEvents.filter(
    ({ name, args }) => name === 'EvaluateScript' && args.data?.url === encodeURI(address),
  )
  const tapped = await tapEarly(context, address)
  await context.close()
  return {
    painted,
    scriptAsked: asked,
    scriptRun: (Math.min(...compiled.map(({ ts }) => ts)) - (start?.ts ?? 0)) / 1_000,
    inline: inline.reduce((sum, { dur }) => sum + (dur ?? 0), 0) / 1_000,
    tapped,
  }
}
