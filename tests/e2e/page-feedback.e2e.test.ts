import { expect, test, type Page } from '@playwright/test'
import { axeFindingsInBothSchemes } from '#tests/support/axe.ts'
import { casesOf } from '#tests/support/cases.ts'
import { ready } from '#tests/support/ready.ts'

const question = 'Did this answer your question?'

const asked = (page: Page) => page.getByRole('form', { name: question })

test('after a no the page asks what was missing, by keyboard alone, and thanks in place', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/en/services/nie')
  await ready(page)
  expect(scripts.filter((url) => url.includes('feedback'))).toEqual([])
  await asked(page).getByRole('button', { name: 'Yes' }).focus()
  await page.keyboard.press('Tab')
  await expect(asked(page).getByRole('button', { name: 'No' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('We want to do better. What were you looking for?')).toBeVisible()
  await expect(page).toHaveURL(/\/en\/services\/nie\?feedback=no#feedback$/)
  await expect(page.locator('.answer-note')).toBeFocused()
  await expect(page.locator('.answer-note')).toBeInViewport()
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
  await page.getByLabel('What was missing?').fill('How long does the appointment take?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Your answer helps us to improve this page.')).toBeVisible()
  await expect(asked(page)).toHaveCount(0)
})

test('a yes is thanked for without another question', async ({ page }) => {
  await page.goto('/en/insurances/health')
  await ready(page)
  await asked(page).getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Good to know.')).toBeVisible()
  await expect(page.getByLabel('What was missing?')).toHaveCount(0)
})

const unasked = ['/en', '/en/sinister', '/en/contact', '/en/busqueda?q=nie', '/en/not-a-page']
for (const path of casesOf(unasked, (one) => /^\/en(?:$|\/not-)/.test(one))) {
  test(`asks nothing at the end of ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('footer')).toBeVisible()
    await expect(asked(page)).toHaveCount(0)
  })
}

test('says when an answer did not arrive, and keeps the words', async ({ page }) => {
  await page.goto('/en/services/nie?feedback=no')
  await ready(page)
  await page.getByLabel('What was missing?').fill('The price.')
  await page.route('**/*feedback*', (route) => route.abort())
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('We could not save your answer just now.')).toBeVisible()
  await expect(page.getByLabel('What was missing?')).toHaveValue('The price.')
})

test('says when a press did not arrive, and asks again', async ({ page }) => {
  await page.goto('/en/services/nie')
  await ready(page)
  await page.route('**/*.data?*', (route) => route.abort())
  await asked(page).getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('We could not save your answer just now.')).toBeVisible()
  await page.unroute('**/*.data?*')
  await asked(page).getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Good to know.')).toBeVisible()
})

test('sends no text beyond the limit, and a long word does not widen the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/services/nie?feedback=no')
  await ready(page)
  const field = page.getByLabel('What was missing?')
  await field.fill('w'.repeat(283))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('button', { name: 'Send' }).click()
  expect(await field.evaluate((area: HTMLTextAreaElement) => area.validationMessage)).toBe(
    '3 characters too many',
  )
  await expect(page).toHaveURL(/feedback=no/)
  await field.fill('Shorter words')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Your answer helps us to improve this page.')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  for (const [path, no, label, send, thanks] of [
    ['/servicios/nie', 'No', '¿Qué faltaba?', 'Enviar', 'Su respuesta nos ayuda'],
    ['/en/clients', 'No', 'What was missing?', 'Send', 'Your answer helps us'],
    ['/de/kunden', 'Nein', 'Was hat gefehlt?', 'Senden', 'Ihre Antwort hilft uns'],
  ] as const) {
    test(`the page ${path} comes back with the question and the thanks`, async ({ page }) => {
      await page.goto(path)
      await page.getByRole('button', { name: no, exact: true }).click()
      await page.getByLabel(label).fill('Mehr zu 2027, bitte an anna@example.org')
      await page.getByRole('button', { name: send, exact: true }).click()
      await expect(page.getByText(thanks)).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(path)
    })
  }
})
