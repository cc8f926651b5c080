import { expect, test, type Page } from '@playwright/test'
import { axeFindingsInBothSchemes } from '#tests/support/axe.ts'
import { ready } from '#tests/support/ready.ts'
import { sendDialog } from '#tests/support/send-dialog.ts'
import { storedRequests } from '#tests/support/stored-request.ts'

test.use({ locale: 'en-GB' })

const plan = '/en/my-plan'
const registration = '/en/calculators/registering-a-car'
const mark = 'From your earlier answers.'

const remember = (page: Page, answers: string) =>
  page.evaluate((text) => localStorage.setItem('answers', text), answers)
const group = (page: Page, name: string) => page.locator('.calc-question').filter({ hasText: name })

test('fills in a calculator with the plan’s answers until they are deleted', async ({ page }) => {
  await page.goto(plan)
  await ready(page)
  await remember(page, 'stay=coming&arrival=2027-04-01&vehicle=other')
  await page.goto(registration)
  await ready(page)
  const origin = group(page, 'Where does it come from?')
  await expect(origin.getByRole('radio', { name: 'UK or elsewhere' })).toBeChecked()
  await expect(origin).toContainText(mark)
  await expect(page.getByLabel(/When did you start, or will you start/)).toHaveValue('2027-04-01')
  await expect(group(page, 'Are you moving to Spain').getByRole('radio', { name: 'Yes' })).toBeChecked()
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
  await origin.getByRole('radio', { name: 'The EU' }).check()
  await expect(origin).not.toContainText(mark)
  await group(page, 'Are you moving to Spain').getByRole('link', { name: 'View or delete them' }).click()
  await expect(page).toHaveURL(/\/en\/my-plan#remembered$/)
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.locator('.plan-kept')).toContainText('Deleted.')
  await page.goto(registration)
  await ready(page)
  await expect(page.locator('.calc-form')).not.toContainText(mark)
  await expect(group(page, 'Where does it come from?').getByRole('radio', { name: 'The EU' })).toBeChecked()
})

test('remembers a calculator’s answers only beside earlier ones, and says so', async ({ page }) => {
  const form = page.locator('.calc-form')
  const fillIn = async () => {
    await group(page, 'Where does it come from?').getByRole('radio', { name: 'The EU' }).check()
    await group(page, 'Are you moving to Spain').getByRole('radio', { name: 'Yes' }).check()
    await page.getByLabel(/When did you start, or will you start/).fill('2027-05-02')
    return page.evaluate(() => localStorage.getItem('answers'))
  }
  await page.goto(registration)
  await ready(page)
  expect(await fillIn()).toBeNull()
  await expect(form).toContainText('We do not store them')
  await remember(page, 'passport=uk&vehicle=other')
  await page.goto(registration)
  await ready(page)
  await expect(form).toContainText('it also remembers the ones your plan')
  await expect(form).not.toContainText('We do not store them')
  expect(Object.fromEntries(new URLSearchParams((await fillIn()) ?? ''))).toEqual({
    passport: 'uk',
    stay: 'coming',
    arrival: '2027-05-02',
    vehicle: 'eu',
  })
  await form.getByRole('link', { name: 'View or delete them' }).last().click()
  await expect(page.locator('.plan-kept')).toContainText('EU plates')
})

test('leaves the answers of an address as they are', async ({ page }) => {
  await page.goto(plan)
  await remember(page, 'stay=coming&arrival=2027-04-01&vehicle=other')
  await page.goto(
    `${registration}?calc=1&vehicle=car&energy=electric&first=2019-06-01&basis=new&price=30000&origin=eu&moving=no`,
  )
  await ready(page)
  await expect(group(page, 'Where does it come from?').getByRole('radio', { name: 'The EU' })).toBeChecked()
  await expect(page.getByLabel(/When did you start, or will you start/)).toHaveValue('')
  await expect(page.locator('.calc-form')).not.toContainText(mark)
})

test('sends a calculator’s answers with the request', async ({ page }) => {
  await page.goto('/en/calculators/buying-a-home')
  await ready(page)
  await page.getByLabel('Purchase price').fill('420,000')
  await page.locator('.calc-next a').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Your answers: Purchase price – €420,000')
  const name = `Calculator ${Date.now()}`
  await dialog.getByLabel('Product or service').selectOption('Something else')
  await sendDialog(page, name)
  await expect.poll(() => storedRequests(name).length).toBe(1)
  expect(storedRequests(name)[0]?.fields['checklist']).toContainEqual(expect.stringMatching(/: 420\.000\s€$/))
})

test('fills in a form with the plan’s answers, which can be changed there', async ({ page }) => {
  await page.goto(plan)
  await remember(page, 'people=dog&passport=uk')
  await page.goto('/en/services/nie')
  await ready(page)
  await page.locator('main [data-dialog="nie-dialog"]').first().click()
  const dialog = page.getByRole('dialog')
  const nationality = dialog.locator('select[name="nationality"]')
  await expect(nationality).toHaveValue('GB')
  await expect(dialog).toContainText(mark)
  await nationality.selectOption('DE')
  await expect(dialog).not.toContainText(mark)
  // What was typed comes first when the form is opened again.
  await page.reload()
  await ready(page)
  await expect(nationality).toHaveValue('DE')
})
