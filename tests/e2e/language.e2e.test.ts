import { expect, test, type Browser, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { readIdentity } from '#content/identity.server.ts'
import { languageNames, type Locale } from '#map/locale.ts'
import type { PageId } from '#map/pages/pages.ts'
import { pagePath } from '#map/paths.ts'
import { casesOf } from '#tests/support/cases.ts'
import { pageKinds } from '#tests/support/page-kinds.ts'
import { ready } from '#tests/support/ready.ts'

const identity = readIdentity()
/** Pages whose addresses, views or loads differ. */
const usualKinds: readonly PageId[] = ['home', 'office.palma', 'claims', 'blog']

async function choose(page: Page, locale: Locale): Promise<void> {
  await page.locator('.language-menu summary').click()
  await page.locator('.language-list').getByRole('link', { name: languageNames[locale] }).click()
}

const pathOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url())
  return decodeURI(pathname) + search + hash
}

async function german(browser: Browser, cookie?: Locale): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-DE' })
  if (cookie)
    await context.addCookies([{ name: 'locale', value: cookie, url: test.info().project.use.baseURL ?? '' }])
  return context.newPage()
}
const offer = (page: Page) => page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' })

/** The script with a language's messages. */
function localeScript(locale: Locale): string {
  const manifest = JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string }
  >
  return `**/${manifest[`virtual:locale/${locale}`]?.file}`
}

function consoleOf(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  return messages
}

test('redirects only the bare address by the browser’s language', async ({ browser }) => {
  const page = await german(browser)
  await page.goto('/')
  await expect(page).toHaveURL('/de')
  await page.goto('/seguros/salud')
  await expect(page).toHaveURL('/seguros/salud')
  await expect(offer(page)).toBeVisible()
  await page.getByRole('button', { name: 'Nein, danke' }).click()
  await page.reload()
  await ready(page)
  await expect(offer(page)).toHaveCount(0)
  expect(await page.context().cookies()).toEqual([])
  await page.context().close()
})

test('offers no other language where the page is not translated', async ({ browser }) => {
  const page = await german(browser)
  await page.goto('/en/no-such-page')
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForTimeout(300)
  await expect(offer(page)).toHaveCount(0)
  await page.context().close()
})

test('switches the German home page to Spanish before any script runs', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page).toHaveURL('/de')
  await choose(page, 'es')
  await expect(page).toHaveURL('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await context.close()
})

test('links the language offer to the same page with its query, and remembers the choice', async ({
  browser,
}) => {
  const page = await german(browser)
  await page.goto('/busqueda?q=nie')
  await offer(page).click()
  await expect(page).toHaveURL('/de/busqueda?q=nie')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('.suggestion')).toHaveCount(0)
  expect(await page.context().cookies()).toMatchObject([{ name: 'locale', value: 'de' }])
  await page.goto('/en')
  await ready(page)
  await expect(page.locator('.suggestion')).toHaveCount(0)
  await page.context().close()
})

test('makes no offer when the language matches, was chosen or is unsupported', async ({ browser }) => {
  const chosen = await german(browser, 'es')
  await chosen.goto('/contacto')
  await ready(chosen)
  await expect(chosen.locator('.suggestion')).toHaveCount(0)
  await chosen.goto('/')
  await expect(chosen).toHaveURL('/')
  await chosen.context().close()
  const own = await german(browser)
  await own.goto('/de/kontakt')
  await ready(own)
  await expect(own.locator('.suggestion')).toHaveCount(0)
  await own.context().close()
  const french = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await french.goto('/en/contact')
  await ready(french)
  await expect(french.locator('.suggestion')).toHaveCount(0)
  await french.context().close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'de-DE' })

  for (const kind of casesOf(['home', 'claims', 'insurance.salud', 'contact'] as const, (one) =>
    ['home', 'claims'].includes(one),
  )) {
    test(`covers no control with the language offer at load, ${kind}`, async ({ page }) => {
      await page.goto(pagePath(kind, 'en', identity))
      await ready(page)
      // The bar's own code arrives a moment after the main scripts.
      await page.waitForTimeout(300)
      const covered = await page.evaluate(() => {
        const bar = document.querySelector('.suggestion')?.getBoundingClientRect()
        if (!bar) return []
        const controls = [
          ...document.querySelectorAll('main :is(a, button, input, select, textarea, summary)'),
        ]
        return controls
          .filter((control) => {
            const { top, bottom, height } = control.getBoundingClientRect()
            return height > 0 && top < bar.bottom && bottom > bar.top
          })
          .map(({ textContent }) => textContent)
      })
      expect(covered).toEqual([])
      await page.mouse.wheel(0, 300)
      await expect(offer(page)).toBeVisible()
      expect((await page.locator('.suggestion').boundingBox())?.height).toBeLessThanOrEqual(44)
    })
  }

  test('shows the page’s own bar once the language offer is answered', async ({ page }) => {
    await page.goto('/en/insurances/health')
    await ready(page)
    await page.evaluate(() => scrollTo(0, 2500))
    await expect(offer(page)).toBeVisible()
    const bar = page.locator('.foot-bar')
    await expect(bar).toBeHidden()
    await page.getByRole('button', { name: 'Nein, danke' }).click()
    await expect(bar).toBeInViewport()
  })
})

test('makes the language offer with blocked storage', async ({ browser }) => {
  const page = await german(browser)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto('/contacto')
  await expect(offer(page)).toBeVisible()
  await page.getByRole('button', { name: 'Nein, danke' }).click()
  await expect(offer(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.context().close()
})

test('keeps a chosen language for a year and applies it to the bare address', async ({ page, context }) => {
  await page.goto('/servicios/nie?utm_source=a')
  await ready(page)
  expect(await context.cookies()).toEqual([])
  await choose(page, 'en')
  await expect(page).toHaveURL('/en/services/nie?utm_source=a')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('.menu')).toContainText('Services')
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ name: 'locale', value: 'en', path: '/', sameSite: 'Lax' })
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600)
  await page.goto('/')
  await expect(page).toHaveURL('/en')
})

for (const id of casesOf(pageKinds, (one) => usualKinds.includes(one))) {
  test(`switches ${id} through three languages and back`, async ({ page }) => {
    await page.goto(`${encodeURI(pagePath(id, 'es', identity))}?utm_source=a`)
    await ready(page)
    for (const locale of ['en', 'de', 'es'] as const) {
      const before = await page.getByRole('heading', { level: 1 }).textContent()
      await choose(page, locale)
      await expect.poll(() => pathOf(page)).toBe(`${pagePath(id, locale, identity)}?utm_source=a`)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before ?? '')
    }
  })
}

test('keeps the query of a search when the language changes', async ({ page }) => {
  await page.goto('/busqueda?q=matrícula%20coche')
  await ready(page)
  await choose(page, 'de')
  await expect.poll(() => decodeURIComponent(new URL(page.url()).search)).toBe('?q=matrícula coche')
  await expect(page).toHaveURL(/\/de\/busqueda\?/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('keeps the position on the page when the address has a fragment', async ({ page }) => {
  await page.goto('/servicios/nie#documents')
  await ready(page)
  await choose(page, 'de')
  await expect.poll(() => pathOf(page)).toBe('/de/dienstleistungen/nie#documents')
  await expect(page.locator('#documents')).toBeInViewport()
})

test('keeps an open dialog open while its messages load', async ({ page }) => {
  // Late enough for the dialog to wait for them, whatever else is slow.
  await page.route(/\/assets\/en-[\w-]+\.js$/, async (route) => {
    await page.waitForTimeout(700)
    await route.continue()
  })
  await page.goto('/contacto?dialog=callback-dialog')
  await page.getByRole('dialog').waitFor()
  await ready(page)
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('.footer a[data-language="en"]')?.click(),
  )
  await expect(page).toHaveURL('/en/contact?dialog=callback-dialog')
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toContainText('call')
})

test('switches from a missing page to the home page of the other language', async ({ page }) => {
  await page.goto('/no-existe')
  await ready(page)
  await choose(page, 'en')
  await expect(page).toHaveURL('/en')
})

test('offers the same choice at the foot on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contacto')
  await ready(page)
  await page.locator('.footer-languages').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/kontakt')
})

test('keeps a page readable, with working links, when its messages cannot be loaded', async ({ page }) => {
  const messages = consoleOf(page)
  await page.route(localeScript('es'), (route) => route.abort())
  await page.goto('/servicios/nie')
  await page.mouse.move(50, 50)
  await expect.poll(() => messages.join('\n')).toContain('Failed locale loading')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#documents')).toBeAttached()
  await page.locator('.footer').getByRole('link', { name: 'Privacidad' }).click()
  await expect(page).toHaveURL('/politica-privacidad')
})

test('changes the language by a full load when its messages cannot be loaded', async ({ page }) => {
  const messages = consoleOf(page)
  await page.route(localeScript('en'), (route) => route.abort())
  await page.goto('/servicios/nie')
  await ready(page)
  await choose(page, 'en')
  await expect(page).toHaveURL('/en/services/nie')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(messages.join('\n')).toContain('Failed locale loading')
})

test('loads messages once per language and only when needed', async ({ page }) => {
  const loaded: string[] = []
  const scripts = new Map(
    (['es', 'en', 'de'] as const).map((locale) => [localeScript(locale).slice(2), locale]),
  )
  page.on('request', (request) => {
    const locale = scripts.get(new URL(request.url()).pathname)
    if (locale) loaded.push(locale)
  })
  await page.goto('/contacto')
  await ready(page)
  expect(loaded).toEqual(['es'])
  for (const locale of ['en', 'es', 'en'] as const) {
    await choose(page, locale)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
  }
  expect(loaded).toEqual(['es', 'en'])
})

test('switches the language of a page behind a signed link', async ({ page }) => {
  for (const [english, german] of [
    ['/en/status/SECRET', '/de/status/SECRET'],
    ['/en/appointment/SECRET', '/de/termin/SECRET'],
  ] as const) {
    await page.goto(english)
    await choose(page, 'de')
    await expect(page).toHaveURL(german)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  }
})

for (const way of ['another link', 'the way back'] as const) {
  test(`does not pull the visitor back from ${way} when a language loads late`, async ({ page }) => {
    let arrive = () => {}
    const late = new Promise<void>((resolve) => (arrive = resolve))
    await page.route(localeScript('de'), (route) => late.then(() => route.continue()))
    await page.goto('/seguros/dental')
    await ready(page)
    await page.locator('.footer a[href="/nosotros"]').click()
    await expect(page).toHaveURL('/nosotros')
    await choose(page, 'de')
    if (way === 'another link') await page.locator('.footer a[href="/contacto"]').click()
    else await page.goBack()
    const there = way === 'another link' ? '/contacto' : '/seguros/dental'
    await expect(page).toHaveURL(there)
    const came = page.waitForResponse(localeScript('de'))
    arrive()
    await came
    await page.waitForTimeout(500)
    await expect(page).toHaveURL(there)
  })
}
