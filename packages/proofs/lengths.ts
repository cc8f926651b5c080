import { chromium, type Page } from '@playwright/test'
import { readIdentity } from '../../app/content/identity.server.ts'
import { siteAddresses } from '../../app/content/load.server.ts'
import { viewOf } from '../../app/pages/fetch-view.ts'
import { payloadAddress } from '../../app/platform/router/payload.ts'
import { serveSite } from '../../app/start/serve-site.server.ts'
import { requireBrowser } from '../../tools/browser.ts'

/**
 * `npm run bench -- lengths [PART OF AN ADDRESS]`: the length of each page on a phone, in screens of
 * 390 x 844 px, by kind. Fails if a page is longer than its kind may be.
 */

const phone = { width: 390, height: 844 }
const limits: Readonly<Record<string, number>> = { product: 9, service: 9, hub: 10, home: 8 }
const [part = ''] = process.argv.slice(2)

interface Length {
  readonly path: string
  readonly screens: number
}

const site = await serveSite({ PORT: '0', DATA_DIR: '.cache/bench-data' })
const browser = await chromium.launch({ executablePath: requireBrowser(), args: ['--no-sandbox'] })
const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce' })
const lengths = new Map<string, Length[]>()
const paths = siteAddresses(readIdentity()).flatMap(({ path }) =>
  path.includes(part) ? [encodeURI(path)] : [],
)

async function measure(page: Page): Promise<void> {
  for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
    const kind = (await viewOf(await fetch(site.address + payloadAddress(path)))) ?? 'other'
    await page.goto(site.address + path, { waitUntil: 'load' })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    lengths.set(kind, [...(lengths.get(kind) ?? []), { path, screens: height / phone.height }])
  }
}

await Promise.all([1, 2].map(async () => measure(await context.newPage())))
for (const [kind, all] of [...lengths].toSorted(([a], [b]) => a.localeCompare(b))) {
  const sorted = all.toSorted((a, b) => b.screens - a.screens)
  const limit = limits[kind] ?? Infinity
  const longer = sorted.filter(({ screens }) => screens > limit)
  const [median, longest] = [sorted[Math.floor(sorted.length / 2)], sorted[0]]
  const most = limit === Infinity ? '' : `, at most ${limit}`
  console.log(
    `${kind}: ${all.length} pages, median ${median?.screens.toFixed(1)}, longest ${longest?.screens.toFixed(1)} screens${most} (${longest?.path})`,
  )
  for (const { path, screens } of longer) console.log(`  too long: ${path} ${screens.toFixed(1)}`)
  if (longer.length > 0) process.exitCode = 1
}
await browser.close()
await site.stop()
