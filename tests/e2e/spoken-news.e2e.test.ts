import { expect, test } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'

test('announces messages in a live region that already exists', async ({ page, context }) => {
  await page.addInitScript(() => {
    const mute: string[] = []
    Object.assign(window, { mute })
    // Screen readers do not announce a live region that is inserted together with its text.
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
  // The connection monitor loads after the page.
  await page.waitForTimeout(500)
  await context.setOffline(true)
  await expect(page.locator('.offline-bar')).toContainText('You are offline')
  expect(await page.evaluate(() => Reflect.get(window, 'mute') as unknown)).toEqual([])
})
