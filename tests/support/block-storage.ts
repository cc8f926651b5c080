import type { Page } from '@playwright/test'

/** Blocks all storage for a page, as with all cookies blocked, or in an app's built-in browser. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
