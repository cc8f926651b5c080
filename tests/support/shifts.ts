import type { Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/**
 * Notes every layout shift of what stands in an element, so that `shiftsOn` can tell them. A font that comes late
 * on a busy machine moves a word by a pixel: less than a layout shift of three decimals shows does not count.
 */
export async function watchShifts(page: Page, within: string): Promise<void> {
  await page.addInitScript((selector) => {
    const shifts: string[] = []
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`
    Object.assign(window, { shifts })
    new PerformanceObserver((entries) => {
      for (const { value, sources } of entries.getEntries() as LayoutShift[]) {
        const element = document.querySelector(selector)
        if (value < 0.0005 || !sources.some(({ node }) => element?.contains(node))) continue
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const words = node?.textContent?.slice(0, 40) ?? ''
          return `${node?.nodeName} "${words}" from ${place(previousRect)} to ${place(currentRect)}`
        })
        shifts.push([value, ...moved].join('\n'))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, within)
}

/** The layout shifts that were noted: how much, and what moved. */
export const shiftsOn = (page: Page) => page.evaluate<string[]>(() => Reflect.get(window, 'shifts'))
