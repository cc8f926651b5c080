import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { boardName, boardPages } from './boards.ts'

test('shows the pictures that exist, and nothing else of the folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boards-'))
  const pages = boardPages(folder)
  const text = async (path: string) => (await pages.request(path)).text()
  expect(await text('/')).toContain('npm run boards')
  const name = boardName({ kind: 'not-found', width: 390, scheme: 'dark' })
  writeFileSync(join(folder, name), 'picture')
  writeFileSync(join(folder, 'other.txt'), 'other')
  expect(await text('/')).toContain('alt="not-found, 390 pixels, dark"')
  expect(await text(`/${name}`)).toBe('picture')
  expect((await pages.request('/other.txt')).status).toBe(404)
})
