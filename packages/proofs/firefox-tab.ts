import puppeteer from 'puppeteer-core'
import type { Tab } from './other-tab.ts'

/** A tab of Debian's `firefox-esr`, over WebDriver BiDi. */
export async function firefoxTab(): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
  })
  const page = await browser.newPage()
  return {
    browser: await browser.version(),
    size: (width, height) => page.setViewport({ width, height }),
    open: async (url) => {
      await page.goto(url, { waitUntil: 'load' })
    },
    run: async <T>(body: string) => (await page.evaluate(`(() => { ${body} })()`)) as T,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    escape: () => page.keyboard.press('Escape'),
    shot: async (file) => {
      await page.screenshot({ path: file as `${string}.png` })
    },
    close: () => browser.close(),
  }
}
