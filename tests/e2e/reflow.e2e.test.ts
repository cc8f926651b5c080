import { expect, test, type Page } from '@playwright/test'
import { readIdentity } from '#content/identity.server.ts'
import { locales } from '#map/locale.ts'
import type { PageId } from '#map/pages/pages.ts'
import { pagePath } from '#map/paths.ts'
import { axeFindings, axeFindingsInBothSchemes } from '#tests/support/axe.ts'
import { casesOf } from '#tests/support/cases.ts'
import {
  coveredWhenFocused,
  outOfOrder,
  overflow,
  overflowDoubled,
  widenText,
} from '#tests/support/layout.ts'
import { pageKinds } from '#tests/support/page-kinds.ts'
import { ready } from '#tests/support/ready.ts'

const identity = readIdentity()

/** 1280 × 1024 at 400 %, and the other widths for which pages are laid out. */
const zoomed = { width: 320, height: 256 }
const phone = { width: 390, height: 844 }
const narrow = { width: 320, height: 640 }
/** These contain words too long for a narrow line at twice the text size. */
const longWords: readonly PageId[] = [
  'insurance.enfermedad-colectivo',
  'insurance.responsabilidad-civil-empresas',
  'service.informes-tecnicos',
  'service.tramites-vivir-mallorca',
]
/**
 * German has the longest words. In the other languages the usual run covers the pages whose layout
 * differs most from the rest.
 */
const differing: readonly PageId[] = ['home', 'insurance', 'contact', 'search']
/** Laid out as another kind of the list, so that the usual run leaves them out. */
const alike: readonly PageId[] = [
  'service.support',
  'service.emigrar-mallorca',
  'insurer',
  'cookies',
  'news',
  'calculators',
]
const screens = [zoomed, phone, { width: 820, height: 1180 }, { width: 1440, height: 900 }]

async function fitScreens(page: Page): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(screen)
    expect.soft(await overflow(page), `${screen.width} px`).toEqual([])
  }
}

/** The text stays widened. */
async function fitWithWideText(page: Page): Promise<void> {
  await page.setViewportSize(phone)
  expect.soft(await overflowDoubled(page), 'with text at 200 %').toEqual([])
  await page.setViewportSize(zoomed)
  await widenText(page)
  expect.soft(await overflow(page), 'with wide text').toEqual([])
}

for (const locale of locales.filter((one) => one !== 'de')) {
  test.describe(locale, () => {
    test.use({ locale: `${locale}-ES`, contextOptions: { reducedMotion: 'reduce' } })

    for (const kind of casesOf(pageKinds, (one) => differing.includes(one))) {
      test(`fits ${kind} on every screen, with wide text too`, async ({ page }) => {
        await page.goto(encodeURI(pagePath(kind, locale, identity)))
        await fitScreens(page)
        await ready(page)
        await fitWithWideText(page)
      })
    }
  })
}

test.describe('fits in each language', () => {
  // A language other than the page's brings up the language offer, which covers the foot of the
  // screen.
  test.use({ locale: 'es-ES', contextOptions: { reducedMotion: 'reduce' } })

  test('breaks long words at twice the text size', async ({ page }) => {
    await page.setViewportSize(phone)
    for (const kind of longWords) {
      await page.goto(encodeURI(pagePath(kind, 'de', identity)))
      await ready(page)
      expect.soft(await overflowDoubled(page), kind).toEqual([])
    }
  })

  test('fits the longest state of an office on the contact page at twice the text size', async ({ page }) => {
    // A Tuesday evening.
    await page.clock.setFixedTime('2026-11-24T19:06:00Z')
    await page.goto(encodeURI(pagePath('contact', 'en', identity)))
    await ready(page)
    await page.setViewportSize(phone)
    await expect(page.getByText('Opens Wednesday at 09:00').first()).toBeAttached()
    expect(await overflowDoubled(page)).toEqual([])
  })

  test('fits every day of an office’s week at twice the text size', async ({ page }) => {
    // Thursday, the longest name in German; a holiday on one; and a Wednesday that is a holiday.
    for (const day of ['2026-11-26', '2027-03-25', '2027-01-06']) {
      await page.clock.setFixedTime(`${day}T09:00:00Z`)
      await page.goto(encodeURI(pagePath('office.palma', 'de', identity)))
      await ready(page)
      await expect(page.locator(`.week-table [aria-current] [datetime="${day}"]`)).toHaveCount(1)
      for (const screen of [phone, narrow]) {
        await page.setViewportSize(screen)
        expect.soft(await overflowDoubled(page), `${day}, ${screen.width} px`).toEqual([])
      }
    }
  })

  test('shows the first words of the home page in full at twice the text size', async ({ page }) => {
    await page.setViewportSize(phone)
    for (const locale of locales) {
      await page.goto(pagePath('home', locale, identity))
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      const whole = await page.locator('h1').evaluate((title) => {
        // The minimum width of the title is its longest word.
        title.style.overflowWrap = 'normal'
        return title.scrollWidth <= title.clientWidth
      })
      expect.soft(whole, locale).toBe(true)
    }
  })

  for (const kind of casesOf(pageKinds, (one) => !alike.includes(one))) {
    test(`passes axe on ${kind} in German, fits every screen, reads in order, shows focus and has large targets`, async ({
      page,
    }) => {
      await page.goto(encodeURI(pagePath(kind, 'de', identity)))
      await fitScreens(page)
      await ready(page)
      expect.soft(await axeFindingsInBothSchemes(page)).toEqual([])
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
      await fitWithWideText(page)
    })
  }
})
