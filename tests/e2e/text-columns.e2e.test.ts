import { expect, test } from '@playwright/test'
import { readIdentity } from '#content/identity.server.ts'
import { siteAddresses } from '#content/load.server.ts'
import { locales } from '#map/locale.ts'
import { casesOf } from '#tests/support/cases.ts'
import { crushedColumns } from '#tests/support/layout.ts'

// A column that holds its words at 320 px does so at 390 px, too, nearly always.
const widths = casesOf([320, 390, 820], (width) => width !== 390)
const addresses = siteAddresses(readIdentity())

// Pages are measured without scripts, with every disclosure opened.
test.use({ javaScriptEnabled: false })

for (const locale of locales) {
  test(`crushes no column of text and scrolls no page sideways in ${locale}`, async ({ page }) => {
    test.setTimeout(300_000)
    const paths = addresses.filter(({ variant }) => variant === locale).map(({ path }) => path)
    expect(paths.length).toBeGreaterThan(100)
    for (const path of paths) {
      // Waits for the document's load event, which includes style sheets.
      await page.goto(encodeURI(path), { waitUntil: 'load' })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await crushedColumns(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })
}
