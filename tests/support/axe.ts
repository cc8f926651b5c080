import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Waits until nothing fades any more, so that no colour is measured half way. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const fading = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
    await Promise.allSettled(fading.map(({ finished }) => finished))
  })
}

/**
 * What axe finds in a page as it stands, or in a part of it, by all rules or by some. No page has frames, so axe runs in the page
 * itself, which takes a third of the time of its usual way through a second page.
 */
export async function axeFindings(page: Page, part?: string, rules?: string[]): Promise<string[]> {
  await settled(page)
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (rules === undefined) axe.withTags(tags)
  else axe.withRules(rules)
  if (part !== undefined) axe.include(part)
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  )
}
