import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readText } from './read-text.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'read-text-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'es.yaml')
const name = relative(process.cwd(), file)

it.each([
  ['', 'Müllcontainer\n'],
  [' with a byte order mark', '\uFEFFMüllcontainer\n'],
])('reads UTF-8%s', (_what, text) => {
  writeFileSync(file, text)
  expect(readText(file)).toBe('Müllcontainer\n')
})

it.each([
  ['Windows-1252', Buffer.from('Müllcontainer', 'latin1')],
  ['UTF-16 with a byte order mark', Buffer.from('\uFEFFa: b', 'utf16le')],
  ['UTF-16 without', Buffer.from('a: b', 'utf16le')],
])('rejects %s with the file name', (_what, bytes) => {
  writeFileSync(file, bytes)
  expect(() => readText(file)).toThrow(
    `${name}: is not saved as UTF-8 (in the editor: Save as, encoding UTF-8)`,
  )
})

it('names a missing file', () => {
  expect(() => readText(`${file}.md`)).toThrow(`${name}.md is missing`)
})
