import { expect, test } from '@playwright/test'
import { axeFindingsInBothSchemes } from '#tests/support/axe.ts'
import { casesOf } from '#tests/support/cases.ts'
import { ready } from '#tests/support/ready.ts'

const rows = 'tbody [role=rowheader]'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the list of prices is filtered by its form', async ({ page }) => {
    await page.goto('/en/prices')
    const all = await page.locator(rows).count()
    expect(all).toBeGreaterThan(30)
    await page.getByLabel('Car services').check({ force: true })
    await page.getByLabel('Find a service').fill('itv')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL('/en/prices?q=itv&group=car')
    const shown = await page.locator(rows).count()
    expect(shown).toBeGreaterThan(0)
    expect(shown).toBeLessThan(8)
    await expect(page.getByLabel('Car services')).toBeChecked()
    await expect(page.getByLabel('Find a service')).toHaveValue('itv')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })

  test('the money box of a service stands in the page', async ({ page }) => {
    await page.goto('/de/dienstleistungen/nie')
    const box = page.locator('.money-box')
    await expect(box).toContainText(/NIE-Nummer\s*rund 10\s€/)
    await expect(box).toContainText('Stand 21.11.2026')
    await expect(box).toContainText('Unseren Preis nennen wir Ihnen schriftlich')
    await expect(box.getByRole('link', { name: 'Alle Preise auf einen Blick' })).toHaveAttribute(
      'href',
      '/de/preise',
    )
  })

  test('the glossary is filtered by topic or words, and each word is an anchor', async ({ page }) => {
    await page.goto('/glosario')
    await page.getByLabel('Impuestos').check({ force: true })
    await page.getByRole('button', { name: 'Mostrar' }).click()
    await expect(page).toHaveURL('/glosario?q=&group=tax')
    await expect(page.locator('#ibi')).toBeVisible()
    await expect(page.locator('#franquicia')).toHaveCount(0)
    await page.goto('/en/glossary?q=zzzz')
    await expect(page.getByText('Nothing matches your search. Try a shorter word')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Letters' })).toHaveCount(0)
    await page.goto('/en/glossary#franquicia')
    await expect(page.locator('#franquicia')).toBeInViewport()
    await expect(page.locator('#franquicia')).toContainText('excess')
  })

  test('a word opens its meaning', async ({ page }) => {
    await page.goto('/en/services/car-registration')
    const word = page.locator('.term').first()
    const note = page.locator('.term-note').first()
    await expect(note).toBeHidden()
    await word.click()
    await expect(note).toBeVisible()
    await expect(note.getByRole('link', { name: 'Glossary' })).toHaveAttribute('href', /^\/en\/glossary#/)
    await page.mouse.click(5, 5)
    await expect(note).toBeHidden()
  })
})

test('filters the list of prices at every key, by keyboard alone', async ({ page }) => {
  await page.goto('/precios')
  await ready(page)
  const status = page.locator('.list-filter [role=status]')
  const before = await status.textContent()
  await expect(page.locator('.list-filter').getByRole('button')).toHaveCount(0)
  await page.getByLabel('Buscar un servicio').focus()
  await page.keyboard.type('certificado digital')
  await expect(page.locator(rows)).toHaveCount(1)
  await expect(status).toHaveText('Un servicio')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await expect(status).toHaveText(before ?? '')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Todos')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel('Trámites administrativos')).toBeChecked()
  await expect(status).not.toHaveText(before ?? '')
  await page.getByLabel('Buscar un servicio').fill('zzz')
  await expect(status).toHaveText('Ningún servicio')
})

test('keeps what a row is about in view while a narrow table scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto('/en/prices')
  await ready(page)
  await page.locator('.price-table').evaluate((table) => (table.style.minWidth = '80rem'))
  const first = page.locator(rows).first()
  const left = async () => Math.round((await first.boundingBox())?.x ?? 0)
  const before = await left()
  await page.locator('.table-scroll').evaluate((part) => (part.scrollLeft = 300))
  await expect.poll(left).toBe(before)
})

test('shows cards on phones, without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de/preise')
  await ready(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('NIE-Nummer')
})

// The reflow test covers both without a filter.
for (const path of casesOf(['/precios', '/en/prices?group=car', '/de/glossar?group=tax'], (one) =>
  one.includes('car'),
)) {
  test(`has no axe findings on ${path}, light or dark`, async ({ page }) => {
    await page.goto(path)
    await ready(page)
    expect(await axeFindingsInBothSchemes(page)).toEqual([])
  })
}

test('opens the meaning of a word by keyboard, with the way to the glossary next', async ({ page }) => {
  await page.goto('/de/dienstleistungen/fahrzeugzulassung')
  await ready(page)
  const word = page.locator('.term').first()
  const note = page.locator('.term-note').first()
  await word.focus()
  await page.keyboard.press('Enter')
  await expect(note).toBeVisible()
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(note.getByRole('link')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
  await expect(word).toBeFocused()
})

test('gives browsers without popovers a link to the glossary instead', async ({ page }) => {
  // Chromium has them, so the rules for browsers without are applied by hand.
  await page.goto('/en/services/car-registration')
  await ready(page)
  await page.evaluate(() => {
    for (const note of document.querySelectorAll('.term-note')) note.removeAttribute('popover')
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSSupportsRule && rule.conditionText.includes(':popover-open'))
      .flatMap((rule) => [...(rule as CSSSupportsRule).cssRules].map(({ cssText }) => cssText))
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules.join('\n'))
    document.adoptedStyleSheets.push(sheet)
  })
  const note = page.locator('.term-note').first()
  await expect(note.getByRole('link', { name: 'Glossary' })).toBeVisible()
  await expect(note.locator('span')).toBeHidden()
  await note.getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/glossary#/)
})

test('finds prices by the search, and leads to all of them', async ({ page }) => {
  await page.goto('/en/busqueda?q=what+does+a+NIE+cost')
  await expect(page.locator('.direct-answer')).toContainText('About €10')
  await page.goto('/en/busqueda?q=price')
  await expect(
    page.locator('.direct-answer').getByRole('link', { name: 'All fees and times' }),
  ).toHaveAttribute('href', '/en/prices')
})

test('has a column to plan with in the wide menu, and headings that lead to the page about all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en')
  await ready(page)
  await page.locator('.mega > summary').filter({ hasText: 'Services' }).click()
  const panel = page.locator('.mega[open] .mega-groups')
  for (const [name, path] of [
    ['My move plan', '/en/my-plan'],
    ['Calculators', '/en/calculators'],
    ['What it costs', '/en/prices'],
    ['Glossary', '/en/glossary'],
    ['Car services', '/en/services/automovil'],
  ] as const)
    await expect(panel.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  await expect(panel.getByText('Charging electric cars')).toBeVisible()
  expect(await axeFindingsInBothSchemes(page, '.header')).toEqual([])
  await panel.getByRole('link', { name: 'What it costs' }).click()
  await expect(page).toHaveURL('/en/prices')
})

test('has the same in the menu of phones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de')
  await ready(page)
  await page.locator('.menu-open').click()
  await page.locator('.mega > summary').filter({ hasText: 'Dienstleistungen' }).click()
  await page.locator('.mega[open] .mega-group > summary').filter({ hasText: 'Planen und rechnen' }).click()
  await page.getByRole('link', { name: 'Was es kostet' }).first().click()
  await expect(page).toHaveURL('/de/preise')
})
