import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { boardName, boardPages, drawnName } from './boards.ts'

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

test('shows a drawing above the pages of the kind that it is named after', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boards-'))
  const pages = boardPages(folder)
  writeFileSync(join(folder, boardName({ kind: 'home', width: 390, scheme: 'light' })), 'picture')
  for (const name of ['01-home-de-desktop.png', '10-sheet.png'])
    writeFileSync(join(folder, drawnName(name) ?? ''), 'drawing')
  const [, home, others] = (await (await pages.request('/')).text()).split('<h2>')
  expect(home).toMatch(/^home<[^]*drawn-01-home-de-desktop\.png[^]*home, 390 pixels, light/)
  expect(others).toMatch(/^Other drawings<[^]*drawn-10-sheet\.png/)
  const answer = await pages.request('/drawn-10-sheet.png')
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(drawnName('../secret.png')).toBeUndefined()
  expect(drawnName('notes.md')).toBeUndefined()
})
