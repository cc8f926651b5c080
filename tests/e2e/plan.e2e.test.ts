import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import ICAL from 'ical.js'
import { casesOf } from '#tests/support/cases.ts'
import { axeFindingsInBothSchemes } from '#tests/support/axe.ts'
import { ready } from '#tests/support/ready.ts'
import { sendDialog } from '#tests/support/send-dialog.ts'
import { storedRequests } from '#tests/support/stored-request.ts'

test.use({ locale: 'en-GB' })

const plan = '/en/my-plan'
const british =
  'plan=1&passport=uk&stay=coming&arrival=2027-04-01&income=pension&home=buying&people=partner&vehicle=other&town=calvia'

const question = (page: Page) => page.locator('.plan-wizard')
const tap = (page: Page, answer: string) =>
  page.locator('.plan-wizard .plan-chip', { hasText: answer }).click()
const step = (page: Page, id: string) => page.locator(`#step-${id}`)

/** Opens a part of the timeline; the first one is open. */
async function openPhase(page: Page, name: string): Promise<void> {
  await page.locator('.plan-phase:not([open]) > summary', { hasText: name }).click()
}

async function open(page: Page, path = plan): Promise<void> {
  await page.goto(path)
  await ready(page)
  await page.locator('.plan-kept').waitFor()
}

test('asks one question at a time and shows the plan with real dates', async ({ page }) => {
  await open(page)
  await expect(question(page)).toContainText('Question 1 of 7')
  await tap(page, 'British')
  await expect(question(page)).toContainText('Question 2 of 7')
  await tap(page, 'I am coming to live here')
  await page.getByLabel('Date of arrival').fill('2027-04-01')
  await question(page).getByRole('button', { name: 'Next' }).click()
  await tap(page, 'A pension')
  await tap(page, 'I am buying')
  await tap(page, 'My partner')
  await question(page).getByRole('button', { name: 'Next' }).click()
  await question(page).getByRole('button', { name: 'Skip' }).click()
  await tap(page, 'Calvià')
  await expect(page.getByRole('heading', { name: /^Your plan: \d+ steps$/ })).toBeFocused()
  await expect(step(page, 'tie')).toContainText('Legal deadline')
  await expect(step(page, 'tie')).toContainText('By 1 May 2027')
  await expect(step(page, 'padron')).toContainText('Required by law; the date is our advice')
  await expect(step(page, 'bank')).toContainText('Our advice')
  // What was skipped leads back to its question.
  await page.getByRole('button', { name: 'Are you bringing a car or a motorcycle?' }).click()
  await expect(question(page)).toContainText('Question 6 of 7')
  await tap(page, 'None')
  await page
    .locator('.plan-answers')
    .getByRole('button', { name: /Passport/ })
    .click()
  await tap(page, 'EU (Irish too)')
  await question(page)
    .getByRole('button', { name: /See the plan now/ })
    .click()
  await expect(step(page, 'tie')).toHaveCount(0)
  await expect(step(page, 'eu-certificate')).toContainText('By 1 July 2027')
})

test('keeps answers and ticks after a reload, and deletes everything on request', async ({ page }) => {
  await open(page)
  expect(await page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty('answers')
  await tap(page, 'British')
  await tap(page, 'I am coming to live here')
  await question(page)
    .getByRole('button', { name: /See the plan now/ })
    .click()
  await page
    .locator('.plan-answers')
    .getByRole('button', { name: /Income/ })
    .click()
  await tap(page, 'Savings or rents')
  await page.getByRole('button', { name: /See the plan now/ }).click()
  await openPhase(page, 'The first weeks')
  await page.getByRole('checkbox', { name: 'Done: Register at the town hall (padrón)' }).check()
  await page.getByRole('checkbox', { name: /^Have us do it: Open a bank account/ }).check()
  await page.goto(plan)
  await ready(page)
  await openPhase(page, 'The first weeks')
  await expect(page.getByRole('checkbox', { name: 'Done: Register at the town hall (padrón)' })).toBeChecked()
  await expect(page.locator('.plan-bar')).toContainText('1 thing for us')
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.locator('.plan-kept')).toContainText('Deleted.')
  await expect(question(page)).toContainText('Question 1 of 7')
  const left = await page.evaluate(() => Object.keys(localStorage))
  expect(left.filter((key) => key === 'answers' || key === 'plan')).toEqual([])
})

test('sends one request for several lines with all answers', async ({ page }) => {
  await open(page, `${plan}?${british}`)
  await page.getByRole('checkbox', { name: 'Have us do it: Apply for your NIE number' }).check()
  await page.getByRole('checkbox', { name: 'Have us do it: Get your health card' }).check()
  await page.getByRole('checkbox', { name: 'Have us do it: Exchange your UK driving licence' }).check()
  await expect(page.locator('.plan-bar')).toContainText('3 things for us')
  await page.locator('.plan-bar').getByRole('link', { name: 'Ask once' }).click()
  await expect(page.getByRole('dialog')).toContainText('Exchange your UK driving licence')
  await expect(page.getByRole('dialog').getByLabel(/arrival|Arrival|When should it start/)).toHaveCount(0)
  const name = `Plan ${Date.now()}`
  await sendDialog(page, name)
  await expect.poll(() => storedRequests(name).length).toBe(1)
  const [request] = storedRequests(name)
  expect(request).toMatchObject({ dialog: 'general-dialog', page: 'plan' })
  expect(request?.fields['product']).toBe('service.emigrar-mallorca')
  expect(request?.fields['checklist']).toEqual([
    'Pasaporte: Británico',
    'Llegada: Vengo a vivir, 01/04/2027',
    'Ingresos: Una pensión',
    'Vivienda: La estoy comprando',
    'Familia: Mi pareja',
    'Vehículo: Con otra placa: británica, suiza, noruega…',
    'Municipio: Calvià',
    'Para nosotros: Pida el NIE',
    'Para nosotros: Pida la tarjeta sanitaria',
    'Para nosotros: Canjee el carné británico',
  ])
  // They are asked for once.
  await page.keyboard.press('Escape')
  await expect(page.locator('.plan-bar')).toHaveCount(0)
})

test('saves the dates as a calendar file with reminders', async ({ page }) => {
  await open(page, `${plan}?${british}`)
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Dates to my calendar' }).click()
  const file = await (await arriving).path()
  const calendar = new ICAL.Component(ICAL.parse(await readFile(file, 'utf8')) as unknown[])
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  const card = events.find(({ uid }) => uid.startsWith('plan-tie@'))
  expect(card?.startDate.toString()).toBe('2027-05-01')
  expect(card?.component.getAllSubcomponents('valarm')).toHaveLength(2)
  expect(card?.description).toContain('Legal deadline')
})

test('shares the answers in the fragment, and leaves nothing in the browser that opens it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, `${plan}?${british}`)
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: 'Share' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain(`${plan}#passport=uk&stay=coming`)
  expect(new URL(link).search).toBe('')
  await page.evaluate(() => localStorage.clear())
  await page.goto('about:blank')
  await open(page, link)
  await expect(step(page, 'tie')).toContainText('By 1 May 2027')
  expect(await page.evaluate(() => localStorage.getItem('answers'))).toBeNull()
})

test('shows what a second person does', async ({ page }) => {
  await open(page, `${plan}?${british}`)
  await page.getByRole('button', { name: 'Add a person' }).click()
  await page
    .locator('.plan-second')
    .getByLabel('Passport')
    .selectOption({ label: 'EU (Irish too), EEA or Swiss' })
  await expect(page.locator('#step-2-eu-certificate')).toContainText('By 1 July 2027')
  await expect(page.getByRole('heading', { name: /^Second person: \d+ steps/ })).toBeVisible()
})

test('fills in the lists of documents, and is filled in by them', async ({ page }) => {
  await open(page)
  await tap(page, 'British')
  await tap(page, 'I live here already')
  const list = page.locator('.document-list')
  await page.goto('/en/services/nie')
  await ready(page)
  await page.locator('#documents').evaluate((section) => section.scrollIntoView())
  await expect(list.getByRole('radio', { name: 'British or other' })).toBeChecked()
  await expect(list.getByRole('radio', { name: 'In Spain' })).toBeChecked()
  await list.getByRole('radio', { name: 'EU (including Irish), EEA or Swiss' }).check()
  await page.goto(plan)
  await ready(page)
  await expect(page.locator('.plan-answers').getByRole('button', { name: /Passport/ })).toContainText(
    'EU (Irish too)',
  )
})

test('is worked by keyboard alone, without being moved on by arrow keys', async ({ page }) => {
  await open(page)
  await page.locator('.plan-wizard input').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(question(page)).toContainText('Question 1 of 7')
  await expect(question(page).getByRole('radio', { name: 'British' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('When are you coming, or when did you arrive?')).toBeFocused()
})

const planPages = [
  ['/mi-plan', 'Mi plan de mudanza a Mallorca'],
  ['/en/my-plan', 'My move plan for Mallorca'],
  ['/de/mein-plan', 'Mein Umzugsplan nach Mallorca'],
] as const

for (const [path, heading] of casesOf(planPages, ([one]) => one.startsWith('/de'))) {
  test(`${path} has no axe findings, as a question and as a plan`, async ({ page }) => {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(await axeFindingsInBothSchemes(page, 'main')).toEqual([])
    await page.goto('about:blank')
    await open(
      page,
      `${path}#passport=uk&stay=here&arrival=2026-10-01&income=business&home=bought&people=dog&vehicle=eu&town=palma`,
    )
    await page.locator('.plan-details summary').first().click()
    await page
      .getByRole('checkbox', { name: /^(?:Hecho|Done|Erledigt): / })
      .first()
      .check()
    expect(await axeFindingsInBothSchemes(page, 'main')).toEqual([])
  })
}

test('prints the timeline without its controls', async ({ page }) => {
  await open(page, `${plan}?${british}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.plan-bar, .plan-actions, .plan-answers').first()).toBeHidden()
  await expect(step(page, 'tie').getByRole('heading')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is one form whose answer is the page with the plan', async ({ page }) => {
    await page.goto(plan)
    await expect(page.locator('.plan-form fieldset')).toHaveCount(7)
    await page.locator('.plan-chip', { hasText: 'British' }).click()
    await page.locator('.plan-chip', { hasText: 'I live here already' }).click()
    await page.getByLabel('Date of arrival').fill('2026-11-01')
    await page.locator('.plan-chip', { hasText: 'A job here' }).click()
    await page.locator('.plan-chip', { hasText: 'A dog' }).click()
    await page.getByRole('button', { name: 'Show my plan' }).click()
    await expect(page).toHaveURL(/plan=1/)
    await expect(step(page, 'tie')).toContainText('By 1 December 2026')
    await expect(step(page, 'dog-cover')).toHaveCount(1)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    // The other languages keep the answers.
    await expect(page.locator('link[hreflang=de], a[hreflang=de]').last()).toHaveAttribute(
      'href',
      /passport=uk/,
    )
    const calendar = await page.request.get(
      (await page.getByRole('link', { name: 'Dates to my calendar' }).getAttribute('href')) ?? '',
    )
    expect(await calendar.text()).toContain('DTSTART;VALUE=DATE:20261201')
  })

  test('asks for several lines in one request', async ({ page }) => {
    await page.goto(`${plan}?${british}&passport2=eu`)
    await page
      .getByRole('checkbox', { name: 'Have us do it: Apply for your NIE number', exact: true })
      .check()
    await page.getByRole('checkbox', { name: 'Have us do it: Get your health card', exact: true }).check()
    await page.getByRole('button', { name: 'Ask once' }).click()
    await expect(page.getByRole('dialog')).toContainText('Get your health card')
    const name = `Plan without ${Date.now()}`
    await page.waitForTimeout(1500)
    await sendDialog(page, name)
    const [request] = storedRequests(name)
    expect(request?.fields['checklist']).toEqual(
      expect.arrayContaining([
        'Llegada: Vengo a vivir, 01/04/2027',
        'Segunda persona · Pasaporte: De la UE, del EEE o suizo',
        'Para nosotros: Pida el NIE',
        'Para nosotros: Pida la tarjeta sanitaria',
      ]),
    )
  })
})
