import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changeFile, readTree } from './change-file.server.ts'
import { hostileTexts } from './hostile-texts.ts'
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

it('whatever is put into a field is stored as it is or refused, and no other field changes', () => {
  const places = sampled(2_003).filter(({ place: [, value] }) => typeof value === 'string')
  fc.assert(
    fc.property(fc.constantFrom(...places), hostileTexts, ({ file, source, place: [path] }, value) => {
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

// Texts of several lines, and values that an anchor shares.
it.each(['content/prices.yaml', ...globSync('content/replies/*.yaml').sort()])(
  'each value of %s can be changed and taken back, unless other places share it',
  (file) => {
    const source = readFileSync(file, 'utf8')
    const values = [...scalarsIn(readTree(file, source) ?? '')]
    expect(values.length).toBeGreaterThan(20)
    expect(
      values.flatMap(([path, value]) => editFault(file, source, path, value, otherValue(value)) ?? []),
    ).toEqual([])
  },
)
