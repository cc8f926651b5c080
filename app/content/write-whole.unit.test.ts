import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isUnfinished, writeWhole } from './write-whole.server.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-whole-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('leaves only the complete file in place of the previous one', () => {
  const file = join(folder, 'a.br')
  writeWhole(file, Buffer.from('first'))
  writeWhole(file, 'second')
  expect(readdirSync(folder)).toEqual(['a.br'])
  expect(readFileSync(file, 'utf8')).toBe('second')
})

it('leaves nothing when it cannot replace the file', () => {
  const taken = join(folder, 'a.br')
  mkdirSync(taken)
  expect(() => writeWhole(taken, 'text')).toThrow()
  expect(readdirSync(folder)).toEqual(['a.br'])
})

it('recognises leftovers of interrupted writes by name', () => {
  expect(['a.br.17-0.part', 'a.br', 'part.js'].filter(isUnfinished)).toEqual(['a.br.17-0.part'])
})
