import { copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { serveSite } from '../../app/start/serve-site.server.ts'
import { boardName, boardSchemes, boardsFolder, boardWidths, drawnName } from '../../tools/dev/boards.ts'
import { requireBrowser } from '../../tools/browser.ts'
import { pageOfEachKind } from './page-of-each-kind.ts'

/**
 * `npm run boards [LANGUAGE] [FOLDER]`: pictures of one built page of each kind, on a phone, a tablet
 * and a desktop, light and dark. The development server shows them at `/_ui/boards`, below the
 * drawings in the folder, PNG files named like `01-home-de-desktop.png`, if one is given.
 */

const [locale = 'en', drawings] = process.argv.slice(2)
const prefix = locale === 'es' ? '/' : `/${locale}`
const isOfLocale = (path: string) =>
  locale === 'es' ? !/^\/(?:en|de)(?:\/|$)/.test(path) : path === prefix || path.startsWith(`${prefix}/`)
const kinds = (await pageOfEachKind()).filter(({ path }) => isOfLocale(path))
await rm(boardsFolder, { recursive: true, force: true })
await mkdir(boardsFolder, { recursive: true })
for (const name of drawings === undefined ? [] : await readdir(drawings)) {
  const file = drawnName(name)
  if (file !== undefined) await copyFile(join(drawings ?? '', name), join(boardsFolder, file))
}

const site = await serveSite({ PORT: '0', DATA_DIR: '.cache/bench-data' })
const browser = await chromium.launch({ executablePath: requireBrowser(), args: ['--no-sandbox'] })
for (const colorScheme of boardSchemes) {
  for (const width of boardWidths) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    for (const { kind, path } of kinds) {
      await page.goto(site.address + path, { waitUntil: 'load' })
      // Pictures further down load when they come near.
      await page.evaluate(() => {
        for (const image of document.images) image.loading = 'eager'
      })
      await page.waitForLoadState('networkidle')
      const file = join(boardsFolder, boardName({ kind, width, scheme: colorScheme }))
      await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 70 })
    }
    await context.close()
    console.log(`${kinds.length} pages at ${width} px, ${colorScheme}`)
  }
}
await browser.close()
await site.stop()
