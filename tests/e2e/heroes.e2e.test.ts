import { expect, test } from '@playwright/test'
import { sceneNames } from '#content/scene-names.ts'
import { readScenes } from '#content/scenes.server.ts'
import { figuresIn } from '#illustrations/scene.ts'
import { scenes } from '#illustrations/scenes.ts'
import { pages } from '#map/pages/pages.ts'
import { casesOf } from '#tests/support/cases.ts'
import { ready } from '#tests/support/ready.ts'

/** The first page of each scene with people in it. */
const peopled = sceneNames.flatMap((name) => {
  const [page] = readScenes()[name].pages
  const figures = figuresIn(scenes[name])
  return page === undefined || figures.length === 0 ? [] : [{ name, path: pages[page].path.es, figures }]
})

const screens = [
  [390, 844],
  [820, 1180],
  [1024, 800],
  [1440, 900],
] as const

for (const [width, height] of casesOf(screens, ([one]) => one === 390 || one === 820)) {
  test(`crops no person in the hero scenes at ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    for (const { name, path, figures } of peopled) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const picture = page.locator(`.page-hero-scene [src$="/${name}.svg"]`)
      // Some kinds of page have a head of their own, and lists of articles none on small screens.
      if (!(await picture.isVisible())) continue
      const { left, right, bottom } = await picture.evaluate((image) => {
        const { width: wide, height: high } = image.getBoundingClientRect()
        const scale = Math.max(wide / 1200, high / 800)
        const [x = 0, y = 0] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat)
        const hidden = { x: 1200 - wide / scale, y: 800 - high / scale }
        const from = (hidden.x * x) / 100
        return { left: from, right: from + wide / scale, bottom: (hidden.y * y) / 100 + high / scale }
      })
      const cut = figures.filter((figure) =>
        [left, right].some((edge) => edge > figure.left && edge < figure.right),
      )
      expect.soft(cut, `${name} shows ${Math.round(left)} to ${Math.round(right)}`).toEqual([])
      expect.soft(bottom, name).toBeGreaterThan(Math.max(...figures.map(({ feet }) => feet)))
    }
  })
}

test('shows the two calls to action side by side on a tablet, on every page kind', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  for (const path of ['/seguros', '/servicios/nie', '/de/versicherungen/krankenversicherung', '/en/team']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const tops = await page
      .locator('.page-hero .actions > .button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top))
    expect.soft(tops, path).toHaveLength(2)
    expect.soft(new Set(tops).size, path).toBe(1)
  }
})

const nightOver = (element: Element) => getComputedStyle(element, '::after').backgroundImage

for (const [time, night] of [
  ['2026-11-24T10:20:00+01:00', false],
  ['2026-11-24T22:20:00+01:00', true],
] as const) {
  test(`shows ${night ? 'night' : 'day'} on the home page at ${time.slice(11, 16)}`, async ({ page }) => {
    await page.clock.setFixedTime(time)
    await page.goto('/en')
    await ready(page)
    await expect(page.locator('.top-bar .dot')).toHaveAttribute('data-open', String(!night))
    const over = await page.locator('.home-hero-scene').evaluate(nightOver)
    expect(over.includes('/art/hero-night.svg')).toBe(night)
  })
}

test('shows the night pictures in dark mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/en/insurances/health')
  const shown = await page
    .locator('.page-hero-scene img')
    .evaluate((image) => (image as HTMLImageElement).currentSrc)
  expect(shown).toMatch(/\/art\/health-night\.svg$/)
})
