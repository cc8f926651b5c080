import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { placeContent } from './place-content.ts'

let folder = ''
const source = (name: string) => join(folder, 'content', name)
const target = (name: string) => join(folder, 'build', name)

function write(name: string, text: string): void {
  mkdirSync(join(source(name), '..'), { recursive: true })
  writeFileSync(source(name), text)
}

const place = () => placeContent(join(folder, 'build'), join(folder, 'content'))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  write('site.yaml', 'a: 1')
  write('blog/first/es.md', 'uno')
  write('blog/second/es.md', 'dos')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('puts every file in its place', () => {
  place()
  expect(readFileSync(target('blog/second/es.md'), 'utf8')).toBe('dos')
})

test('writes changed files, even of the same length, and keeps the rest', () => {
  place()
  const before = statSync(target('site.yaml')).ino
  const unchanged = statSync(target('site.yaml')).mtimeMs
  write('blog/first/es.md', 'ein')
  write('blog/third/es.md', 'tres')
  place()
  expect(readFileSync(target('blog/first/es.md'), 'utf8')).toBe('ein')
  expect(readFileSync(target('blog/third/es.md'), 'utf8')).toBe('tres')
  expect([statSync(target('site.yaml')).ino, statSync(target('site.yaml')).mtimeMs]).toEqual([
    before,
    unchanged,
  ])
})

test('removes files and folders that no longer exist', () => {
  place()
  rmSync(source('blog/second'), { recursive: true })
  rmSync(source('site.yaml'))
  place()
  expect(existsSync(target('blog/second'))).toBe(false)
  expect(existsSync(target('site.yaml'))).toBe(false)
  expect(existsSync(target('blog/first/es.md'))).toBe(true)
})

test('replaces a file by a folder, and a folder by a file', () => {
  place()
  rmSync(source('blog/second'), { recursive: true })
  write('blog/second', 'a file')
  rmSync(source('site.yaml'))
  write('site.yaml/de.yaml', 'a: 2')
  place()
  expect(readFileSync(target('blog/second'), 'utf8')).toBe('a file')
  expect(readFileSync(target('site.yaml/de.yaml'), 'utf8')).toBe('a: 2')
})
