import { expect, test } from '@playwright/test'
import { readIdentity } from '#content/identity.server.ts'
import { siteAddresses } from '#content/load.server.ts'
import { locales } from '#map/locale.ts'
import { pagePath } from '#map/paths.ts'
import { casesOf } from '#tests/support/cases.ts'
import { crushedColumns } from '#tests/support/layout.ts'
import { pageKinds } from '#tests/support/page-kinds.ts'

// A column that holds its words at 320 px does so at 390 px, too, nearly always.
const widths = casesOf([320, 390, 820], (width) => width !== 390)
const identity = readIdentity()
const addresses = siteAddresses(identity)

// Pages are measured without scripts, with every disclosure opened.
test.use({ javaScriptEnabled: false })

for (const locale of casesOf(locales, (one) => one === 'de')) {
  test(`crushes no column of text and scrolls no page sideways in ${locale}`, async ({ page }) => {
    test.setTimeout(300_000)
    const paths = addresses.filter(({ variant }) => variant === locale).map(({ path }) => path)
    expect(paths.length).toBeGreaterThan(100)
    const kinds = new Set(pageKinds.map((kind) => pagePath(kind, locale, identity)))
    // The usual run covers German, which has the longest words: one page of each kind and every sixth page.
    const usual = new Set(paths.filter((one, index) => kinds.has(one) || index % 6 === 0))
    for (const path of casesOf(paths, (one) => usual.has(one))) {
      // Waits for the document's load event, which includes style sheets.
      await page.goto(encodeURI(path), { waitUntil: 'load' })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await crushedColumns(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })
}
