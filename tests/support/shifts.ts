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
 * Records every layout shift inside an element for `shiftsOn`. A font that arrives late on a busy
 * machine moves a word by a pixel: shifts below three decimals do not count.
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

/** The recorded layout shifts: how much, and what moved. */
export const shiftsOn = (page: Page) => page.evaluate<string[]>(() => Reflect.get(window, 'shifts'))
