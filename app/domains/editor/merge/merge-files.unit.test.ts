import { expect, it, test } from 'vitest'
import { mergeFile } from './merge-files.server.ts'

const file = 'content/pages/home/es.yaml'
const base = `lead: "One"
faqs:
  - q: "First?"
    a: "Yes"
  - q: "Second?"
    a: "No"
closures: []
meaning: { es: "uno", en: "one" }
`

const merged = (ours: string, theirs: string) => mergeFile({ file, base, ours, theirs })
const from = (...pairs: [string, string][]) =>
  pairs.reduce((text, [old, now]) => text.replace(old, now), base)

test.each<[string, string, string, string]>([
  [
    'fields of one entry',
    from(['"Yes"', '"Yes!"']),
    from(['"First?"', '"The first?"']),
    from(['"Yes"', '"Yes!"'], ['"First?"', '"The first?"']),
  ],
  [
    'a new entry and another text',
    from(['closures', '  - q: "Third?"\n    a: "Maybe"\nclosures']),
    from(['"No"', '"Never"']),
    from(['closures', '  - q: "Third?"\n    a: "Maybe"\nclosures'], ['"No"', '"Never"']),
  ],
  [
    'two new days of one list',
    from(['[]', '[2026-12-24]']),
    from(['[]', '[2026-12-31]']),
    from(['[]', '[2026-12-24, 2026-12-31]']),
  ],
  [
    'an entry taken away and another changed',
    from(['  - q: "First?"\n    a: "Yes"\n', '']),
    from(['"No"', '"Never"']),
    from(['  - q: "First?"\n    a: "Yes"\n', ''], ['"No"', '"Never"']),
  ],
  [
    'languages of one value',
    from(['"uno"', '"un"']),
    from(['"one"', '"a"']),
    from(['"uno"', '"un"'], ['"one"', '"a"']),
  ],
  ['the same change', from(['"One"', '"Two"']), from(['"One"', '"Two"']), from(['"One"', '"Two"'])],
])('%s merge, in both orders', (_what, ours, theirs, expected) => {
  expect(merged(ours, theirs)).toEqual({ kind: 'merged', source: expected })
  const other = merged(theirs, ours)
  if (other.kind !== 'merged') throw new Error('conflict')
  // The order of new entries may be the other one.
  expect([...(other.source ?? '')].toSorted()).toEqual([...expected].toSorted())
})

test.each<[string, string, string, unknown]>([
  [
    'one field',
    from(['"One"', '"Ours"']),
    from(['"One"', '"Theirs"']),
    { path: ['lead'], base: 'One', ours: 'Ours', theirs: 'Theirs' },
  ],
  [
    'an entry that the other took away',
    from(['"Yes"', '"Yes!"']),
    from(['  - q: "First?"\n    a: "Yes"\n', '']),
    { ours: { q: 'First?', a: 'Yes!' }, theirs: undefined },
  ],
])('%s, changed by both, is a conflict in both orders', (_what, ours, theirs, conflict) => {
  expect(merged(ours, theirs)).toMatchObject({ kind: 'conflict', conflicts: [conflict] })
  expect(merged(theirs, ours)).toMatchObject({ kind: 'conflict' })
})

it('comments stay as they are in the version that is there', () => {
  expect(merged(from(['"One"', '"Two"']), `# New.\n${base}`)).toEqual({
    kind: 'merged',
    source: `# New.\n${from(['"One"', '"Two"'])}`,
  })
})

it('a file that one deleted and the other changed is a conflict', () => {
  expect(mergeFile({ file, base, ours: undefined, theirs: from(['"One"', '"Two"']) }).kind).toBe('conflict')
  expect(mergeFile({ file, base, ours: undefined, theirs: base })).toEqual({
    kind: 'merged',
    source: undefined,
  })
})
