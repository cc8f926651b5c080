import type { Page } from '@playwright/test'

// What browsers and extensions do to a page before and after its scripts run.

/** Inserted before each translated text. Playwright ignores it in names and texts. */
export const translationMark = '\u200b'

/** When a translator or an extension starts: while the page is parsed, or afterwards. */
export type Start = 'parsing' | 'parsed'

/**
 * Translates as Google Translate does: two elements replace each text node, also each later one,
 * and the document's language changes.
 */
export async function translateFrom(page: Page, start: Start): Promise<void> {
  await page.addInitScript(
    ([mark, from]) => {
      const isOwn = (text: Node) => text.parentElement?.nodeName === 'FONT'
      const translate = (root: Node) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        const texts = root instanceof Text ? [root] : []
        while (walker.nextNode()) texts.push(walker.currentNode as Text)
        for (const text of texts) {
          const parent = text.parentElement
          if (text.data.trim() === '' || isOwn(text) || !parent?.closest('body')) continue
          if (parent.closest('script, style, template, svg, option, textarea')) continue
          const outer = document.createElement('font')
          const inner = document.createElement('font')
          outer.style.verticalAlign = 'inherit'
          inner.append(mark + text.data)
          outer.append(inner)
          text.replaceWith(outer)
        }
      }
      const run = () => {
        document.documentElement.lang = 'fr'
        document.documentElement.classList.add('translated-ltr')
        translate(document.documentElement)
        new MutationObserver((changes) => {
          for (const { type, target, addedNodes } of changes) {
            if (type === 'characterData') translate(target)
            for (const node of addedNodes) if (node.isConnected) translate(node)
          }
        }).observe(document, { subtree: true, childList: true, characterData: true })
      }
      if (from === 'parsed') addEventListener('DOMContentLoaded', run)
      else
        new MutationObserver((_, wait) => {
          if (!document.body) return
          wait.disconnect()
          run()
        }).observe(document, { subtree: true, childList: true })
    },
    [translationMark, start] as const,
  )
}

/**
 * Inserts what password managers and writing assistants insert: around the page, beside fields, in
 * labels.
 */
export async function extendFrom(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const extend = () => {
      const own = (name: string) => {
        const element = document.createElement(name)
        element.dataset['extension'] = ''
        return element
      }
      document.documentElement.append(own('grammarly-desktop-integration'))
      document.documentElement.dataset['extensionInstalled'] = 'true'
      document.head.prepend(own('style'), own('meta'))
      document.body.prepend(own('div'), 'extension', own('header'), own('main'))
      document.body.dataset['grCheckLoaded'] = '14'
      document.getElementById('app')?.prepend(own('div'))
      for (const field of document.querySelectorAll('input, textarea, select')) {
        field.setAttribute('data-extension-id', '1')
        field.setAttribute('spellcheck', 'false')
        field.after(own('div'))
        field.before(own('com-manager-button'))
        field.closest('form')?.append(own('grammarly-extension'))
      }
      for (const heading of document.querySelectorAll('h1, h2')) heading.append(own('span'))
    }
    addEventListener('DOMContentLoaded', extend)
  })
}
