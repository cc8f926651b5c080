import { expect, test, type Page } from '@playwright/test'
import { appointmentPath, statusPath } from '#map/linked-paths.ts'
import { locales } from '#map/locale.ts'
import { bookingForm, bookingPath, callbackForm, freeTimes, send } from '#tests/support/send-form.ts'
import { axeFindings, axeFindingsInBothSchemes } from '#tests/support/axe.ts'
import { everyCase } from '#tests/support/cases.ts'
import { coveredWhenFocused, outOfOrder, overflow, widenText } from '#tests/support/layout.ts'
import { ready } from '#tests/support/ready.ts'

// The pages behind a signed link, which are in no table of pages. Each test is long: the usual run
// covers one in one language.

const zoomed = { width: 320, height: 256 }
const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}

/**
 * Like every page of the site: no axe findings in light or dark, no overflow, logical order, large
 * targets.
 */
async function expectFit(page: Page, state: string): Promise<void> {
  expect.soft(await axeFindingsInBothSchemes(page), state).toEqual([])
  for (const screen of [desk, phone, zoomed]) {
    await page.setViewportSize(screen)
    expect.soft(await overflow(page), `${state}, ${screen.width} px`).toEqual([])
    expect.soft(await outOfOrder(page), `${state}, order at ${screen.width} px`).toEqual([])
  }
  expect.soft(await coveredWhenFocused(page.locator('body')), `${state}, focus`).toEqual([])
  // As high as the page, so that no bar at the foot makes a target smaller.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...phone, height })
  const rules = ['target-size', 'landmark-unique']
  expect.soft(await axeFindings(page, 'body', rules), `${state}, targets`).toEqual([])
  await page.setViewportSize(desk)
}

/** The same with the text spacing that readers may set; it stays set. */
async function expectRoom(page: Page): Promise<void> {
  await page.setViewportSize(zoomed)
  await widenText(page)
  expect.soft(await overflow(page), 'with wide text').toEqual([])
}

for (const locale of locales) {
  test.describe(locale, () => {
    // A language other than the page's brings up the language offer, which covers the foot of the
    // screen.
    test.use({ locale, viewport: desk, contextOptions: { reducedMotion: 'reduce' } })

    if (everyCase || locale === 'es')
      test('keeps the request page accessible, initially, with errors and when closed', async ({
        page,
        baseURL,
      }) => {
        test.slow()
        const { token = '' } = await send(baseURL ?? '', callbackForm())
        await open(page, `${statusPath[locale]}/${token}`)
        await expectFit(page, 'as it is')
        for (const part of ['#note', '#withdraw']) {
          await page.locator(`${part} button[type="submit"]`).click()
          await expect(page.locator(`${part} [aria-invalid="true"]`)).toBeFocused()
          await expectFit(page, `an error in ${part}`)
        }
        await expectRoom(page)
        await page.locator('#withdraw input[type="checkbox"]').check()
        await page.locator('#withdraw button[type="submit"]').click()
        await expect(page.locator('#note')).toHaveCount(0)
        await open(page, `${statusPath[locale]}/${token}`)
        await expectFit(page, 'over')
        await open(page, `${statusPath[locale]}/${'a'.repeat(43)}`)
        await expectFit(page, 'with a wrong link')
      })

    if (everyCase || locale === 'de')
      test('keeps the appointment page accessible, initially, with errors and when over', async ({
        page,
        baseURL,
      }) => {
        test.slow()
        const times = await freeTimes(baseURL ?? '', 'office.palma')
        const slot = times[Math.floor(times.length / 2)] ?? ''
        const { token = '' } = await send(baseURL ?? '', bookingForm('office.palma', slot), bookingPath)
        await open(page, appointmentPath(token, locale))
        await expectFit(page, 'as it is')
        await page.locator('#move > summary').click()
        await page.locator('#cancel > summary').click()
        await page.locator('#times button[type="submit"]').click()
        await expect(page.locator('#slot input:focus')).toHaveCount(1)
        await expectFit(page, 'without a time to move to')
        await page.locator('button[value="cancel"]').click()
        await expect(page.locator('#cancel-sure')).toBeFocused()
        await expectFit(page, 'without the box that confirms')
        await expectRoom(page)
        await page.locator('#cancel-sure').check()
        await page.locator('button[value="cancel"]').click()
        await expect(page.locator('#times')).toHaveCount(0)
        await open(page, appointmentPath(token, locale))
        await expectFit(page, 'over')
        await open(page, appointmentPath('a'.repeat(43), locale))
        await expectFit(page, 'with a wrong link')
      })
  })
}
