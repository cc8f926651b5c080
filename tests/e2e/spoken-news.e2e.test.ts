import { expect, test } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'

test('what is to be said comes into a place that is there already', async ({ page, context }) => {
  await page.addInitScript(() => {
    const mute: string[] = []
    Object.assign(window, { mute })
    // Of a live region that comes with its words, screen readers say none.
    new MutationObserver((changes) => {
      if (document.readyState === 'loading') return
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Element && node.role === 'status' && node.textContent !== '')
          mute.push(node.textContent)
      }
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/en/sinister')
  await ready(page)
  await expect(page.locator('.claim-saved')).toContainText('saved')
  // What watches the connection loads after the page.
  await page.waitForTimeout(500)
  await context.setOffline(true)
  await expect(page.locator('.offline-bar')).toContainText('You are offline')
  expect(await page.evaluate(() => Reflect.get(window, 'mute') as unknown)).toEqual([])
})
