import { expect, test } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'

const phone = { width: 390, height: 844 }
const tablet = { width: 820, height: 1180 }
const desktop = { width: 1440, height: 900 }

test('leaves no single item alone in a row of five related pages or seven situations', async ({ page }) => {
  await page.setViewportSize(desktop)
  const lists = [
    ['/de/dienstleistungen/horarcom', '.related-links', [3, 2]],
    ['/de/versicherungen/krankenversicherung', '.related-links', [3, 2]],
    ['/de/dienstleistungen/support', '.situation-cards', [3, 4]],
  ] as const
  for (const [path, list, expected] of lists) {
    await page.goto(encodeURI(path))
    const tops = await page
      .locator(list)
      .first()
      .locator('> li')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)))
    const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
    expect.soft(rows, path).toEqual(expected)
  }
})

test('makes related pages equally wide and leaves no gap between cards', async ({ page }) => {
  await page.setViewportSize(desktop)
  for (const path of ['/servicios/nie', '/de/versicherungen/krankenversicherung', '/en/services/horarcom']) {
    await page.goto(path)
    const widths = await page
      .locator('.related-links > li')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().width)))
    expect.soft(new Set(widths).size, path).toBe(1)
  }
  for (const size of [tablet, desktop]) {
    await page.setViewportSize(size)
    for (const path of [
      '/en/services/support',
      '/servicios/automovil',
      '/de/dienstleistungen/emigrar-mallorca',
    ]) {
      await page.goto(path)
      const hole = await page.locator('.situation-cards').evaluate((list) => {
        const last = list.lastElementChild?.getBoundingClientRect()
        return Math.round(list.getBoundingClientRect().right - (last?.right ?? 0))
      })
      expect.soft(hole, `${path} at ${size.width} px`).toBeLessThanOrEqual(1)
    }
  }
})

test('extends a closing band on a phone down to the ribbon', async ({ page }) => {
  await page.setViewportSize(phone)
  for (const path of ['/de/lebensstil', '/seguros', '/en/services/horarcom', '/seguros?feedback=no']) {
    await page.goto(path)
    const bottom = (selector: string, edge: 'top' | 'bottom') =>
      page.locator(selector).evaluate((element, side) => element.getBoundingClientRect()[side], edge)
    // The question at the end of a page, and what follows an answer, lie between them as a strip of its own colour.
    const strip = (await bottom('.page-question', 'top')) - (await bottom('.closing-band', 'bottom'))
    const gap = (await bottom('.ribbon', 'top')) - (await bottom('.page-question', 'bottom'))
    expect.soft([Math.round(strip), Math.round(gap)], path).toEqual([0, 0])
  }
})

test('keeps map labels within the margin and apart from each other', async ({ page }) => {
  for (const size of [phone, tablet, desktop]) {
    await page.setViewportSize(size)
    for (const path of ['/de', '/contacto', '/en/offices/santa-ponsa']) {
      await page.goto(path)
      const maps = await page.locator('.island-map').evaluateAll((all) =>
        all.map((map) => {
          const { left, right } = map.getBoundingClientRect()
          const boxes = [...map.querySelectorAll('text')].map((name) => name.getBoundingClientRect())
          const outside = boxes.filter((box) => box.left < left - 1 || box.right > right + 1).length
          const touching = boxes.filter((one, index) =>
            boxes
              .slice(index + 1)
              .some(
                (other) =>
                  one.left < other.right &&
                  other.left < one.right &&
                  one.top < other.bottom &&
                  other.top < one.bottom,
              ),
          ).length
          return { outside, touching }
        }),
      )
      for (const map of maps)
        expect.soft(map, `${path} at ${size.width} px`).toEqual({ outside: 0, touching: 0 })
    }
  }
})

test('renders map labels at small-print size when their column is narrow', async ({ page }) => {
  for (const size of [tablet, phone]) {
    await page.setViewportSize(size)
    for (const path of ['/de', '/de/kontakt', '/de/buros/palma']) {
      await page.goto(path)
      const drawn = await page.locator('.island-map').evaluate((map: SVGSVGElement) => {
        const scale = map.getBoundingClientRect().width / map.viewBox.baseVal.width
        return [...map.querySelectorAll('text')].map(
          (name) => Number.parseFloat(getComputedStyle(name).fontSize) * scale,
        )
      })
      expect.soft(drawn.length, path).toBeGreaterThan(4)
      expect.soft(Math.min(...drawn), `${path} at ${size.width} px`).toBeGreaterThan(12)
      expect.soft(Math.max(...drawn), `${path} at ${size.width} px`).toBeLessThan(24)
    }
  }
})

test('aligns the start and end of the service groups’ lists', async ({ page }) => {
  await page.setViewportSize(tablet)
  await page.goto('/de')
  const bands = page.locator('.service-bands')
  for (const part of ['h3', 'ul', 'div > a:last-child']) {
    const tops = await bands
      .locator(part)
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    expect.soft(tops, part).toHaveLength(3)
    expect.soft(new Set(tops).size, part).toBe(1)
  }
})

test('hyphenates a long German compound at its parts in a narrow column', async ({ page }) => {
  const columns = [
    { path: '/de/versicherungen', size: desktop, text: 'h2' },
    { path: '/de/versicherungen/geldanlagen', size: { width: 1200, height: 900 }, text: '.in-short dt' },
    {
      path: '/de/versicherungen/betriebsschaden',
      size: phone,
      text: '.compare-scroll thead th',
    },
    { path: '/de/versicherungen/gruppenkranken', size: phone, text: '.compare-scroll thead th' },
  ]
  for (const { path, size, text } of columns) {
    await page.setViewportSize(size)
    await page.goto(path)
    const broken = await page.locator(text).evaluateAll((elements) =>
      elements.flatMap((element) => {
        const node = element.firstChild
        if (!(node instanceof Text) || !element.checkVisibility()) return []
        // A part ends at a soft hyphen, and the browser counts the rendered hyphen as the next
        // part's first letter.
        return [...node.data.matchAll(/\p{L}{2,}/gu)].flatMap(({ 0: part, index }) => {
          const range = document.createRange()
          range.setStart(node, index + 1)
          range.setEnd(node, index + part.length)
          const seen = [...range.getClientRects()].filter(({ width }) => width > 1)
          return new Set(seen.map(({ top }) => Math.round(top))).size > 1 ? [part] : []
        })
      }),
    )
    expect.soft(broken, path).toEqual([])
  }
})

test('keeps a button’s label unbroken', async ({ page }) => {
  const paths = ['/de/busqueda?q=auto', '/de', '/de/schäden', '/de/kontakt', '/de/buros/palma', '/de/team']
  for (const path of paths) {
    await page.goto(encodeURI(path))
    for (const size of [phone, tablet, desktop]) {
      await page.setViewportSize(size)
      const broken = await page.locator('.button:visible').evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
          const found: string[] = []
          while (texts.nextNode()) {
            const node = texts.currentNode as Text
            for (const { 0: word, index } of node.data.matchAll(/\p{L}{2,}/gu)) {
              const range = document.createRange()
              range.setStart(node, index)
              range.setEnd(node, index + word.length)
              if (range.getClientRects().length > 1) found.push(word)
            }
          }
          return found
        }),
      )
      expect.soft(broken, `${path} at ${size.width} px`).toEqual([])
    }
  }
})

test('closes the menu in the history entry where it was opened', async ({ page }) => {
  await page.setViewportSize(tablet)
  await page.goto('/de/kontakt')
  await ready(page)
  for (const size of [tablet, phone]) {
    await page.setViewportSize(size)
    const opener = page.locator('.menu-open')
    const box = await opener.boundingBox()
    await opener.click()
    const closer = page.locator('.menu-head .icon-button')
    expect.soft((await closer.boundingBox())?.x, `${size.width} px`).toBe(box?.x)
    // A reload would not close the menu: its history entry is still the current one.
    await closer.click()
    await expect(opener).toBeFocused()
  }
})

test('keeps an office’s name on one line beside its hours', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/de/buros/palma?dialog=appointment-dialog')
  await ready(page)
  const name = page
    .getByRole('dialog')
    .locator('.radio-card span')
    .filter({ hasText: /^Santa Ponça$/ })
  await expect(name).toBeVisible()
  const lines = await name.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
})

test('gives the question the wide column on the contact page and the address the narrow one', async ({
  page,
}) => {
  for (const size of [tablet, desktop]) {
    await page.setViewportSize(size)
    await page.goto('/contacto')
    const message = await page.locator('#write').getByLabel('Mensaje').boundingBox()
    const name = await page.locator('#write').getByLabel('Nombre y apellidos').boundingBox()
    expect.soft(message?.width, `at ${size.width} px`).toBeGreaterThan((name?.width ?? 0) * 1.3)
    expect.soft(name?.x).toBeGreaterThan((message?.x ?? 0) + (message?.width ?? 0))
    expect.soft(message?.height).toBeLessThanOrEqual(200)
  }
})

test('shows popular starting points beside the search results', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/en/busqueda?q=nie')
  const results = await page.locator('.search-group').first().boundingBox()
  const popular = await page.getByRole('region', { name: 'Good places to start' }).boundingBox()
  expect(popular?.x).toBeGreaterThan((results?.x ?? 0) + (results?.width ?? 0))
  expect(popular?.y).toBe(results?.y)
})

test('lays the icon of a search form within its field, also above a button', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/en/not-a-page')
  const field = await page.locator('main input[type=search]').boundingBox()
  const icon = await page.locator('main .search-form .icon').boundingBox()
  expect(icon?.y).toBeGreaterThan(field?.y ?? 0)
  expect((icon?.y ?? 0) + (icon?.height ?? 0)).toBeLessThan((field?.y ?? 0) + (field?.height ?? 0))
})

test('starts an amount that goes below its label where the label starts, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/services/car-registration')
  await page.locator('#fees summary').click()
  const rows = page.locator('#fees .fee-table tbody tr')
  const starts = await rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const [label, amount] = [row.querySelector('th'), row.querySelector('td:last-child')]
      if (!label || !amount) return []
      const words = document.createRange()
      words.selectNodeContents(amount)
      // Each line of the words has a rectangle of its own.
      const lines = [...words.getClientRects()].map(({ left }) => Math.round(left))
      const isBelow = amount.getBoundingClientRect().top >= label.getBoundingClientRect().bottom
      return isBelow ? [lines.map((left) => left - Math.round(label.getBoundingClientRect().left))] : []
    }),
  )
  expect(starts.length).toBeGreaterThan(1)
  expect(starts.flat().filter((offset) => offset !== 0)).toEqual([])
})
