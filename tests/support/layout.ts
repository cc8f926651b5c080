import type { Locator, Page } from '@playwright/test'

/** Horizontal page overflow and clipped words; content of scrollable parts is neither. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const name = (element: Element) => `${element.localName}.${element.getAttribute('class') ?? ''}`
    const found = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : []
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('.visually-hidden, .trap, svg, thead') || !element.checkVisibility()) continue
      const { overflowX } = getComputedStyle(element)
      const hasText = () => element instanceof HTMLElement && element.innerText.trim() !== ''
      if (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1 && hasText())
        found.push(`${name(element)} cuts words off`)
      const { left, right } = element.getBoundingClientRect()
      if (left >= -1 && right <= root.clientWidth + 1) continue
      let around = element.parentElement
      while (around && !/auto|scroll/.test(getComputedStyle(around).overflowX)) around = around.parentElement
      if (!around && hasText())
        found.push(`${name(element)} reaches from ${Math.round(left)} to ${Math.round(right)}`)
    }
    return found
  })
}

/** The text spacing that readers may set (WCAG 1.4.12). */
export async function widenText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}

/**
 * What no longer fits at twice the text size (WCAG 1.4.4); the text size is restored afterwards.
 */
export async function overflowDoubled(page: Page): Promise<string[]> {
  const setSize = (size: string) =>
    page.evaluate((wanted) => {
      document.documentElement.style.fontSize = wanted
    }, size)
  await setSize('200%')
  const found = await overflow(page)
  await setSize('')
  return found
}

/** Focuses each control of a part in turn; returns those whose centre is then covered. */
export function coveredWhenFocused(part: Locator): Promise<string[]> {
  return part.evaluate(async (root) => {
    const found: string[] = []
    for (const element of root.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')) {
      if (element.tabIndex < 0 || !element.checkVisibility() || element.closest('.trap')) continue
      element.focus()
      // A blurred field may show its error and move the next one.
      if (element.matches('input, select, textarea'))
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const box = element.getClientRects()[0]
      if (document.activeElement !== element || !box) continue
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      const seen =
        top && (element.contains(top) || top.contains(element) || element.closest('label')?.contains(top))
      if (!seen) found.push(`${element.outerHTML.slice(0, 80)} at ${Math.round(box.y)} px`)
    }
    return found
  })
}

/**
 * Headings and landmarks shown before one that precedes them in the page: above it and not to its
 * right, or to its left and higher. Fixed elements are excluded.
 */
export function outOfOrder(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const marks = [...document.querySelectorAll('header, main, footer, nav, h1, h2, h3')].filter(
      (element) =>
        element.checkVisibility() && !element.closest('.menu, .visually-hidden, details:not([open]) *'),
    )
    return marks.flatMap((element, index) => {
      const before = marks[index - 1]
      if (!before || before.contains(element)) return []
      const [one, two] = [before.getBoundingClientRect(), element.getBoundingClientRect()]
      const above = two.bottom <= one.top + 1 && two.left < one.right - 1
      const leftAndHigher = two.right <= one.left + 1 && two.top < one.top - 1
      return above || leftAndHigher
        ? [`${element.textContent.trim().slice(0, 40)} after ${before.textContent.trim().slice(0, 40)}`]
        : []
    })
  })
}

/**
 * Columns of text that are too narrow to read: three lines or more with two letters each on
 * average, or a column of less than five em. Everything that opens is opened first, so that its
 * content is measured too. A page that scrolls sideways is reported as well.
 */
export function crushedColumns(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const minWidthInEm = 5
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details, footer details')) {
      details.name = ''
      details.open = true
    }
    const textsOf = new Map<Element, Text[]>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      let block = text.parentElement
      if (text.data.trim() === '' || !block?.checkVisibility()) continue
      if (block.closest('.visually-hidden, script, style, svg, thead')) continue
      while (block && /^(inline|contents)$/.test(getComputedStyle(block).display)) block = block.parentElement
      if (block) textsOf.set(block, [...(textsOf.get(block) ?? []), text])
    }
    const selector = (element: Element): string => {
      const name = element.localName + (element.classList[0] ? `.${element.classList[0]}` : '')
      const named = element.id || element.className || !element.parentElement
      return named ? name : `${selector(element.parentElement)} > ${name}`
    }
    const { scrollWidth, clientWidth } = document.documentElement
    const sideways = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
    const crushed = [...textsOf].flatMap(([block, texts]) => {
      const style = getComputedStyle(block)
      const em = Number.parseFloat(style.fontSize)
      const range = document.createRange()
      const tops = texts.flatMap((text) => {
        range.selectNodeContents(text)
        return [...range.getClientRects()].map(({ top }) => top)
      })
      // Text of other sizes in a line starts slightly higher or lower.
      const lines = tops
        .sort((a, b) => a - b)
        .filter((top, i) => i === 0 || top - (tops[i - 1] ?? 0) > em / 2)
      if (lines.length < 3) return []
      const letters = texts.map(({ data }) => data.replaceAll(/[\s\u00AD]/g, '')).join('')
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
      const width = Math.round(block.clientWidth - padding)
      return letters.length / lines.length <= 2 || width < minWidthInEm * em
        ? [`${selector(block)} is ${width} px wide: ${letters.slice(0, 30)}`]
        : []
    })
    return [...sideways, ...crushed]
  })
}
