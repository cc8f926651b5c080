import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { editFile } from '#tests/support/edit-file.ts'
import { placeContent } from '#tools/build/place-content.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coming-'))
  cpSync('content', join(folder, 'content'), { recursive: true })
  editFile(join(folder, 'content/news/ees-border/article.yaml'), /^date: .*$/m, 'date: 2026-12-15')
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  // The site's content is read once in a process.
  vi.resetModules()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

async function shownOn(day: string): Promise<boolean> {
  vi.useFakeTimers({ now: new Date(day), toFake: ['Date'] })
  const { siteArticles, siteAddresses, siteIdentity } = await import('./load.server.ts')
  const { comingArticles } = await import('./articles/published-articles.server.ts')
  const listed = siteArticles().articles.some(({ id }) => id === 'ees-border')
  expect(siteAddresses(siteIdentity()).some(({ article }) => article === 'ees-border')).toBe(listed)
  const target = join(folder, 'placed')
  placeContent(target, join(folder, 'content'), comingArticles())
  expect(existsSync(join(target, 'news/ees-border/article.yaml'))).toBe(listed)
  expect(existsSync(join(target, 'news/v16-beacon/article.yaml'))).toBe(true)
  return listed
}

it('an article is not part of the site before its day on Mallorca', async () => {
  expect(await shownOn('2026-12-14T22:59:00Z')).toBe(false)
})

it('an article is part of the site from the midnight of its day', async () => {
  expect(await shownOn('2026-12-14T23:01:00Z')).toBe(true)
})

it('the preview of a draft shows articles of days to come', async () => {
  vi.stubEnv('COMING_ARTICLES', 'shown')
  expect(await shownOn('2026-11-28T12:00:00Z')).toBe(true)
})
