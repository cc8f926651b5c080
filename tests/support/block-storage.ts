import type { Page } from '@playwright/test'

/** Has a page find all storage blocked, as with all cookies blocked, or in an app's own browser. */
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
