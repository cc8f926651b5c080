import { expect, test, type Page } from '@playwright/test'
import { formatDay } from '#i18n/date-format.ts'
import { madridToday } from '#i18n/madrid-time.ts'
import { axeFindingsInBothSchemes } from '#tests/support/axe.ts'
import { casesOf } from '#tests/support/cases.ts'
import { ready } from '#tests/support/ready.ts'
import { shiftsOn, watchShifts } from '#tests/support/shifts.ts'

const nie = '/en/services/nie'

test.use({ locale: 'en-GB' })

const list = (page: Page) => page.locator('.document-list')
const box = (page: Page, name: string) => list(page).getByRole('checkbox', { name })
const choice = (page: Page, question: string, answer: string) =>
  list(page).getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer, exact: true })

/** Opens the checklist and waits until it is hydrated. */
async function reach(page: Page): Promise<void> {
  await page.locator('#documents').evaluate((section) => section.scrollIntoView())
  await list(page).getByRole('checkbox').first().waitFor()
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
  await reach(page)
}

test('lists what the case needs, puts it in the address, and can undo everything', async ({ page }) => {
  await open(page, nie)
  await expect(list(page).getByRole('status')).toHaveText('You have 0 of 3')
  await expect(list(page)).toContainText('10 more documents depend on your answers above.')
  await choice(page, 'Your nationality', 'British or other').check()
  await choice(page, 'Where you are', 'Abroad').check()
  await expect(page).toHaveURL(`${nie}?case=other,abroad`)
  await expect(list(page).getByRole('listitem').filter({ hasText: 'national identity card' })).toHaveCount(0)
  await expect(list(page)).not.toContainText('Evidence that your stay is lawful')
  await expect(list(page)).toContainText('6 more documents depend on your answers above.')
  await box(page, 'Valid passport, and a copy').check()
  await expect(list(page).getByRole('status')).toHaveText('You have 1 of 4')
  await choice(page, 'Who hands in the application', 'I do').check()
  await expect(list(page)).toContainText('Appointment at the Spanish consulate')
  await expect(list(page)).not.toContainText('depend on your answers')
  await list(page).getByRole('button', { name: 'Start again' }).click()
  await expect(page).toHaveURL(nie)
  await expect(list(page).getByRole('status')).toHaveText('You have 0 of 3')
  await list(page).getByRole('button', { name: 'Undo' }).click()
  await expect(list(page).getByRole('status')).toHaveText('You have 1 of 5')
  await expect(page).toHaveURL(`${nie}?case=other,abroad,person`)
})

test('ticks a checklist row wherever it is pressed, while its links still work', async ({ page }) => {
  await open(page, '/en/services/residence')
  await choice(page, 'Your procedure', 'EU, EEA or Swiss citizen').check()
  await choice(page, 'How you support yourself', 'A job').check()
  const row = list(page).getByRole('listitem').filter({ hasText: 'Town hall registration certificate' })
  // The middle of the row is the note, far from the box.
  await row.click()
  await expect(row.getByRole('checkbox')).toBeChecked()
  await open(page, '/en/services/procedures-live-mallorca')
  await list(page).getByRole('link', { name: 'How to get the certificate' }).click()
  await expect(page).toHaveURL('/en/services/residence')
})

test('works the checklist by keyboard alone', async ({ page }) => {
  await open(page, nie)
  await page.locator('#documents').evaluate((section) => {
    section.tabIndex = -1
    section.focus()
  })
  await page.keyboard.press('Tab')
  await expect(choice(page, 'Your nationality', 'EU (including Irish), EEA or Swiss')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(choice(page, 'Your nationality', 'British or other')).toBeChecked()
  for (let group = 0; group < 2; group += 1) await page.keyboard.press('Tab')
  await expect(choice(page, 'Who hands in the application', 'I do')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(list(page).getByRole('button', { name: 'Start again' })).toBeFocused()
  for (let button = 0; button < 3; button += 1) await page.keyboard.press('Tab')
  await expect(box(page, 'EX-15')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(list(page).getByRole('status')).toHaveText(/^You have 1 of/)
  await expect(page).toHaveURL(`${nie}?case=other,person`)
})

test('keeps case and ticks after a reload and a change of language', async ({ page }) => {
  await open(page, nie)
  await choice(page, 'Where you are', 'In Spain').check()
  await box(page, 'A document that proves your reason').check()
  await page.reload()
  await ready(page)
  await reach(page)
  await expect(box(page, 'A document that proves your reason')).toBeChecked()
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('.language-menu summary').click()
  await page.locator('.language-list').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/dienstleistungen/nie?case=spain')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await reach(page)
  await expect(box(page, 'Nachweis des Grundes')).toBeChecked()
  await expect(choice(page, 'Wo Sie sind', 'In Spanien')).toBeChecked()
  await expect(list(page).getByRole('checkbox', { checked: true })).toHaveCount(1)
})

test('does not undo ticks made in another tab', async ({ page, context }) => {
  await open(page, nie)
  await box(page, 'EX-15').check()
  await list(page).getByRole('button', { name: 'Start again' }).click()
  await expect(list(page).getByRole('button', { name: 'Undo' })).toBeVisible()
  const other = await context.newPage()
  await open(other, nie)
  await box(other, 'A document that proves your reason').check()
  await expect(box(page, 'A document that proves your reason')).toBeChecked()
  await expect(list(page).getByRole('button', { name: 'Start again' })).toBeVisible()
  await expect(list(page).getByRole('button', { name: 'Undo' })).toHaveCount(0)
})

test('opens a shared link with only its case in view', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, nie)
  await choice(page, 'Your nationality', 'British or other').check()
  await choice(page, 'Where you are', 'In Spain').check()
  await box(page, 'Valid passport').check()
  await list(page).getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).pathname + new URL(link).search).toBe(`${nie}?case=other,spain`)

  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await watchShifts(other, '.long-page-body')
  await other.goto(link)
  await expect(choice(other, 'Your nationality', 'British or other')).toBeChecked()
  await expect(choice(other, 'Where you are', 'In Spain')).toBeChecked()
  await expect(other.locator('#documents')).toBeInViewport()
  await other.waitForTimeout(300)
  expect(await shiftsOn(other)).toEqual([])
  await expect(list(other).getByRole('checkbox', { checked: true })).toHaveCount(0)
  const canonical = await other.locator('link[rel=canonical]').getAttribute('href')
  expect(new URL(canonical ?? '').search).toBe('')
  await other.context().close()
})

test('ignores unknown values in a shared link and serves the prerendered page', async ({ page, request }) => {
  const [plain, named] = await Promise.all([request.get(nie), request.get(`${nie}?case=eu`)])
  expect(named.headers()['etag']).toBe(plain.headers()['etag'])
  await page.goto(`${nie}?case=%3Cb%3E,abroad,spain,constructor`)
  await expect(choice(page, 'Where you are', 'Abroad')).toBeChecked()
  await expect(list(page).getByRole('radio', { checked: true })).toHaveCount(1)
})

test('works with blocked storage and without the chunks that failed to load', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await open(page, nie)
  await box(page, 'EX-15').check()
  await expect(list(page).getByRole('status')).toHaveText('You have 1 of 3')

  await page.route('**/checklist-root-*', (route) => route.abort())
  await page.goto(nie)
  await ready(page)
  await page.locator('#documents').evaluate((section) => section.scrollIntoView())
  await expect(page.locator('.checklist-head')).toHaveCount(0)
  await expect(list(page).getByRole('listitem')).toHaveCount(13)
})

for (const width of casesOf([320, 390, 820, 1440], (one) => one === 320 || one === 1440)) {
  test(`loads the checklist lazily and without layout shift, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const chunks: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('checklist-root')) chunks.push(request.url())
    })
    await watchShifts(page, '.long-page-body')
    await page.goto('/de/dienstleistungen/nie')
    await ready(page)
    const before = await list(page).boundingBox()
    expect(chunks).toEqual([])
    await reach(page)
    await page.waitForTimeout(300)
    expect(chunks).toHaveLength(1)
    const after = await list(page).boundingBox()
    expect(after?.height).toBe(before?.height)
    expect(await shiftsOn(page)).toEqual([])
  })
}

test('prints the checklist on one page: service, case, boxes, date and contact', async ({ page }) => {
  await open(page, '/en/services/residence')
  await choice(page, 'Your procedure', 'EU, EEA or Swiss citizen').check()
  await box(page, 'Form EX-18').check()
  await page.evaluate(() => Object.assign(window, { print: () => undefined }))
  await list(page).getByRole('button', { name: 'Print', exact: true }).click()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const sheet = page.locator('.paper-head')
  await expect(sheet).toBeVisible()
  await expect(sheet).toContainText('Residence: What to bring for your residence')
  await expect(sheet).toContainText('EU, EEA or Swiss citizen')
  await expect(sheet).toContainText('+34 971 000 000')
  await expect(sheet).toContainText(formatDay(madridToday(), 'en'))
  await expect(page.locator('h1')).toBeHidden()
  await expect(list(page).getByRole('button')).toHaveCount(0)
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const paper = await page.pdf({ format: 'A4' })
  expect(paper.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator('h1')).toBeVisible()
})

test('prints pages without interactive controls and with the addresses of their sources', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto(nie)
  for (const hidden of ['.top-bar', '.header', '.footer', '.toc', '.actions', '.button', '.foot-bar-track']) {
    for (const element of await page.locator(hidden).all()) await expect(element).toBeHidden()
  }
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)')
  const address = await page
    .locator('.source-list a')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(address).toContain('https://')
  await expect(page.locator('.accordion-body').last()).toBeVisible()
})

test('has no axe findings in the hydrated list, light or dark', async ({ page }) => {
  await open(page, nie)
  await choice(page, 'Where you are', 'In Spain').check()
  await box(page, 'EX-15').check()
  expect(await axeFindingsInBothSchemes(page, '#documents')).toEqual([])
})

test.describe('the checklist without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is a plain list of all documents and their purposes', async ({ page }) => {
    await page.goto(`${nie}?case=eu`)
    await expect(list(page).getByRole('listitem')).toHaveCount(13)
    await expect(list(page)).toContainText('Only in this case: Your nationality – British or other')
    await expect(page.locator('.checklist-head')).toBeHidden()
    await expect(page.locator('.document-box').first()).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.document-box').first()).toBeVisible()
  })
})
