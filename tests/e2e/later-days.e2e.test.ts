import { expect, test, type Page } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'

const days = (page: Page) => page.locator('input[name="day"]')

test('moves focus to later days, or says that they cannot be loaded', async ({ page }) => {
  await page.goto('/en/offices/palma?dialog=appointment-dialog')
  await ready(page)
  const more = page.getByRole('button', { name: 'Show later days' })
  const known = await days(page).count()
  await page.route('**/api/appointments/slots?*', (route) => route.abort())
  await more.click()
  await expect(page.getByText('We couldn’t load the times.')).toBeVisible()
  await page.unroute('**/api/appointments/slots?*')
  await more.click()
  await expect.poll(() => days(page).count()).toBeGreaterThan(known)
  await expect(page.getByText('We couldn’t load the times.')).toHaveCount(0)
  const focused = page.locator('input[name="day"]:focus')
  await expect(focused).toBeInViewport({ ratio: 0.9 })
  expect(
    await days(page).evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement)),
  ).toBeGreaterThanOrEqual(known)
  const later = page.getByRole('button', { name: 'Later days', exact: true })
  await expect(later).toHaveAttribute('aria-disabled', 'false')
  // Up to the last bookable day: the button disappears, focus does not.
  for (let press = 0; press < 5 && (await more.isVisible()); press++) {
    const before = await days(page).count()
    await more.click()
    await expect.poll(() => days(page).count()).toBeGreaterThan(before)
  }
  await expect(more).toBeHidden()
  await expect(focused).toBeInViewport({ ratio: 0.9 })
})

test('scrolls the strip on to days loaded while it was at its end', async ({ page }) => {
  await page.goto('/en/offices/palma?dialog=appointment-dialog')
  await ready(page)
  const strip = page.locator('.days-strip')
  await strip.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
  const later = page.getByRole('button', { name: 'Later days', exact: true })
  await expect(later).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Show later days' }).click()
  await expect(later).toHaveAttribute('aria-disabled', 'false')
})

test('clears a chosen time that is not free in another language', async ({ page }) => {
  await page.goto('/en/offices/palma?dialog=appointment-dialog')
  await ready(page)
  const first = page.locator('input[name="slot"]:not(:disabled)').first()
  const slot = (await first.getAttribute('value')) ?? ''
  await first.check({ force: true })
  await expect(page.locator('.dialog-summary b')).not.toHaveText('Choose a day and a time')
  await page.route('**/api/appointments/slots?*', async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    await route.fulfill({
      response: answer,
      body: text.replace(/\{[^{}]*"start":"([^"]+)"[^{}]*\}/g, (time, start) =>
        start === slot ? time.replace('"taken":false', '"taken":true') : time,
      ),
    })
  })
  await page.locator('input[name="talk"]:not(:checked)').first().check({ force: true })
  await expect(page.locator('.dialog-summary b')).toHaveText('Choose a day and a time')
})

test('does not send the form when the focused time disappears', async ({ page }) => {
  await page.goto('/en/offices/palma?dialog=appointment-dialog')
  await ready(page)
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.route('**/api/appointments/slots?*', async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    await route.fulfill({ response: answer, body: text.replaceAll('"taken":false', '"taken":true') })
  })
  await page.locator('input[name="slot"]:not(:disabled)').first().focus()
  await page.keyboard.press('Space')
  // As assistive technology presses: the focus stays on the time.
  await page
    .locator('input[name="talk"]:not(:checked)')
    .first()
    .evaluate((box: HTMLInputElement) => box.click())
  await expect(page.locator('.dialog-summary b')).toHaveText('Choose a day and a time')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(posts).toEqual([])
})
