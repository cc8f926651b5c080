import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { parseFacts, readFacts } from './facts.server.ts'
import { problemsIn } from '#content/read-all.ts'

const file = 'content/facts/nie.yaml'
const written = (value: string) => `
- id: nie.fee
  kind: money
  value: ${value}
  unit: EUR
  source: { name: Ley 1/2026, url: 'https://law.test/a' }
  asOf: 2026-11-21
  review: 2027-11-21
`

test.each([
  ['1500', 1500],
  ['1.5', 1.5],
  ['1.50 # a month', 1.5],
])('parses a value of %s as %d', (value, read) => {
  expect(parseFacts(written(value), file)).toMatchObject([{ value: read }])
})

test.each([
  ['1.500', '1500 or 1.5'],
  ['12.000 # a year', '12000 or 12'],
])('rejects the ambiguous value %s', (value, both) => {
  expect(() => parseFacts(written(value), file)).toThrow(
    `${file}: value: ${value.split(' ')[0]} may mean ${both}: write the one that it is`,
  )
})

/** The errors of a folder of these files. */
function wrongWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'))
  const facts = join(folder, 'content/facts')
  mkdirSync(facts, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(facts, name), text)
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder)
  try {
    return problemsIn(readFacts).join('\n')
  } finally {
    cwd.mockRestore()
    rmSync(folder, { recursive: true })
  }
}

const inBoth = 'content/facts/b.yaml: nie.fee is given in content/facts/a.yaml too'
const configured = 'content/facts/b.yaml: site.files is given in app/content/facts/facts.server.ts too'

test('reports every duplicate id with its first location', () => {
  const fee = written('10')
  const files = fee.replace('nie.fee', 'site.files')
  expect(wrongWith({ 'a.yaml': fee + fee })).toBe('content/facts/a.yaml: nie.fee is given twice')
  expect(wrongWith({ 'a.yaml': fee, 'b.yaml': fee })).toBe(inBoth)
  expect(wrongWith({ 'a.yaml': fee, 'b.yaml': fee + files })).toBe(`${inBoth}\n${configured}`)
})

test('reports each of several unreadable files', () => {
  const problems = wrongWith({ 'a.yaml': written('1.500'), 'b.yaml': written('10'), 'c.yaml': written('x') })
  expect(problems.split('\n')).toEqual([
    'content/facts/a.yaml: value: 1.500 may mean 1500 or 1.5: write the one that it is',
    expect.stringContaining('content/facts/c.yaml: '),
  ])
})
