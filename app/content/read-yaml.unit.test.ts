import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { parseYaml, readYaml } from './read-yaml.server.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-yaml-'))
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

it('caches nothing without a folder', () => {
  const file = join(folder, 'a.yaml')
  writeFileSync(file, 'day: 2026-11-21\nlist: [1, "2", null]\n')
  expect(readYaml(file)).toEqual({ day: '2026-11-21', list: [1, '2', null] })
  expect(readdirSync(folder)).toEqual(['a.yaml'])
})

it('reads a cached text as it was parsed, and parses a changed one again', () => {
  vi.stubEnv('PARSED_CACHE', join(folder, 'kept'))
  const first = parseYaml('a: &x { b: 1 }\nc: *x\n', 'a.yaml')
  expect(parseYaml('a: &x { b: 1 }\nc: *x\n', 'a.yaml')).toEqual(first)
  expect(readdirSync(join(folder, 'kept'))).toHaveLength(1)
  expect(parseYaml('a: &x { b: 2 }\nc: *x\n', 'a.yaml')).toEqual({ a: { b: 2 }, c: { b: 2 } })
  expect(readdirSync(join(folder, 'kept'))).toHaveLength(2)
})

it('does not cache a text that cannot be parsed', () => {
  vi.stubEnv('PARSED_CACHE', join(folder, 'kept'))
  expect(() => parseYaml('a: [1', 'content/a.yaml')).toThrow('content/a.yaml: ')
  expect(() => parseYaml('a: [1', 'content/a.yaml')).toThrow('content/a.yaml: ')
})
