import { expect, test } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'

test('restores each section’s position on back and forward within a page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en/insurances/home')
  await ready(page)
  const top = () => page.evaluate(() => Math.round(scrollY))
  // To the table of contents, so that a click on it scrolls nothing first.
  await page.mouse.wheel(0, 1_000)
  await expect.poll(top).toBeGreaterThan(900)
  const before = await top()
  const jump = async (index: number) => {
    const link = page.locator('.toc a').nth(index)
    const id = (await link.getAttribute('href'))?.slice(1)
    await link.click()
    await expect(page).toHaveURL(new RegExp(`#${id}$`))
    return await top()
  }
  const second = await jump(2)
  const last = await jump(5)
  expect(new Set([before, second, last]).size).toBe(3)
  await page.goBack()
  await expect.poll(top).toBe(second)
  await page.goBack()
  await expect.poll(top).toBe(before)
  await page.goForward()
  await expect.poll(top).toBe(second)
})
