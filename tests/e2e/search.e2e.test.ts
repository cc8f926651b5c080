import { expect, test, type Page } from '@playwright/test'
import { axeFindingsInBothSchemes } from '#tests/support/axe.ts'
import { ready } from '#tests/support/ready.ts'

async function openBox(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/de')
  await ready(page)
  await page.locator('.search-box > summary').click()
  const field = page.locator('#header-search')
  await expect(field).toBeFocused()
  return field
}

test('loads no search code before the box is used', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/de')
  await ready(page)
  expect(asked.filter((path) => /suggestions|api\/search/.test(path))).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.locator('.search-box > summary').click()
  await page.locator('#header-search').fill('tuev')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(asked.some((path) => path.includes('suggestions'))).toBe(true)
  expect(asked).toContain('/api/search')
})

test('suggests while typing and is worked by keyboard', async ({ page }) => {
  const field = await openBox(page)
  await field.pressSequentially('tüv')
  const options = page.getByRole('option')
  await expect(options.first()).toContainText('Fahrzeugprüfung (ITV)')
  await expect(field).toHaveAttribute('role', 'combobox')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('.search-box [role=status]')).toHaveText(/Vorschl/)
  await field.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  )
  await field.press('Escape')
  await expect(options.first()).toBeHidden()
  await expect(field).toBeFocused()
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/dienstleistungen\/itv$/)
})

test('shows suggestions for the current input, however late an earlier answer arrives', async ({ page }) => {
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>()
  const late: string[] = []
  await page.route('**/api/search?q=ha&*', async (route) => {
    const answer = await route.fetch()
    await gate
    // An aborted request receives no answer.
    await route.fulfill({ response: answer }).catch(() => undefined)
    late.push(route.request().url())
  })
  const field = await openBox(page)
  const asked = page.waitForRequest('**/api/search?q=ha&*')
  await field.fill('ha')
  await asked
  await field.fill('tüv')
  const first = page.getByRole('option').first()
  await expect(first).toContainText('Fahrzeugprüfung (ITV)')
  letGo()
  await expect.poll(() => late.length).toBe(1)
  await page.waitForTimeout(500)
  await expect(first).toContainText('Fahrzeugprüfung (ITV)')
})

test('keeps searches in this browser only and can delete them', async ({ page }) => {
  const field = await openBox(page)
  await field.fill('haftpflicht')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/de\/busqueda\?q=haftpflicht$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('haftpflicht')
  await ready(page)
  await page.goto('/de/busqueda')
  await ready(page)
  await expect(page.getByRole('link', { name: 'haftpflicht', exact: true })).toBeVisible()
  await page.getByRole('button', { name: '„haftpflicht“ löschen' }).click()
  await expect(page.getByRole('link', { name: 'haftpflicht', exact: true })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('searches'))).toBeNull()
})

test('opens the dialog for a search for a call or an appointment', async ({ page }) => {
  const field = await openBox(page)
  await field.fill('Rückruf')
  await expect(page.getByRole('option').first()).toContainText('Rückruf anfordern')
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/de\/kontakt\?dialog=callback-dialog$/)
  await expect(page.getByRole('dialog', { name: 'Rückruf anfordern' })).toBeVisible()
  await page.goto('/en/busqueda?q=book+an+appointment')
  await ready(page)
  await page.locator('main').getByRole('link', { name: 'Online appointment' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Online appointment' })).toBeVisible()
})

test('shows the result in the tab’s title', async ({ page }) => {
  await page.goto('/en/busqueda?q=nie')
  const title = await page.locator('h1').innerText()
  expect(title).toContain('nie')
  expect(await page.title()).toContain(title)
  expect(await page.locator('title').count()).toBe(1)
})

test('links a question to its opened answer', async ({ page }) => {
  await page.goto('/de/busqueda?q=gilt+mein+deutscher+t%C3%BCv')
  const card = page.getByRole('region', { name: 'Gilt mein deutscher TÜV?' })
  await expect(card).toContainText('Kennzeichen')
  await card.getByRole('link', { name: 'Auf der Seite lesen' }).click()
  await expect(page).toHaveURL(/itv#answer-\d$/)
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('links the box to results, answers hours, and offers to ask after a miss', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await page.locator('.search-box > summary').click()
    await page.locator('#header-search').fill('matricular coche')
    await page.locator('#header-search').press('Enter')
    await expect(page.getByRole('link', { name: 'Matriculación de coche' }).first()).toBeVisible()
    await page.goto('/busqueda?q=horario+palma')
    await expect(page.getByRole('region', { name: 'Horario de apertura' })).toContainText('Palma')
    await page.goto('/busqueda?q=qqxxzzqq')
    await page.getByRole('link', { name: 'Preguntar por «qqxxzzqq»' }).click()
    await expect(page.getByRole('dialog').locator('textarea')).toHaveValue('qqxxzzqq')
  })

  test('searches for the same words in another language', async ({ page }) => {
    await page.goto('/busqueda?q=t%C3%BCv+%26+itv')
    await page.locator('.footer-languages a[lang="de"]').click()
    await expect(page).toHaveURL(/\/de\/busqueda\?/)
    await expect(page.locator('#page-search')).toHaveValue('tüv & itv')
  })
})

test('has no axe findings in results and suggestions, light or dark', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/en/busqueda?q=car+insurance', '/busqueda?q=horario', '/de/busqueda?q=qqxxzz']) {
    await page.goto(path)
    await ready(page)
    expect(await axeFindingsInBothSchemes(page)).toEqual([])
  }
  const field = await openBox(page)
  await field.fill('versicherung')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
})

test('links the magnifier of a phone to a focused field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de')
  await ready(page)
  const field = page.locator('#page-search')
  await page.locator('.header a[href$="#page-search"]').click()
  await expect(page).toHaveURL('/de/busqueda#page-search')
  await expect(field).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(field).toBeFocused()
})

test('fits a word of maximum length in the list of earlier searches', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`/busqueda?q=${'Kraftfahrzeughaftpflichtversicherung'.repeat(5)}`)
  await ready(page)
  await page.goto('/busqueda')
  await ready(page)
  await page.locator('#page-search').focus()
  const list = page.locator('.suggestions')
  await expect(list.getByRole('option')).toHaveCount(1)
  expect(await list.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
})
