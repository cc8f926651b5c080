import { expect, test, type Browser } from '@playwright/test'
import { casesOf } from '#tests/support/cases.ts'
import { ready } from '#tests/support/ready.ts'

const agents = {
  Android: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  Windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
}

async function directions(browser: Browser, userAgent: string, path: string) {
  const page = await browser.newPage({ userAgent })
  await page.goto(path)
  await ready(page)
  return page.getByRole('link', { name: 'Directions in your map app' }).first()
}

for (const path of casesOf(['/en/offices/palma', '/en/contact'], (one) => one === '/en/contact')) {
  for (const [device, opens] of [
    ['Android', /^geo:39\.\d+,2\.\d+\?q=/],
    ['iPhone', /^https:\/\/maps\.apple\.com\/\?daddr=39/],
    ['Windows', /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=39/],
  ] as const) {
    test(`opens directions from ${path} on ${device}`, async ({ browser }) => {
      const link = await directions(browser, agents[device], path)
      await expect(link).toHaveAttribute('href', opens)
    })
  }
}
