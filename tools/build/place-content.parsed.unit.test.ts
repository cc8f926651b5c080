import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { placeParsed } from './place-content.ts'

it('places the entries that this build used, and removes those of earlier builds only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parsed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [parsed, target] = [join(folder, 'parsed'), join(folder, 'build')]
  const begun = new Date('2026-01-02T10:00:00Z')
  mkdirSync(parsed)
  mkdirSync(target)
  for (const [name, at] of [
    ['old.json', '2026-01-01T10:00:00Z'],
    ['used.json', '2026-01-02T10:00:01Z'],
    ['cut.json.17-0.part', '2026-01-02T10:00:01Z'],
  ] as const) {
    writeFileSync(join(parsed, name), name)
    utimesSync(join(parsed, name), new Date(at), new Date(at))
  }
  writeFileSync(join(target, 'gone.json'), '')
  placeParsed(parsed, target, begun)
  expect(readdirSync(target)).toEqual(['used.json'])
})
