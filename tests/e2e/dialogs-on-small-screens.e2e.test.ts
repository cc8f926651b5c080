import { expect, test } from '@playwright/test'
import { dialogNames } from '#site/dialog-names.ts'
import { axeFindings } from '../support/axe.ts'
import { coveredWhenFocused, overflow, widenText } from '../support/layout.ts'

// German has the longest words.
test.use({ locale: 'de-DE', contextOptions: { reducedMotion: 'reduce' } })

/** 1280 × 1024 at 400 %, and a phone. */
const screens = [
  { width: 320, height: 256 },
  { width: 390, height: 844 },
] as const

for (const name of dialogNames) {
  test(`${name} can be read and used at 400 % and on a phone`, async ({ page }) => {
    await page.goto(`/de?dialog=${name}&reference=TAL-7K3M-Q2`)
    const dialog = page.locator('.dialog:modal')
    await dialog.waitFor()
    for (const screen of screens) {
      await page.setViewportSize(screen)
      expect.soft(await overflow(page), `${screen.width} px`).toEqual([])
      expect.soft(await coveredWhenFocused(dialog), `${screen.width} px`).toEqual([])
    }
    expect.soft(await axeFindings(page, '.dialog', ['target-size'])).toEqual([])
    await page.setViewportSize(screens[0])
    await widenText(page)
    for (const part of [dialog, dialog.locator('.dialog-body')])
      expect.soft(await part.evaluate((box) => box.scrollWidth - box.clientWidth), 'with wide text').toBe(0)
  })
}
