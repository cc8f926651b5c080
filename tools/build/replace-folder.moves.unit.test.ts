import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { moveFiles } from './replace-folder.ts'

test('moves files over those of the same name, and keeps the others', () => {
  const root = mkdtempSync(join(tmpdir(), 'move-'))
  const write = (file: string, text: string) => {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  for (const file of ['build/a', 'build/en/b']) write(file, 'old')
  for (const file of ['next/en/b', 'next/en/new/c']) write(file, 'new')
  moveFiles(join(root, 'next'), join(root, 'build'))
  const read = (file: string) => readFileSync(join(root, 'build', file), 'utf8')
  expect(['a', 'en/b', 'en/new/c'].map(read)).toEqual(['old', 'new', 'new'])
  expect(existsSync(join(root, 'next'))).toBe(false)
  rmSync(root, { recursive: true })
})
