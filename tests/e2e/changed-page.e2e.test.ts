import { expect, test, type Page } from '@playwright/test'
import { dialogNames } from '#map/dialogs.ts'
import { casesOf } from '#tests/support/cases.ts'
import { holdScripts } from '#tests/support/hold-scripts.ts'
import { extendFrom, translateFrom } from '#tests/support/page-changes.ts'
import { ready } from '#tests/support/ready.ts'

// Translators, password managers and writing assistants modify a page before its scripts run.

const changes = {
  'a translator': (page: Page) => translateFrom(page, 'parsed'),
  'a translator while the page is parsed': (page: Page) => translateFrom(page, 'parsing'),
  'a password manager': extendFrom,
  both: async (page: Page) => {
    await translateFrom(page, 'parsed')
    await extendFrom(page)
  },
  nothing: () => Promise.resolve(),
}
type Change = keyof typeof changes

/** Fills in every form field in a part of the page, and leaves the last text partly selected. */
function fillIn(page: Page, part: string): Promise<void> {
  return page.evaluate((selector) => {
    const fields = [
      ...document.querySelectorAll<HTMLInputElement>(
        `:is(${selector}) :is(input, select, textarea):not([type=hidden], [name=website])`,
      ),
    ].filter((field) => field.checkVisibility() && !field.disabled)
    let last: HTMLInputElement | undefined
    for (const field of fields) {
      if (field.type === 'file') continue
      if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1
      else if (field.type === 'checkbox') field.checked = !field.checked
      else if (field.type === 'radio') continue
      else if (field.type === 'date' || field.type === 'number')
        field.value = field.type === 'date' ? '2026-12-01' : '7'
      else {
        field.value = `typed early ${field.name}`
        if (field.selectionStart !== null) last = field
      }
    }
    last?.focus()
    last?.setSelectionRange(2, 5, 'backward')
  }, part)
}

/** The values of all fields, the focused field and its selection. */
function held(page: Page, part: string) {
  return page.evaluate((selector) => {
    const fields = document.querySelectorAll<HTMLInputElement>(
      `:is(${selector}) :is(input, select, textarea):not([type=hidden], [name=website], [type=radio])`,
    )
    const active = document.activeElement as HTMLInputElement | null
    return {
      values: Object.fromEntries(
        [...fields].map(({ name, type, value, checked }) => [
          type === 'checkbox' ? `${name} ${value}` : name,
          type === 'checkbox' ? checked : value,
        ]),
      ),
      focus: active?.getAttribute('name'),
      selection: [active?.selectionStart, active?.selectionEnd],
    }
  }, part)
}

async function keepsWhatWasTyped(page: Page, change: Change, path: string, part: string): Promise<void> {
  await changes[change](page)
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  if (part.startsWith('details')) await page.locator(`${part} summary`).first().click()
  await fillIn(page, part)
  const before = await held(page, part)
  expect(before.focus).toBeTruthy()
  release()
  await ready(page)
  // A part that is rendered again may have to wait for its code.
  await page.waitForLoadState('networkidle')
  await expect(async () => {
    const after = await held(page, part)
    expect(after.values).toMatchObject(before.values)
    expect({ focus: after.focus, selection: after.selection }).toEqual({
      focus: before.focus,
      selection: before.selection,
    })
  }).toPass({ timeout: 10_000 })
}

const usualChanges: readonly Change[] = ['both', 'a translator while the page is parsed']
const usualDialogs: readonly string[] = ['appointment-dialog', 'contact-dialog']
const allChanges = Object.keys(changes) as readonly Change[]

for (const change of casesOf(allChanges, (one) => usualChanges.includes(one))) {
  test.describe(`after ${change}`, () => {
    for (const dialog of casesOf(
      dialogNames.filter((name) => name !== 'success-dialog'),
      (one) => usualDialogs.includes(one),
    ))
      test(`keeps what was typed into ${dialog}`, ({ page }) =>
        keepsWhatWasTyped(page, change, `/en?dialog=${dialog}`, 'dialog'))

    test('keeps what was typed into the form of the contact page', ({ page }) =>
      keepsWhatWasTyped(page, change, '/en/contact', '.contact-form'))

    test('keeps what was typed into the search page', ({ page }) =>
      keepsWhatWasTyped(page, change, '/en/busqueda?q=nie', 'main form[role=search]'))

    test('keeps what was typed into the header’s search box', ({ page }) =>
      keepsWhatWasTyped(page, change, '/en/services/nie', 'details.search-box'))
  })
}

test('keeps its own language when a translator has set another', async ({ page, context }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => (document.documentElement.lang = 'es')),
  )
  await page.goto('/en')
  await ready(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  // The offline bar loads once the page is interactive.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.locator('.offline-bar')).toContainText('You are offline')
  await context.setOffline(false)
  await page.locator('.footer-languages a[href="/de"]').click()
  await expect(page).toHaveURL('/de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/de$/)
})
