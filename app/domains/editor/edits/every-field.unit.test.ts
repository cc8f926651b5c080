import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changeFile, readTree } from './change-file.server.ts'
import { differences, editFault, otherValue, scalarsIn } from './every-field.ts'

const files = globSync('content/**/*.{yaml,md}').sort()

interface Sampled {
  readonly file: string
  readonly source: string
  readonly place: ReturnType<typeof scalarsIn> extends Generator<infer T> ? T : never
}

/** Some of all values of the content, the same ones in each run. */
function sampled(every: number): Sampled[] {
  let count = 0
  return files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const tree = readTree(file, source)
    if (tree === undefined) throw new Error(`${file} cannot be read`)
    return [...scalarsIn(tree)].flatMap((place): Sampled[] => {
      count += 1
      return count % every === 0 ? [{ file, source, place }] : []
    })
  })
}

it('an edit of a field changes that field alone, and its reverse gives the same bytes', () => {
  const faults = sampled(1_009).flatMap(
    ({ file, source, place: [path, value] }) => editFault(file, source, path, value, otherValue(value)) ?? [],
  )
  expect(faults).toEqual([])
})

/** What a person, or somebody else, may put into a field. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '{{fact:nie.fee}}',
    '{fact:x}',
    '<script>alert(1)</script>',
    '../../../etc/passwd',
    '---\nslug: other',
    '\n---\n',
    '- a\n- b',
    ': ',
    '# comment',
    '&anchor *alias !!binary',
    '"',
    "'",
    '|\n  block',
    'a\0b',
    '\u202Eright to left',
    'x'.repeat(20_000),
    '<<: *x',
    '? key',
    '%YAML 1.2',
    'null',
    '~',
    '0x1F',
    '2026-11-28',
    'key: value',
    '\t',
    ' leading',
    'trailing ',
    '',
    '<<<<<<< HEAD',
  ),
  fc
    .tuple(fc.string(), fc.constantFrom('\n', '\r\n', '\u2028', '\u0085', '\n\n '))
    .map(([text, end]) => text + end + text),
)

it('whatever is put into a field is stored as it is or refused, and no other field changes', () => {
  const places = sampled(2_003).filter(({ place: [, value] }) => typeof value === 'string')
  fc.assert(
    fc.property(fc.constantFrom(...places), hostile, ({ file, source, place: [path] }, value) => {
      const changed = changeFile(file, source, { kind: 'set', path, value })
      if (changed.kind === 'refused') return
      const [before, after] = [readTree(file, source), readTree(file, changed.source)]
      if (before === undefined || after === undefined) throw new Error('unreadable')
      const differing = differences(before, after)
      expect(differing.length).toBeLessThanOrEqual(1)
      if (differing[0]) expect(differing[0]).toEqual(path)
    }),
    { numRuns: 150, seed: 46 },
  )
})
