import { openChange } from '#tests/support/open-change.ts'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { dialogNames } from '#map/dialogs.ts'
import { casesOf } from '#tests/support/cases.ts'
import { chooseLaterDay, freeTimes } from '#tests/support/later-day.ts'
import { translateFrom, translationMark } from '#tests/support/page-changes.ts'
import { ready } from '#tests/support/ready.ts'
import { fillTime } from '#tests/support/fill-time.ts'

// Each step is taken on the original page and on a translated one: the texts have to match.

test.use({ locale: 'en-GB' })

// Two pages and many steps.
test.slow()

interface Pair {
  readonly plain: Page
  readonly translated: Page
  readonly faults: readonly string[]
}

async function open(plain: Page, path: string): Promise<Pair> {
  const translated = await plain.context().newPage()
  await translateFrom(translated, 'parsed')
  const faults: string[] = []
  for (const page of [plain, translated]) {
    page.on('pageerror', ({ message }) => faults.push(message))
    await page.goto(path)
    await ready(page)
  }
  await expect(translated.locator('h1 font font').first()).toBeAttached()
  return { plain, translated, faults }
}

const words = async (place: Locator) =>
  (await place.innerText()).replaceAll(translationMark, '').replaceAll(/\s+/g, ' ').trim()

/** Takes a step on both pages and compares the resulting text of a part. */
async function both(
  { plain, translated, faults }: Pair,
  step: (page: Page) => Promise<unknown>,
  part = 'body',
): Promise<void> {
  await step(plain)
  await step(translated)
  await expect(async () => {
    expect(await words(translated.locator(part).last())).toBe(await words(plain.locator(part).last()))
  }).toPass({ timeout: 5_000 })
  expect(faults).toEqual([])
}

/**
 * Everything that can be changed in an open dialog: each option of a list, each choice, each box.
 */
async function changeAll(pair: Pair): Promise<void> {
  const select = 'dialog select:visible'
  for (let list = 0; list < (await pair.plain.locator(select).count()); list += 1) {
    const values = await pair.plain
      .locator(select)
      .nth(list)
      .locator('option')
      .evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value))
    for (const value of values.slice(0, 6))
      await both(pair, (page) => page.locator(select).nth(list).selectOption(value), 'dialog')
  }
  const ticks = 'dialog :is([type=radio], [type=checkbox]):not(:disabled, [name=privacy], [name=marketing])'
  const choices = await pair.plain.locator(ticks).count()
  for (let choice = 0; choice < choices; choice += 1)
    await both(
      pair,
      async (page) => {
        const tick = page.locator(ticks).nth(choice)
        if ((await tick.count()) > 0) await tick.click({ force: true })
      },
      'dialog',
    )
}

for (const dialog of casesOf(
  dialogNames.filter((name) => name !== 'success-dialog' && name !== 'appointment-dialog'),
  (one) => one === 'contact-dialog',
)) {
  test(`updates every word of ${dialog} on a translated page`, async ({ page }) => {
    const pair = await open(page, `/en?dialog=${dialog}`)
    await both(pair, () => Promise.resolve())
    await both(pair, (each) => each.locator('dialog .dialog-bar button').click(), 'dialog')
    const add = page.locator('dialog').getByRole('button', { name: /^Add/ })
    if ((await add.count()) > 0)
      await both(
        pair,
        (each) => each.locator('dialog').getByRole('button', { name: /^Add/ }).click(),
        'dialog',
      )
    await changeAll(pair)
    await both(
      pair,
      async (each) => {
        for (const field of await each
          .locator('dialog :is([type=text], [type=email], [type=tel]):visible')
          .all())
          await field.fill('1')
        await each.locator('dialog .dialog-bar button').click()
      },
      'dialog',
    )
    await both(pair, (each) => each.keyboard.press('Escape'))
  })
}

test('updates every word of the booking on a translated page', async ({ page }) => {
  const pair = await open(page, '/en?dialog=appointment-dialog')
  await both(pair, () => Promise.resolve())
  const offices = 'dialog input[name="office"]'
  for (let office = 0; office < (await page.locator(offices).count()); office += 1)
    await both(pair, (each) => each.locator(offices).nth(office).check({ force: true }), 'dialog')
  for (const name of ['talk', 'mode'])
    for (let choice = 0; choice < (await page.locator(`dialog input[name="${name}"]`).count()); choice += 1)
      await both(
        pair,
        (each) => each.locator(`dialog input[name="${name}"]`).nth(choice).check({ force: true }),
        'dialog',
      )
  await both(pair, (each) => chooseLaterDay(each), 'dialog')
  for (const time of [0, 1])
    await both(pair, (each) => freeTimes(each).nth(time).check({ force: true }), 'dialog')
  const days = 'dialog input[name="day"]:not(:disabled)'
  for (const day of [0, 1, 2])
    await both(pair, (each) => each.locator(days).nth(day).check({ force: true }), 'dialog')
  const later = page.getByRole('button', { name: 'More days' })
  if ((await later.count()) > 0)
    await both(pair, (each) => each.getByRole('button', { name: 'More days' }).click(), 'dialog')
  await both(pair, (each) => each.locator(days).last().check({ force: true }), 'dialog')
  await both(pair, (each) => each.locator('dialog .dialog-bar button').click(), 'dialog')
})

test('updates every word of an appointment’s page on a translated page', async ({ page }) => {
  await page.goto('/en/offices/palma?dialog=appointment-dialog')
  await ready(page)
  await chooseLaterDay(page, 4)
  await page.locator('input[name="name"]').fill('Tana Example')
  await page.locator('input[name="email"]').fill('tana@mail.example')
  await page.locator('input[name="privacy"]').check({ force: true })
  await page.waitForTimeout(fillTime)
  await expect(async () => {
    await freeTimes(page).nth(3).check({ force: true, timeout: 10_000 })
    await page.locator('.dialog-bar button[type="submit"]').click()
    await page.waitForURL(/TAL-/, { timeout: 10_000 })
  }).toPass()
  const pair = await open(page, page.url().replace(/\?.*/, ''))
  await both(pair, () => Promise.resolve(), 'main')
  await both(pair, (each) => openChange(each, 'move'), 'main')
  for (const day of [1, 0, 2]) {
    await both(pair, (each) => each.locator('.appointment-days a').nth(day).click(), 'main')
    await both(
      pair,
      (each) => each.locator('#slot input:not(:disabled)').last().check({ force: true }),
      'main',
    )
  }
  await both(pair, (each) => openChange(each, 'cancel'), 'main')
  await both(pair, (each) => each.getByRole('button', { name: 'Cancel the appointment' }).click(), 'main')
  // Only one of the two moves it; the other shows the result. The answer has closed the times.
  await openChange(pair.translated, 'move')
  await pair.translated.locator('#slot input:not(:disabled)').nth(1).check({ force: true })
  await pair.translated.getByRole('button', { name: /^Move to this time/ }).click()
  await expect(pair.translated.getByText('has been moved').first()).toBeVisible()
  await pair.plain.reload()
  await ready(pair.plain)
  expect(await words(pair.translated.locator('.appointment-facts'))).toBe(
    await words(pair.plain.locator('.appointment-facts')),
  )
  expect(pair.faults).toEqual([])
})

test('updates suggestions, menus and other pages on a translated page', async ({ page }) => {
  const pair = await open(page, '/en/services/nie')
  await both(pair, (each) => each.locator('details.search-box summary').click(), 'header')
  for (const typed of ['recrea', 'recreational', 'recreational boa', 'boat', 'zzzz'])
    await both(pair, (each) => each.locator('#header-search').fill(typed), 'header')
  await both(pair, (each) => each.keyboard.press('Escape'))
  for (const path of ['/en/offices/palma', '/en/contact', '/en/opening-hours', '/en/insurances/health']) {
    const link = `a[href="${path}"]`
    if ((await page.locator(link).count()) === 0) continue
    await both(pair, (each) =>
      each
        .locator(link)
        .first()
        .evaluate((element: HTMLElement) => element.click()),
    )
    await both(pair, (each) => expect(each).toHaveURL(path))
  }
  await both(pair, (each) => each.goBack())
})
