import { expect, test, type Locator, type Page } from '@playwright/test'
import { casesOf } from '#tests/support/cases.ts'
import { ready } from '#tests/support/ready.ts'
import { fillTime } from '#tests/support/fill-time.ts'

const list = '/en/blog?tag=cars&utm_source=mail'
const topic = (page: Page) => page.getByRole('heading', { name: 'On the topic: Cars' })

async function fillAndSend(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your name').fill('Clara Example')
  await dialog.getByLabel('Phone', { exact: true }).fill('612 345 678')
  await dialog.getByLabel(/I have read the privacy policy/).check()
  await page.waitForTimeout(fillTime)
  await dialog.getByRole('button', { name: 'Request the call' }).click()
  await expect(page.getByRole('dialog', { name: 'We’ve received your request' })).toBeVisible()
}

test('keeps the page’s query while a dialog opens, is sent and closes', async ({ page }) => {
  await page.goto(list)
  await ready(page)
  const ask = page.getByRole('link', { name: 'Shall we call you?' }).filter({ visible: true }).first()
  await ask.click()
  await expect(page).toHaveURL(`${list}&dialog=callback-dialog`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(list)
  await expect(topic(page)).toBeVisible()
  await ask.click()
  await fillAndSend(page)
  await expect(page).toHaveURL(
    /\?tag=cars&utm_source=mail&dialog=success-dialog&reference=TAL-[\w-]+&mail=none&by=[\d-]{10}&call=any&sig=[\w-]{43}$/,
  )
  await expect(topic(page)).toBeAttached()
  await page.getByRole('button', { name: 'Back to the page' }).click()
  await expect(page).toHaveURL(list)
})

test('goes back to the previous page after a dialog was closed', async ({ page }) => {
  await page.goto('/en/blog')
  await page.goto(list)
  await ready(page)
  const dialog = page.getByRole('dialog')
  const ask = page.getByRole('link', { name: 'Shall we call you?' }).filter({ visible: true }).first()
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.goBack(),
  ]) {
    await ask.click()
    await expect(dialog).toBeVisible()
    await close()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(list)
    await expect(ask).toBeFocused()
  }
  await page.goBack()
  await expect(page).toHaveURL('/en/blog')
})

test('closes a pressed-open dialog to its page after a reload and after Back', async ({ page }) => {
  await page.goto('/en/blog')
  await page.goto(list)
  await ready(page)
  await page.getByRole('link', { name: 'Shall we call you?' }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.reload()
  await ready(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(list)
  await page.goForward()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(list)
  await expect(topic(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/en/blog')
})

test('closes a dialog opened by its address to that page', async ({ page }) => {
  await page.goto('/en/blog')
  await page.goto(`${list}&dialog=callback-dialog#main`)
  await ready(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(`${list}#main`)
  // The same holds for one opened by a link from another page.
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/en/services/nie?dialog=callback-dialog'
    document.querySelector('main')?.append(link)
    link.click()
  })
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/en/services/nie')
  await page.goBack()
  await expect(page).toHaveURL(`${list}#main`)
})

/** The `close` event and its consequences have had time to run. */
const settled = (page: Page) => page.waitForTimeout(300)

/** Closes the dialog and presses the link in one task, as a busy phone does with queued taps. */
async function closeAndPress(page: Page, link: Locator): Promise<void> {
  await link.evaluate((call: HTMLElement) => {
    document.querySelector<HTMLElement>('dialog[open] form[method=dialog] button')?.click()
    call.click()
  })
}

const pressed = ['callback-dialog', 'appointment-dialog', 'general-dialog']
for (const name of casesOf(pressed, (one) => one === 'appointment-dialog')) {
  test(`opens the dialog when a call to action is pressed right after closing: ${name}`, async ({ page }) => {
    await page.goto('/en/blog')
    await page.goto(`/en/services/nie?dialog=${name}`)
    await ready(page)
    await page.evaluate((dialog) => {
      for (const other of [dialog, 'dental-dialog']) {
        const link = document.createElement('a')
        link.href = `?dialog=${other}`
        link.textContent = other
        document.querySelector('main')?.append(link)
      }
    }, name)
    const dialog = page.getByRole('dialog')
    const call = page.getByText(name)
    await expect(dialog).toBeVisible()
    for (let press = 0; press < 3; press += 1) {
      await closeAndPress(page, call)
      await settled(page)
      await expect(dialog).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/en/services/nie')
    await expect(dialog).toHaveCount(0)
    await call.click()
    await expect(dialog).toBeVisible()
    await closeAndPress(page, call)
    await settled(page)
    await expect(dialog).toBeVisible()
    await closeAndPress(page, page.getByText('dental-dialog'))
    await expect(page).toHaveURL('/en/services/nie?dialog=dental-dialog')
    await settled(page)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/en/services/nie')
    await expect(dialog).toHaveCount(0)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('returns to the list that a form was opened over', async ({ page }) => {
    await page.goto(`${list}&dialog=callback-dialog`)
    await fillAndSend(page)
    expect(new URL(page.url()).search).toMatch(/^\?tag=cars&utm_source=mail&dialog=success-dialog/)
    await expect(topic(page)).toBeAttached()
  })
})
