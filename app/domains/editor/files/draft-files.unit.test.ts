import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, test } from 'vitest'
import { draftPath, readDraftFile, writeDraftFile } from './draft-files.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'draft-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const root = join(folder, 'draft')
mkdirSync(join(root, 'content'), { recursive: true })
writeFileSync(join(folder, 'secret.yaml'), 'a: b\n')
symlinkSync(folder, join(root, 'content/out'))
symlinkSync(join(folder, 'secret.yaml'), join(root, 'content/link.yaml'))

test.each([
  '../secret.yaml',
  'content/../../secret.yaml',
  'content/out/secret.yaml',
  'content/link.yaml',
  '/etc/passwd',
  'content/.git/config.yaml',
  'content/a\0.yaml',
  'app/desk.server.ts',
  'content/a.yaml\n',
  'content',
  'content/x.sh',
])('%j is no file of a draft', (file) => {
  expect(() => draftPath(root, file)).toThrow('not a content file')
})

it('reads what it wrote, with every byte', () => {
  writeDraftFile(root, 'content/pages/home/es.yaml', '\uFEFFa: b\r\n')
  expect(readDraftFile(root, 'content/pages/home/es.yaml')).toBe('\uFEFFa: b\r\n')
  expect(readDraftFile(root, 'content/none.yaml')).toBeUndefined()
})
