import { expect, test } from '@playwright/test'
import { readIdentity } from '#content/identity.server.ts'
import { siteAddresses } from '#content/load.server.ts'
import { locales } from '#map/locale.ts'
import { crushedColumns } from '#tests/support/layout.ts'

const widths = [320, 390, 820]
const addresses = siteAddresses(readIdentity())

// Pages are measured as they arrive, with everything that opens opened: no script has to run for that.
test.use({ javaScriptEnabled: false })

for (const locale of locales) {
  test(`no page in ${locale} crushes a column of text or scrolls sideways`, async ({ page }) => {
    test.setTimeout(300_000)
    const paths = addresses.filter(({ variant }) => variant === locale).map(({ path }) => path)
    expect(paths.length).toBeGreaterThan(100)
    for (const path of paths) {
      // With their style sheets, for which the document's own load event waits.
      await page.goto(encodeURI(path), { waitUntil: 'load' })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await crushedColumns(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })
}
