import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bringBack, replaceFolder } from './replace-folder.ts'

let root = ''
let folder = ''
let aside = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'replace-'))
  folder = join(root, 'build')
  aside = join(root, 'cache', 'last')
  mkdirSync(folder)
  writeFileSync(join(folder, 'id'), 'old')
})
afterEach(() => rmSync(root, { recursive: true }))

const inFolder = () => readFileSync(join(folder, 'id'), 'utf8')

/** Fills the folder with a part of its intended content. */
function begin(): void {
  expect(existsSync(folder)).toBe(false)
  mkdirSync(folder)
  writeFileSync(join(folder, 'id'), 'new')
}

test('replaces the previous folder completely', async () => {
  await replaceFolder(folder, aside, () => Promise.resolve(begin()))
  expect(inFolder()).toBe('new')
  expect(existsSync(aside)).toBe(false)
})

test('restores the previous folder and reports the failure when filling fails', async () => {
  const fill = () => {
    begin()
    return Promise.reject(new Error('a mistake in the code'))
  }
  await expect(replaceFolder(folder, aside, fill)).rejects.toThrow('a mistake in the code')
  expect(inFolder()).toBe('old')
  expect(existsSync(aside)).toBe(false)
})

test('restores the previous folder after an interrupted run, and only then', () => {
  bringBack(folder, aside)
  expect(inFolder()).toBe('old')
  // As a process that is killed leaves it.
  void replaceFolder(folder, aside, () => {
    begin()
    return new Promise(() => undefined)
  })
  expect(inFolder()).toBe('new')
  bringBack(folder, aside)
  expect(inFolder()).toBe('old')
  expect(existsSync(aside)).toBe(false)
})

test('does not restore leftovers of an older folder', async () => {
  mkdirSync(aside, { recursive: true })
  writeFileSync(join(aside, 'id'), 'older')
  await replaceFolder(folder, aside, () => Promise.reject(new Error('x'))).catch(() => undefined)
  expect(inFolder()).toBe('old')
})
