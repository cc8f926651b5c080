import type { Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

/**
 * Notes every layout shift of what stands in an element, so that `shiftsOn` can tell them. A font that comes late
 * on a busy machine moves a word by a pixel: less than a layout shift of three decimals shows does not count.
 */
export async function watchShifts(page: Page, within: string): Promise<void> {
  await page.addInitScript((selector) => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((entries) => {
      for (const { value, sources } of entries.getEntries() as LayoutShift[]) {
        const element = document.querySelector(selector)
        if (value >= 0.0005 && sources.some(({ node }) => element?.contains(node))) shifts.push(value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, within)
}

/** The layout shifts that were noted, by their value. */
export const shiftsOn = (page: Page) => page.evaluate<number[]>(() => Reflect.get(window, 'shifts'))
