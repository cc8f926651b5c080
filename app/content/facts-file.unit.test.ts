import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { parseFacts, readFacts } from './facts.server.ts'

const file = 'content/facts/nie.yaml'
const written = (value: string) => `
- id: nie.fee
  kind: money
  value: ${value}
  unit: EUR
  source: { name: Ley 1/2026 }
  asOf: 2026-11-21
  review: 2027-11-21
  confidence: high
`

test.each([
  ['1500', 1500],
  ['1.5', 1.5],
  ['1.50 # a month', 1.5],
])('a value of %s is %d', (value, read) => {
  expect(parseFacts(written(value), file)).toMatchObject([{ value: read }])
})

test.each([
  ['1.500', '1500 or 1.5'],
  ['12.000 # a year', '12000 or 12'],
])('a value of %s may be two and is refused', (value, both) => {
  expect(() => parseFacts(written(value), file)).toThrow(
    `${file}: value: ${value.split(' ')[0]} may mean ${both}: write the one that it is`,
  )
})

test.each([
  ['a.yaml', 'nie.fee', 'content/facts/a.yaml: nie.fee is given twice'],
  ['b.yaml', 'nie.fee', 'content/facts/b.yaml: nie.fee is given in content/facts/a.yaml too'],
  [
    'b.yaml',
    'site.files',
    'content/facts/b.yaml: site.files is given in app/content/configured-facts.server.ts too',
  ],
])('what %s gives as a second %s is named with the first', (name, id, message) => {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'))
  const facts = join(folder, 'content/facts')
  mkdirSync(facts, { recursive: true })
  writeFileSync(join(facts, 'a.yaml'), written('10'))
  writeFileSync(join(facts, name), written('10').replace('nie.fee', id), { flag: 'a' })
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder)
  expect(readFacts).toThrow(message)
  cwd.mockRestore()
  rmSync(folder, { recursive: true })
})
