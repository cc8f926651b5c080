import { expect, test, type Page } from '@playwright/test'
import { casesOf } from '#tests/support/cases.ts'
import { ready } from '#tests/support/ready.ts'

/**
 * Headless Chromium reloads a page on Back. Here a page that another document has changed something
 * for is sent a simulated restore event; Firefox and WebKit, which do restore pages, are covered by
 * `npm run prove -- browsers`.
 */
const restore = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

test.use({ locale: 'en-GB' })

test('shows ticks from another document in a restored checklist without overwriting them', async ({
  page,
}) => {
  await page.goto('/en/services/nie')
  await ready(page)
  await page.locator('#documents').evaluate((section) => section.scrollIntoView())
  const boxes = page.locator('.document-list').getByRole('checkbox')
  await boxes.nth(0).check()
  const key = 'checklist:service.nie'
  const kept = () => page.evaluate((name) => localStorage.getItem(name), key)
  const own = JSON.parse((await kept()) ?? '') as { chosen: string[]; done: string[] }
  const second = await boxes.nth(1).evaluate((box) => box.id)
  await page.evaluate(
    ([name, text]) => localStorage.setItem(name!, text!),
    [key, JSON.stringify({ chosen: [], done: [] })],
  )
  await restore(page)
  await expect(boxes.nth(0)).not.toBeChecked()
  expect(second).not.toBe('')
  await page.evaluate(([name, text]) => localStorage.setItem(name!, text!), [key, JSON.stringify(own)])
  await restore(page)
  await expect(boxes.nth(0)).toBeChecked()
  await boxes.nth(1).check()
  expect((JSON.parse((await kept()) ?? '') as typeof own).done).toEqual([...own.done, expect.any(String)])
})

test('keeps a shared case when a page is restored unchanged', async ({ page }) => {
  await page.goto('/en/services/nie?case=other,abroad')
  await ready(page)
  await page.locator('#documents').evaluate((section) => section.scrollIntoView())
  const choice = page.locator('.document-list').getByRole('radio', { name: 'British or other', exact: true })
  await expect(choice).toBeChecked()
  await restore(page)
  await expect(choice).toBeChecked()
  await expect(page).toHaveURL('/en/services/nie?case=other,abroad')
})

test('hides a restored language offer once it was dismissed or a language was chosen', async ({ page }) => {
  await page.goto('/de')
  await ready(page)
  const offer = page.getByRole('complementary', { name: 'English' })
  await expect(offer).toBeVisible()
  await page.evaluate(() => (document.cookie = 'locale=de; Path=/'))
  await restore(page)
  await expect(offer).toHaveCount(0)
  await page.evaluate(() => (document.cookie = 'locale=; Max-Age=0; Path=/'))
  await restore(page)
  await expect(offer).toBeVisible()
  await page.evaluate(() => localStorage.setItem('language-suggestion-dismissed', '1'))
  await restore(page)
  await expect(offer).toHaveCount(0)
})

for (const name of casesOf(['callback-dialog', 'appointment-dialog'], (one) => one.startsWith('app'))) {
  test(`restores the next page’s draft into a form, and an empty form after sending: ${name}`, async ({
    page,
  }) => {
    await page.goto(`/en?dialog=${name}`)
    await ready(page)
    const dialog = page.getByRole('dialog')
    const field = dialog.getByLabel('Your name')
    await field.fill('Paula')
    const key = `draft:${name}`
    await page.evaluate((draft) => {
      const kept = JSON.parse(sessionStorage.getItem(draft) ?? '{}') as Record<string, string | string[]>
      kept['name'] = Array.isArray(kept['name']) ? ['Paula Example'] : 'Paula Example'
      sessionStorage.setItem(draft, JSON.stringify(kept))
    }, key)
    await restore(page)
    await expect(field).toHaveValue('Paula Example')
    await field.fill('Paula Other')
    await restore(page)
    await expect(field).toHaveValue('Paula Other')
    await page.evaluate((draft) => sessionStorage.removeItem(draft), key)
    await restore(page)
    await expect(field).toHaveValue('')
    expect(await page.evaluate((draft) => sessionStorage.getItem(draft), key)).toBeNull()
  })
}

test('shows lost connectivity on a restored page', async ({ page }) => {
  await page.goto('/en')
  await ready(page)
  await page.waitForFunction(() => document.querySelector('.top-bar .dot') !== null)
  await page.waitForTimeout(500)
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }))
  await restore(page)
  await expect(page.getByText('You are offline')).toBeVisible()
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: true, configurable: true }))
  await restore(page)
  await expect(page.getByText('You are online again')).toBeVisible()
})

test.describe('the mobile menu in the browser history', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const menu = (page: Page) => page.locator('#menu')
  const openMenu = (page: Page) => page.locator('.menu-open').click()
  const closeMenu = (page: Page) => page.locator('.menu-close').click()
  const entries = (page: Page) => page.evaluate(() => history.length)

  test.beforeEach(async ({ page }) => {
    await page.goto('/en/blog')
    await page.goto('/en')
    await ready(page)
  })

  test('closes on Back without leaving the page and reopens on Forward', async ({ page }) => {
    await openMenu(page)
    await expect(menu(page)).toBeVisible()
    await page.goBack()
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL('/en')
    await expect(page.locator('.menu-open')).toBeFocused()
    await page.goForward()
    await expect(menu(page)).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/en/blog')
  })

  test('leaves no history entry when closed by its button or Escape', async ({ page }) => {
    for (const close of [() => closeMenu(page), () => page.keyboard.press('Escape')]) {
      await openMenu(page)
      await expect(menu(page)).toBeVisible()
      await close()
      await expect(menu(page)).toBeHidden()
      await expect
        .poll(() => page.evaluate(() => (history.state as { menu?: true } | null)?.menu))
        .toBeUndefined()
    }
    await page.goBack()
    await expect(page).toHaveURL('/en/blog')
  })

  test('is replaced in the history by the chosen page', async ({ page }) => {
    const before = await entries(page)
    await openMenu(page)
    await menu(page).getByRole('link', { name: 'News', exact: true }).click()
    await expect(page).toHaveURL('/en/news')
    await expect(menu(page)).toBeHidden()
    expect(await entries(page)).toBe(before + 1)
    await page.goBack()
    await expect(page).toHaveURL('/en')
    await expect(menu(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/en/blog')
  })

  test('leaves no history entry when the current page is chosen', async ({ page }) => {
    await openMenu(page)
    await menu(page).getByRole('link', { name: 'Home', exact: true }).click()
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL('/en')
    await page.waitForFunction(() => (history.state as { menu?: true } | null)?.menu === undefined)
    await page.goBack()
    await expect(page).toHaveURL('/en/blog')
  })

  test('follows presses in quick succession', async ({ page }) => {
    const press = (...names: string[]) =>
      page.evaluate((classes) => {
        for (const name of classes) document.querySelector<HTMLElement>(`.${name}`)?.click()
      }, names)
    await press('menu-open', 'menu-close', 'menu-open')
    await page.waitForTimeout(300)
    await expect(menu(page)).toBeVisible()
    await page.goBack()
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL('/en')
    await press('menu-open', 'menu-close', 'menu-open', 'menu-close')
    await page.waitForTimeout(300)
    await expect(menu(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/en/blog')
  })

  test('returns to the page when a dialog opened from it is closed', async ({ page }) => {
    await openMenu(page)
    await menu(page).getByRole('link', { name: 'Shall we call you?' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/en')
    await page.goBack()
    await expect(page).toHaveURL('/en/blog')
  })

  test('starts with the phone number and has Home, Philosophy and Team at its first level', async ({
    page,
  }) => {
    await openMenu(page)
    await expect(menu(page).getByRole('link', { name: /\d{3} \d{3}/ })).toHaveAttribute('href', /^tel:\+34/)
    for (const name of ['Home', 'Philosophy', 'Team'])
      await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible()
  })
})

test('closes a preloaded dialog on Escape, before and after its scripts run, and restores focus', async ({
  page,
}) => {
  await page.goto('/en/services/nie?dialog=callback-dialog')
  await ready(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/en/services/nie')
  await expect(page.locator('#main')).toBeFocused()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/en/contact?dialog=callback-dialog', { waitUntil: 'commit' })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  release()
  await expect(page).toHaveURL('/en/contact')
  await expect(page.locator('#main')).toBeFocused()
})

test('falls back to a full load when a link’s payload fails, and logs to the console after a second failure', async ({
  page,
}) => {
  const messages: string[] = []
  page.on('console', (message) => message.type() === 'error' && messages.push(message.text()))
  // Nothing is prefetched.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: 'slow-2g' } }),
  )
  let failures = 1
  let asked = 0
  await page.route('**/en/about-us.data', async (route) => {
    asked += 1
    if (failures-- > 0) await route.fulfill({ status: 503, body: 'busy' })
    else await route.continue()
  })
  await page.goto('/en')
  await page.mouse.click(5, 5)
  await ready(page)
  await page.waitForTimeout(500)
  const link = page.getByRole('link', { name: 'About us' }).last()
  await link.click()
  await expect(page).toHaveURL('/en/about-us')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong')
  expect(asked).toBe(2)
  await page.goto('/en')
  await page.mouse.click(5, 5)
  await ready(page)
  await page.waitForTimeout(500)
  failures = Infinity
  messages.length = 0
  await link.click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect.poll(() => messages.filter((text) => text.startsWith('Failed payload load'))).toHaveLength(1)
})

test('keeps the page and its title for robots when a payload fails', async ({ browser }) => {
  const context = await browser.newContext({ userAgent: 'bot/1.0' })
  const page = await context.newPage()
  await page.route('**/en/about-us.data', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/en')
  await ready(page)
  const title = await page.title()
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  await page.unroute('**/en/about-us.data')
  await page.route('**/en/about-us.data', (route) => route.fulfill({ status: 503, body: '' }))
  await page.waitForTimeout(500)
  await page.getByRole('link', { name: 'About us' }).last().click()
  await expect(page).toHaveURL('/en/about-us')
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
  await context.close()
})

test('shows the progress bar for a search that takes longer than 100 ms', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/search?*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/busqueda')
  await ready(page)
  await page.locator('#page-search').fill('dental')
  const bar = page.locator('.pending-bar:not([hidden])')
  await expect(bar).toBeInViewport()
  answer()
  await expect(bar).toHaveCount(0)
})

test('hydrates a missing page at its own address and logs it to the console', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  for (const [path, message] of [
    ['/en/nothing/here?a=1', 'Page not found: /en/nothing/here'],
    ['/en/blog/nothing?a=1', 'Page Not Found: /en/blog/nothing?a=1'],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await ready(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops.. Page not found')
    await expect(page).toHaveURL(path)
    await expect.poll(() => messages).toContain(message)
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL('/en')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops.. Page not found')
  }
})
