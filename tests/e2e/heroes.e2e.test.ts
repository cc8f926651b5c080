import { expect, test } from '@playwright/test'

/**
 * Horizontal and vertical extent of people in a scene, in units of its 1200 by 800 viewBox
 * (packages/illustrations/scene-NAME.ts).
 */
const people = [
  { path: '/servicios/emigrar-mallorca', scene: 'life', feet: 706, spans: [[265, 545]] },
  {
    path: '/en/offices/palma',
    scene: 'offices',
    feet: 728,
    spans: [
      [370, 435],
      [535, 585],
      [665, 720],
    ],
  },
  {
    path: '/de/versicherungen/betriebsschaden',
    scene: 'business',
    feet: 726,
    spans: [
      [236, 292],
      [815, 860],
    ],
  },
  {
    path: '/de/versicherungen/gruppenkranken',
    scene: 'collective',
    feet: 640,
    spans: [
      [209, 300],
      [347, 438],
      [485, 576],
      [623, 714],
      [761, 852],
    ],
  },
  { path: '/servicios/itv', scene: 'car-services', feet: 744, spans: [[1060, 1150]] },
  { path: '/servicios/instalacion-paneles-solares', scene: 'home-services', feet: 432, spans: [[575, 625]] },
] as const

for (const width of [390, 820, 1024, 1440]) {
  test(`crops no person in the hero scenes at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const { path, scene, feet, spans } of people) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const picture = page.locator(`.page-hero-scene [src$="/${scene}.svg"]`)
      const { left, right, bottom } = await picture.evaluate((image) => {
        const { width: wide, height: high } = image.getBoundingClientRect()
        const scale = Math.max(wide / 1200, high / 800)
        const [x = 0, y = 0] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat)
        const hidden = { x: 1200 - wide / scale, y: 800 - high / scale }
        const left = (hidden.x * x) / 100
        return { left, right: left + wide / scale, bottom: (hidden.y * y) / 100 + high / scale }
      })
      expect.soft(bottom, path).toBeGreaterThan(feet)
      const cut = spans.filter(([from, to]) => [left, right].some((edge) => edge > from && edge < to))
      expect.soft(cut, `${path} shows ${Math.round(left)} to ${Math.round(right)}`).toEqual([])
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
