import { expect, test, type Page } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'

const phone = { width: 390, height: 844 }
const topBefore = 500
/** Maximum distance in pixels that a heading may move when it is pressed. */
const slack = 80

/** Every kind of disclosure where one above the pressed one may close. */
const kinds = [
  { name: 'situations of the home page', path: '/de', heading: '.situation > summary' },
  { name: 'situations of the insurance index', path: '/en/insurances', heading: '.situation > summary' },
  { name: 'lists of the footer', path: '/contacto', heading: '.footer-list > summary' },
  { name: 'groups of the home page', path: '/en', heading: '.directory summary' },
  { name: 'groups of the insurance index', path: '/seguros', heading: '.product-group summary' },
  { name: 'questions', path: '/contacto', heading: '.faq-section summary' },
  { name: 'cases of the claims page', path: '/de/schäden', heading: '.claim > summary' },
] as const

/**
 * Presses each heading at the same screen position, where it has to stay; returns its position
 * afterwards.
 */
async function pressEach(page: Page, selector: string): Promise<number[]> {
  const headings = page.locator(selector)
  const tops: number[] = []
  for (const heading of await headings.all()) {
    if (await heading.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open)) continue
    await heading.evaluate((element, top) => {
      scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
    }, topBefore)
    const before = await heading.evaluate((element) => element.getBoundingClientRect().top)
    await heading.click()
    await expect(heading.locator('..')).toHaveAttribute('open')
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top)
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(slack)
    tops.push(await top())
  }
  return tops
}

test.describe('keeps a pressed accordion heading in view', () => {
  test.use({ viewport: phone })
  for (const { name, path, heading } of kinds) {
    test(name, async ({ page }) => {
      await page.goto(encodeURI(path))
      await ready(page)
      expect((await pressEach(page, heading)).length).toBeGreaterThan(2)
    })
  }
})

test.describe('keeps a pressed accordion heading in view without scroll anchoring, as in Safari', () => {
  test.use({ viewport: phone })
  test('keeps a pressed situation heading in place before the page’s scripts have loaded', async ({
    page,
  }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/de')
    await page.evaluate(() => (document.documentElement.style.overflowAnchor = 'none'))
    expect((await pressEach(page, '.situation > summary')).length).toBeGreaterThan(2)
  })
})
