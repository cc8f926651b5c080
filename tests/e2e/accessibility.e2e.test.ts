import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { ready } from '../support/ready.ts'

const pages = [
  '/es',
  '/en',
  '/de',
  '/seguros/salud',
  '/en/insurances/health',
  '/de/versicherungen/krankenversicherung',
  '/seguros',
  '/de/versicherungen',
  '/servicios/nie',
  '/en/services/nie',
  '/de/dienstleistungen/nie',
  '/de/schäden',
  '/en/contact',
  '/oficinas/palma',
  '/nosotros',
  '/de/team',
  '/en/privacy-policy',
  '/cookie-law-info',
  '/de/terms-bedingungen',
  '/en/lifestyle',
  '/en/services/automovil',
  '/de/dienstleistungen/emigrar-mallorca',
  '/servicios/horarcom',
  '/de/dienstleistungen/procedures-live-mallorca',
  '/en/not-a-page',
]

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
}

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, () => {
    test.use({ colorScheme: scheme })

    for (const path of pages) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path)
        await ready(page)
        expect(await violations(page)).toEqual([])
      })
    }

    test('axe finds nothing in the open dialog, with its errors, or in an open menu', async ({ page }) => {
      await page.goto('/en?dialog=callback-dialog')
      await ready(page)
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: 'Request the call' }).click()
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.locator('.mega > summary').first().click()
      expect(await violations(page)).toEqual([])
    })

    test('axe finds nothing in the menu of a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/de')
      await ready(page)
      await page.locator('.menu-open').click()
      await page.locator('.mega > summary').first().click()
      expect(await violations(page)).toEqual([])
    })
  })
}

for (const width of [320, 390, 820, 1440]) {
  test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of pages) {
      await page.goto(path)
      const { scroll, inner } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        inner: document.documentElement.clientWidth,
      }))
      expect(scroll, path).toBeLessThanOrEqual(inner)
    }
  })
}
