import { expect, test } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'

test('shows new results for another search on the search page', async ({ page }) => {
  await page.goto('/busqueda?q=nie')
  await ready(page)
  const first = await page.getByRole('main').innerText()
  // As the header's field does, which navigates there on the client.
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/busqueda?q=coche'
    document.querySelector('main')?.append(link)
    link.click()
  })
  await expect(page).toHaveURL('/busqueda?q=coche')
  await expect.poll(() => page.getByRole('main').innerText()).not.toBe(first)
  await expect(page.getByRole('main')).toContainText(/coche/i)
})
