import { expect, test } from '@playwright/test'
import { axeFindingsInBothSchemes } from '#tests/support/axe.ts'
import { casesOf } from '#tests/support/cases.ts'
import { ready } from '#tests/support/ready.ts'

const article = '/en/blog/first-itv-for-a-foreign-car'

test('navigates from the list to an article, to its topic and back without a full load', async ({ page }) => {
  await page.goto('/en/blog')
  await ready(page)
  await page.evaluate(() => Object.assign(window, { kept: true }))
  await page.getByRole('link', { name: 'Your foreign car’s first ITV' }).click()
  await expect(page).toHaveURL(article)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your foreign car’s first ITV')
  await page.locator('.article-notes').getByRole('link', { name: 'Cars' }).click()
  await expect(page).toHaveURL('/en/blog?tag=cars')
  await expect(page.getByRole('heading', { name: 'On the topic: Cars' })).toBeVisible()
  await page.locator('.topic-filter').getByRole('link', { name: 'All' }).click()
  await expect(page.getByRole('heading', { name: 'Newest first' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'On the topic: Cars' })).toBeVisible()
  expect(await page.evaluate(() => 'kept' in window)).toBe(true)
})

test('switches an article’s language and opens its dialog on top', async ({ page }) => {
  await page.goto(article)
  await ready(page)
  await page.locator('.language-menu summary').click()
  await page.locator('.language-list').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/blog/erste-itv-auto-aus-dem-ausland')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Die erste ITV')
  await page.locator('.closing-band').getByRole('link', { name: 'Online-Termin' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Die erste ITV')
})

test('says when an article is not translated, with and without scripts', async ({ page, browser }) => {
  await page.goto('/de/blog')
  await ready(page)
  await expect(page.locator('#untranslated')).toBeHidden()
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/en/blog#untranslated',
      textContent: 'switch',
    })
    document.querySelector('main')?.prepend(link)
  })
  await page.getByText('switch', { exact: true }).click()
  await expect(page.getByText('is not available in English')).toBeVisible()
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const bare = await plain.newPage()
  await bare.goto('/en/blog#untranslated')
  await expect(bare.getByText('is not available in English')).toBeVisible()
  await plain.close()
})

test('answers an unknown article with not found, also on client navigation', async ({ page }) => {
  await page.goto('/en/blog')
  await ready(page)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/en/blog/no-such', textContent: 'gone' })
    document.querySelector('main')?.prepend(link)
  })
  await page.getByText('gone', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Oops.. Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/en')
  await expect(page.getByRole('heading', { name: 'Oops.. Page not found' })).toHaveCount(0)
})

test('renders lists, topics and articles without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/blog')
  await page.locator('.topic-filter').getByRole('link', { name: 'Vehículos' }).click()
  await expect(page).toHaveURL('/blog?tag=cars#articles')
  await page.getByRole('link', { name: 'La primera ITV de un coche extranjero' }).click()
  await expect(page.getByRole('heading', { name: 'Qué documentos se llevan' })).toBeVisible()
  await context.close()
})

for (const path of casesOf(['/blog', '/en/news', '/de/blog'], (one) => one !== '/de/blog')) {
  test(`serves a well-formed, complete RSS feed below ${path}`, async ({ page, request }) => {
    const answer = await request.get(`${path}/feed.xml`)
    expect(answer.headers()['content-type']).toContain('xml')
    // An empty page may parse anything; the site's own pages enforce Trusted Types.
    await page.goto('about:blank')
    const feed = await page.evaluate(
      (text) => {
        const parsed = new DOMParser().parseFromString(text, 'application/xml')
        const words = (element: Element, name: string) => element.querySelector(name)?.textContent ?? ''
        return {
          errors: parsed.querySelectorAll('parsererror').length,
          version: parsed.documentElement.getAttribute('version'),
          channel: ['title', 'link', 'description', 'language'].map((name) =>
            words(parsed.documentElement, name),
          ),
          self: parsed.querySelector('channel > link[rel=self]')?.getAttribute('href'),
          items: [...parsed.querySelectorAll('item')].map((item) =>
            ['title', 'link', 'guid', 'pubDate', 'description', 'author', 'encoded'].map((name) =>
              words(item, name),
            ),
          ),
        }
      },
      await answer.text(),
    )
    expect(feed).toMatchObject({ errors: 0, version: '2.0' })
    expect(feed.self).toMatch(new RegExp(`^https://[^/]+${path}/feed\\.xml$`))
    expect(feed.channel.every((words) => words !== '')).toBe(true)
    expect(feed.items.length).toBeGreaterThan(0)
    for (const item of feed.items) {
      expect(item.every((words) => words !== '')).toBe(true)
      expect(item[3]).toMatch(/^\w{3}, \d\d \w{3} \d{4} 00:00:00 GMT$/)
      expect(item[5]).toMatch(/^\S+@\S+ \(.+\)$/)
    }
  })
}

test('prints only an article’s text and sources', async ({ page }) => {
  await page.goto(article)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.page-hero-scene')).toBeHidden()
  await expect(page.locator('.article-aside .toc')).toBeHidden()
  await expect(page.locator('.article-onward')).toBeHidden()
  await expect(page.locator('.article-text table')).toBeVisible()
  await expect(page.locator('.article-sources')).toBeVisible()
})

test('stretches an article’s scene to the screen edge, with the contents beside the text', async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(article)
    const scene = await page.locator('.page-hero-scene').boundingBox()
    expect((scene?.x ?? 0) + (scene?.width ?? 0)).toBe(width)
  }
  const text = await page.locator('.article-text').boundingBox()
  const contents = await page.locator('.article-aside .toc').boundingBox()
  expect(contents?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0))
  expect((contents?.x ?? 0) + (contents?.width ?? 0)).toBeGreaterThan(1300)
})

const lists = ['/blog', '/en/news', '/de/nachrichten', '/en/services/noticia']

for (const path of casesOf(lists, (one) => one !== '/en/news')) {
  test(`shows the first article of ${path} above the fold, on phone and desktop`, async ({ browser }) => {
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      const context = await browser.newContext({ viewport: size, javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(path)
      const first = page.locator('.article-cards').getByRole('heading', { level: 3 }).first()
      await expect(first).toBeInViewport()
      const topics = page.locator('.topic-filter').getByRole('link')
      await expect(topics.first()).toBeVisible({ visible: size.width > 390 })
      await context.close()
    }
  })
}

const shown = [
  '/blog',
  '/de/nachrichten',
  '/en/services/noticia',
  article,
  '/de/nachrichten/v16-leuchte-statt-warndreieck',
]

test('has no axe findings on articles and lists, light or dark', async ({ page }) => {
  test.slow()
  // Blog and news are page kinds covered by the reflow test.
  for (const path of [
    '/en/services/noticia',
    article,
    '/de/nachrichten/v16-leuchte-statt-warndreieck',
    '/blog?tag=cars#untranslated',
  ]) {
    await page.goto(path)
    await ready(page)
    expect(await axeFindingsInBothSchemes(page), path).toEqual([])
  }
})

test('scrolls only tables sideways, and those by keyboard', async ({ page }) => {
  for (const path of shown) {
    await page.goto(path)
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const [wide, seen] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return [scrollWidth, clientWidth] as const
      })
      expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(seen)
    }
  }
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(article)
  await ready(page)
  await expect(page.getByRole('group', { name: 'What to bring' })).toHaveAttribute('tabindex', '0')
})
