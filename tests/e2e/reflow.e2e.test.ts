import { expect, test } from '@playwright/test'
import { readIdentity } from '#content/identity.server.ts'
import { locales } from '#site/locale.ts'
import { pagePath } from '#site/paths.ts'
import { axeFindings } from '../support/axe.ts'
import { coveredWhenFocused, outOfOrder, overflow, widenText } from '../support/layout.ts'
import { pageKinds } from '../support/page-kinds.ts'
import { ready } from '../support/ready.ts'

const identity = readIdentity()

/** 1280 × 1024 at 400 %, and the other widths for which pages are laid out. */
const zoomed = { width: 320, height: 256 }
const phone = { width: 390, height: 844 }
const screens = [zoomed, phone, { width: 820, height: 1180 }, { width: 1440, height: 900 }]

for (const locale of locales) {
  test.describe(locale, () => {
    test.use({ locale: `${locale}-ES`, contextOptions: { reducedMotion: 'reduce' } })

    for (const kind of pageKinds) {
      test(`${kind} fits every screen, with wide text too`, async ({ page }) => {
        await page.goto(encodeURI(pagePath(kind, locale, identity)))
        for (const screen of screens) {
          await page.setViewportSize(screen)
          expect.soft(await overflow(page), `${screen.width} px`).toEqual([])
        }
        await page.setViewportSize(zoomed)
        await ready(page)
        await widenText(page)
        expect.soft(await overflow(page), 'with wide text').toEqual([])
      })
    }
  })
}

test.describe('in each language alike', () => {
  // Another language than the page's brings the bar that offers it, which covers the foot of the screen.
  test.use({ locale: 'es-ES', contextOptions: { reducedMotion: 'reduce' } })

  for (const kind of pageKinds) {
    test(`${kind} reads in order, shows what has focus and is easy to hit`, async ({ page }) => {
      await page.goto(encodeURI(pagePath(kind, 'de', identity)))
      await ready(page)
      for (const screen of screens) {
        await page.setViewportSize(screen)
        expect.soft(await outOfOrder(page), `${screen.width} px`).toEqual([])
      }
      for (const screen of [zoomed, phone]) {
        await page.setViewportSize(screen)
        expect.soft(await coveredWhenFocused(page.locator('body')), `${screen.width} px`).toEqual([])
      }
      // As high as the page, so that no bar at the foot makes a target smaller.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ ...phone, height })
      expect.soft(await axeFindings(page, 'body', ['target-size', 'landmark-unique'])).toEqual([])
    })
  }
})
