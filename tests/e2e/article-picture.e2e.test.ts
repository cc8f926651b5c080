import { expect, test, type Page } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'

/** How many elements a transition would carry to the next page as the article's picture. */
async function named(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => getComputedStyle(element).viewTransitionName === 'article-picture')
      .map((element) => element.className),
  )
}

test('carries the picture of the pressed card, and only that one, to the article', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto('/en/blog')
  await ready(page)
  expect(await named(page)).toEqual([])
  const link = page.locator('.article-cards a').first()
  await link.focus()
  expect(await named(page)).toEqual(['article-card-scene'])
  await link.click()
  await expect(page.locator('.article h1')).toBeVisible()
  await expect.poll(() => named(page)).toEqual(['page-hero-scene'])
  // From an article to the next: the name is never there twice, which would end the transition.
  const next = page.locator('.article-cards a').first()
  await next.focus()
  expect(await named(page)).toEqual(['article-card-scene'])
  const before = page.url()
  await next.click()
  await expect(page).not.toHaveURL(before)
  await expect.poll(() => named(page)).toEqual(['page-hero-scene'])
  expect(faults).toEqual([])
})
