import type { Locator } from '@playwright/test'

/**
 * Does to the texts in an element what a browser's translation does: other elements replace each
 * text node.
 */
export async function translate(root: Locator): Promise<void> {
  await root.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (text.data.trim() === '') continue
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.append(text.data)
      outer.append(inner)
      text.replaceWith(outer)
    }
  })
}
