import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type BrowserContext } from '@playwright/test'
import { readIdentity } from '#content/identity.server.ts'
import { siteAddresses } from '#content/site-addresses.server.ts'
import { serveSite } from '#server/serve-site.ts'
import { requireBrowser } from '../tools/browser.ts'

/** `npm run prove:axe`: axe on every page and article in three languages, light and dark; fails on any finding. */

const fade = 350
const schemes = ['light', 'dark'] as const
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const paths = siteAddresses(readIdentity())
  .filter(({ variant }) => variant !== 'es-prefixed')
  .map(({ path }) => (path === '/' ? '/es' : path))
const site = await serveSite({ PORT: '0', DATA_DIR: '.cache/axe-data' })
const browser = await chromium.launch({ executablePath: requireBrowser(), args: ['--no-sandbox'] })
const queue = [...paths]
let findings = 0

async function check(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(site.address + encodeURI(path))
  await page.locator('.top-bar .dot').waitFor({ state: 'attached' })
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    // Colours that fade into the other scheme would be measured half way.
    await page.waitForTimeout(fade)
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
    for (const { id, nodes } of violations) {
      findings += 1
      console.log(`${path} ${colorScheme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    }
  }
  await page.close()
}

async function work(): Promise<void> {
  const context = await browser.newContext({ bypassCSP: true })
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) await check(context, path)
}

await Promise.all([work(), work()])
console.log(`${paths.length} pages, light and dark: ${findings} findings`)
await browser.close()
await site.stop()
process.exitCode = findings > 0 ? 1 : 0
