import { expect, test, type Page } from '@playwright/test'
import { madridToday } from '#i18n/madrid-time.ts'
import { axeFindingsInBothSchemes } from '#tests/support/axe.ts'
import { casesOf } from '#tests/support/cases.ts'
import { holdScripts } from '#tests/support/hold-scripts.ts'
import { ready } from '#tests/support/ready.ts'
import { tabTo } from '#tests/support/tab-to.ts'

test.use({ locale: 'en-GB' })

const nextYear = Number(madridToday().slice(0, 4)) + 1

interface Case {
  readonly path: string
  readonly fill: Readonly<Record<string, string>>
  readonly check?: readonly string[]
  readonly submit: string
  /** What the result says in large type. */
  readonly headline: string | RegExp
}

const cases: readonly Case[] = [
  {
    path: '/en/calculators/registering-a-car',
    fill: {
      'CO₂ emissions': '150',
      'First registered on': '2019-06-01',
      'That value': '30,000',
    },
    submit: 'Work out the cost',
    headline: /^€[\d,]+(\.\d\d)?$/,
  },
  {
    path: '/en/calculators/buying-a-home',
    fill: { 'Purchase price': '420,000.00' },
    submit: 'Work out the costs',
    headline: '€34,783.83',
  },
  {
    path: '/en/calculators/form-210',
    fill: { 'Cadastral value': '100,000', 'Year in which the last general revision took effect': '1995' },
    submit: 'Work out the tax',
    headline: '€380',
  },
  {
    path: '/en/calculators/leaving-an-insurer',
    fill: { 'When does the policy renew?': `${nextYear}-10-15` },
    submit: 'Find the last day',
    headline: new RegExp(`September ${nextYear}`),
  },
  {
    path: '/en/calculators/itv-and-label',
    fill: { 'First registered on': '2012-03-10' },
    submit: 'Find date and sticker',
    headline: /20\d\d/,
  },
  {
    path: '/en/calculators/under-insurance',
    fill: {
      'What it is really worth': '200,000',
      'Sum insured in the policy': '150,000',
      'A possible loss': '20,000',
    },
    submit: 'Work out the payment',
    headline: '€15,000',
  },
  {
    path: '/en/calculators/self-employed',
    fill: { 'Expected net income per month': '1,500' },
    check: ['Yes'],
    submit: 'Work out the contribution',
    headline: /^€[\d,.]+$/,
  },
]

const field = (page: Page, label: string) => page.locator('.calc-form .input').and(page.getByLabel(label))

async function fill(page: Page, { fill: words }: Case): Promise<void> {
  for (const [label, value] of Object.entries(words)) await field(page, label).fill(value)
}

const headline = (page: Page) => page.locator('.calc-headline strong')

for (const one of casesOf(cases, ({ path }) => path.endsWith('buying-a-home'))) {
  test(`works out ${one.path} while it is filled in, and keeps the answers in the address`, async ({
    page,
  }) => {
    await page.goto(one.path)
    await ready(page)
    await expect(page.locator('.calc-empty')).toBeVisible()
    await fill(page, one)
    await expect(headline(page)).toHaveText(one.headline)
    await expect(page.locator('.calc-headline')).toContainText('Estimate')
    await expect(page).toHaveURL(/\?calc=1&/)
    const shown = await headline(page).textContent()
    await page.reload()
    await expect(headline(page)).toHaveText(shown ?? '')
    expect(await axeFindingsInBothSchemes(page)).toEqual([])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const one of casesOf(cases, ({ path }) => path.endsWith('form-210'))) {
    test(`works out ${one.path}`, async ({ page }) => {
      await page.goto(one.path)
      await fill(page, one)
      await page.getByRole('button', { name: one.submit }).click()
      await expect(headline(page)).toHaveText(one.headline)
      await expect(page).toHaveURL(/\?calc=1&.*#result$/)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.getByRole('table').first()).toBeVisible()
      for (const [label, value] of Object.entries(one.fill))
        await expect(field(page, label)).toHaveValue(value.replace(/\.00$/, ''))
    })
  }

  test('says beside each field what is wrong, and keeps what was typed', async ({ page }) => {
    await page.goto('/en/calculators/under-insurance')
    await page.getByLabel('What it is really worth').fill('a lot')
    await page.getByLabel('Sum insured in the policy').fill('150,000')
    await page.getByRole('button', { name: 'Work out the payment' }).click()
    const worth = page.getByLabel('What it is really worth')
    await expect(worth).toHaveValue('a lot')
    await expect(worth).toHaveAttribute('aria-invalid', 'true')
    await expect(worth).toHaveAccessibleDescription(/Enter a number, such as 125,000/)
    await expect(page.getByLabel('Sum insured in the policy')).toHaveValue('150,000')
    await expect(page.getByLabel('A possible loss')).toHaveAccessibleDescription(/Fill this in/)
    await expect(page.locator('#result')).toContainText('2 answers are missing or need correcting')
    await expect(headline(page)).toHaveCount(0)
  })

  test('sends the short form of a service page to the calculator', async ({ page }) => {
    await page.goto('/en/services/advice-purchase-sale')
    const short = page.locator('.short-calculator')
    await short.getByLabel('Purchase price').fill('300,000')
    await short.getByRole('button').click()
    await expect(page).toHaveURL(/\/en\/calculators\/buying-a-home\?calc=1&price=300/)
    await expect(headline(page)).toHaveText(/^€/)
  })
})

test('focuses the errors of a form that is sent with scripts', async ({ page }) => {
  await page.goto('/en/calculators/under-insurance')
  await ready(page)
  await page.getByRole('button', { name: 'Work out the payment' }).click()
  const summary = page.locator('.error-summary')
  await expect(summary).toContainText('3 answers are missing or need correcting')
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
  await summary.getByRole('link').first().click()
  await expect(page.getByLabel('What it is really worth')).toBeFocused()
})

test('reads the numbers of the language, and keeps the answers when it is changed', async ({ page }) => {
  await page.goto('/de/rechner/immobilienkauf')
  await ready(page)
  await page.getByLabel('Kaufpreis').fill('420.000,00')
  await expect(headline(page)).toHaveText('34.783,83 €')
  await expect(page).toHaveURL(/price=420000/)
  await page.locator('.footer-languages, footer').last().getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/calculators\/buying-a-home\?calc=1.*price=420000/)
  await expect(headline(page)).toHaveText('€34,783.83')
  await expect(page.getByLabel('Purchase price')).toHaveValue('420,000')
})

test('works out what was typed before the scripts ran', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/en/calculators/buying-a-home', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Purchase price').fill('420,000')
  release()
  await expect(headline(page)).toHaveText('€34,783.83')
})

test('answers a calculator by keyboard alone', async ({ page }) => {
  await page.goto('/en/calculators/form-210')
  await ready(page)
  await tabTo(page, page.getByLabel('Cadastral value', { exact: true }))
  await page.keyboard.type('100,000')
  await tabTo(page, page.getByLabel('Year in which the last general revision took effect'))
  await page.keyboard.type('1995')
  await page.keyboard.press('Enter')
  await expect(headline(page)).toHaveText('€380')
  await tabTo(page, page.locator('.calc-next a').first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('shows on a phone what it comes to below the questions', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/calculators/buying-a-home')
  await ready(page)
  await page.getByLabel('Purchase price').fill('420,000')
  const running = page.locator('.calc-running')
  await expect(running).toContainText('€34,783.83')
  await expect(running).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('gives the dates as a calendar file', async ({ page }) => {
  await page.goto(`/en/calculators/leaving-an-insurer?calc=1&renewal=${nextYear}-10-15&side=you`)
  await ready(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to your calendar' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.ics$/)
})

test('prints the letter alone, in black on one page', async ({ page }) => {
  await page.goto(`/en/calculators/leaving-an-insurer?calc=1&renewal=${nextYear}-10-15&side=you#letter`)
  await ready(page)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('#letter')).toBeVisible()
  await expect(page.locator('.calc-form')).toBeHidden()
  await expect(page.locator('.calc-more')).toBeHidden()
  await expect(page.locator('#letter p').first()).toHaveCSS('color', 'rgb(0, 0, 0)')
  expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
})
