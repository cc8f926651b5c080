import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeJson } from './record.ts'

function written(value: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'write-json-'))
  try {
    writeJson(join(folder, 'it.json'), value)
    return readFileSync(join(folder, 'it.json'), 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('writes the same text as JSON.stringify for any value and depth', () => {
  const plain = fc.anything({
    withNullPrototype: false,
    values: [
      fc.string({ unit: 'grapheme' }),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.constant(undefined),
    ],
  })
  fc.assert(
    fc.property(plain, (value) => {
      expect(written(value)).toBe(JSON.stringify(value) ?? 'null')
    }),
    { numRuns: 300 },
  )
})

test('keeps characters intact at buffer boundaries', () => {
  const value = {
    words: Array.from({ length: 60_000 }, (_, index) => [`straße-${index} – 😀`, { 0: index }]),
  }
  expect(written(value)).toBe(JSON.stringify(value))
})
