import { expect, test, type Locator, type Page } from '@playwright/test'
import { casesOf } from '#tests/support/cases.ts'
import { ready } from '#tests/support/ready.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

/** Animations longer than is perceptible. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1)
      .map(
        ({ effect }) =>
          effect instanceof KeyframeEffect && `${effect.target?.className} ${effect.pseudoElement}`,
      ),
  )

/** Starts a page change as the router does, and measures while it runs. */
const movingBetweenPages = (page: Page) =>
  page.evaluate(async () => {
    const change = document.startViewTransition(() =>
      document.querySelector('h1')?.toggleAttribute('data-changed'),
    )
    await change.ready
    const names = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1)
      .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement)
    change.skipTransition()
    return names
  })

test('cross-fades pages for visitors without a reduced-motion preference', async ({ page }) => {
  await page.goto('/en/services/nie')
  await ready(page)
  expect(await movingBetweenPages(page)).not.toEqual([])
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('animates nothing in menus, dialogs and between pages', async ({ page }) => {
    await page.goto('/en/services/nie')
    await ready(page)
    expect(await movingBetweenPages(page)).toEqual([])
    await page.locator('.accordion-item > summary').last().click()
    await page.locator('.mega > summary').first().click()
    expect(await moving(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('.header-book').click()
    await page.locator('.dialog:modal .days-strip').waitFor()
    expect(await moving(page)).toEqual([])
    const scrolls = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter(
          (element) => getComputedStyle(element).scrollBehavior !== 'auto',
        ).length,
    )
    expect(scrolls).toBe(0)
  })
})

/** Focuses each control of a part in turn; returns those without a visible focus ring. */
function withoutRing(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const found: string[] = []
    const drawn = (element: Element | null) => {
      if (!element) return false
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)'
    }
    for (const element of root.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')) {
      if (element.tabIndex < 0 || !element.checkVisibility()) continue
      element.focus({ focusVisible: true } as FocusOptions)
      if (document.activeElement !== element) continue
      const around = element.closest('.pick, .radio-card, .phone, .case-option')
      if (!drawn(element) && !drawn(around)) found.push(element.outerHTML.slice(0, 80))
    }
    return found
  })
}

/** What makes something look chosen under forced colours. */
const look = (element: Locator) =>
  element.evaluate((node) => {
    const { outlineStyle, outlineWidth, borderBottomWidth, borderBottomColor, fontWeight } =
      getComputedStyle(node)
    return [outlineStyle, outlineWidth, borderBottomWidth, borderBottomColor, fontWeight].join(' ')
  })

for (const colorScheme of casesOf(['light', 'dark'] as const, (one) => one === 'dark')) {
  test.describe(`forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active' } })

    test('shows the edge, focus and selected state of every control', async ({ page }) => {
      await page.goto('/en/services/nie')
      await ready(page)
      expect(await withoutRing(page.locator('body'))).toEqual([])
      for (const button of await page.locator('.button:visible').all())
        await expect(button).toHaveCSS('border-bottom-style', 'solid')
      expect(await look(page.locator('.mega[data-current] > summary'))).not.toBe(
        await look(page.locator('.mega:not([data-current]) > summary').first()),
      )
      await page.locator('.mega > summary').first().click()
      await expect(page.locator('.mega[open] .mega-panel')).toHaveCSS('outline-style', 'solid')
    })

    test('shows the edge, focus and selected state of every control in a dialog', async ({ page }) => {
      await page.goto('/en?dialog=appointment-dialog')
      const dialog = page.locator('.dialog:modal')
      await dialog.locator('.days-strip').waitFor()
      expect(await withoutRing(dialog)).toEqual([])
      await expect(dialog).toHaveCSS('border-top-width', '1px')
      for (const kind of ['.radio-card', '.segment', '.day'])
        expect(await look(dialog.locator(`${kind}:has(:checked)`).first()), kind).not.toBe(
          await look(dialog.locator(`${kind}:not(:has(:checked, :disabled))`).first()),
        )
    })
  })
}
