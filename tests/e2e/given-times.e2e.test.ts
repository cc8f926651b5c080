import { expect, test, type Page } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'

/** The timings given by the specification, on a stopped clock that is moved by hand. */

/** Records every timer that the page sets. */
async function watchTimers(page: Page): Promise<void> {
  await page.clock.install()
  await page.addInitScript(() => {
    const timers: number[] = []
    const set = window.setTimeout
    const noting = (run: TimerHandler, delay = 0, ...rest: unknown[]) => {
      timers.push(delay)
      return set(run, delay, ...rest)
    }
    Object.assign(window, { setTimeout: noting, timers })
  })
}

/**
 * From here on the page's time passes only with `page.clock.runFor`; timers that were set before
 * have run.
 */
async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 60_000)
  await page.evaluate(() => (Reflect.get(window, 'timers') as number[]).splice(0))
}

/** Waits until the page has set a timer of this length since the clock stopped. */
async function timerOf(page: Page, milliseconds: number): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'timers') as number[]))
    .toContain(milliseconds)
}

test('shows the pending bar after 100 ms', async ({ page }) => {
  await page.goto('/en')
  await ready(page)
  await page.route('**/en/insurances/dental.data*', () => undefined)
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('main a[href="/en/insurances/dental"]')?.click(),
  )
  const bar = page.locator('.pending-bar:not([hidden])')
  await expect(bar).toHaveCount(1)
  const widthAt = (milliseconds: number) =>
    bar.evaluate((element, at) => {
      for (const animation of element.getAnimations()) {
        animation.pause()
        animation.currentTime = at
      }
      return element.getBoundingClientRect().width
    }, milliseconds)
  expect(await widthAt(99)).toBe(0)
  expect(await widthAt(200)).toBeGreaterThan(0)
  expect(await widthAt(110)).toBeGreaterThan(0)
})

test('updates the menu 50 ms after a layout change', async ({ page }) => {
  await page.setViewportSize({ width: 1_440, height: 900 })
  await watchTimers(page)
  await page.goto('/')
  await ready(page)
  const ownTabs = page.locator('#menu a[target="_blank"]')
  // The menu links to two of these three pages twice.
  const pages = async () =>
    new Set(await ownTabs.evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href)))
  await stopClock(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await timerOf(page, 50)
  await page.clock.runFor(49)
  await expect(ownTabs).toHaveCount(0)
  await page.clock.runFor(1)
  await expect.poll(async () => (await pages()).size).toBe(3)
})

test('starts prefetching 1 s after the scripts run', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const payloads = () => asked.filter((path) => path.endsWith('.data'))
  // Work scheduled after load waits until the clock stops.
  const still = Promise.withResolvers<void>()
  await page.route('**/assets/after-load-*.js', async (route) => {
    await still.promise
    await route.continue()
  })
  await watchTimers(page)
  await page.goto('/en/services/nie')
  await ready(page)
  await stopClock(page)
  still.resolve()
  await timerOf(page, 1_000)
  await page.clock.runFor(999)
  expect(payloads()).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(payloads).toContain('/en/services/nie.data')
})

test('takes the copyright year from the visitor’s current date', async ({ page }) => {
  await page.clock.setFixedTime('2031-06-15T12:00:00Z')
  await page.goto('/en')
  await expect(page.locator('.footer .year')).toHaveText('2031')
})
