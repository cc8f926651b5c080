import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-check-unread-'))
  for (const name of ['app', 'content', 'locales']) cpSync(name, join(folder, name), { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Changes a file of the copy; the change must find what it looks for. */
function edit(file: string, from: RegExp, to: string): void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  expect(text, file).toMatch(from)
  writeFileSync(path, text.replace(from, to))
}

/** What the check says of the copy, which is wrong. */
function said(): string[] {
  const check = resolve('tools/content-check.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [check], { cwd: folder, encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(1)
  return stdout.trim().split('\n')
}

it('tells a page that cannot be read once, under its own name', () => {
  edit('content/insurance/hogar/es.yaml', /^lead: /m, '\tlead: ')
  const wrong = said().filter((line) => line.startsWith('wrong: '))
  expect(wrong).toEqual([expect.stringMatching(/^wrong: content\/insurance\/hogar\/es\.yaml: Tabs /)])
})

it('counts nothing that it could not read', () => {
  edit('content/tags.yaml', /^(\w[\w-]*):/m, 'no-such-$1:')
  const lines = said()
  expect(lines.join('\n')).not.toMatch(/not used yet|strike the exception/)
  expect(lines[0]).toBe(
    '103 pages in 3 languages; not all could be read, and what depends on that was not checked',
  )
})

it('tells a mistake in the consent file like any other, and what else is wrong', () => {
  edit('content/consent.yaml', /^version: /m, 'versions: ')
  edit('content/markets.yaml', /^mon:/m, 'monday:')
  const text = said().join('\n')
  expect(text).toContain('wrong: content/consent.yaml: version: ')
  expect(text).toContain('wrong: content/markets.yaml: mon: ')
  expect(text).not.toContain(folder)
})
