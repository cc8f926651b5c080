import { test as base, type Page } from '@playwright/test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askingConsent } from './consent.ts'
import { startFakeTags, type FakeTags } from './fake-tags.ts'
import { startOwnSite, type OwnSite } from './own-site.ts'
import { ready } from './ready.ts'

/** A site with a container, and a stand-in for the tag manager. */
export interface Asking {
  readonly tags: FakeTags
  readonly site: OwnSite
}

/** A site with a container, and a real server in place of the tag manager; one pair per worker. */
export const test = base.extend<{ outside: string[] }, { asking: Asking }>({
  asking: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are used
    async ({}, use) => {
      const tags = await startFakeTags()
      const folder = mkdtempSync(join(tmpdir(), 'consent-'))
      const file = join(folder, 'consent.yaml')
      // JSON is valid YAML.
      writeFileSync(file, JSON.stringify(askingConsent(tags.origin)))
      const site = await startOwnSite({ CONSENT_FILE: file })
      await use({ tags, site })
      await site.stop()
      await tags.close()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ asking }, use) => use(asking.site.origin),
  /** Every request of the browser that leaves the site. */
  outside: async ({ context, asking }, use) => {
    const left: string[] = []
    asking.tags.asked.length = 0
    context.on('request', (request) => {
      const { origin, pathname, search } = new URL(request.url())
      if (origin !== asking.site.origin) left.push(pathname + search)
    })
    await use(left)
  },
})
/** The first layer, in English. */
export const banner = (page: Page) => page.getByRole('region', { name: 'You decide about cookies' })
/** The second layer. */
export const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' })
/** Presses a button by its exact name. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** The consent answer stored in the browser. */
export const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? 'null') as Record<string, unknown> | null)
/** The names of all cookies. */
export const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort()

/** Opens a page and waits until its scripts run. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}
