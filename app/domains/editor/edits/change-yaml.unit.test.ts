import { expect, it, test } from 'vitest'
import type { Change } from './change.ts'
import { changeYaml } from './change-yaml.server.ts'

const page = `# A page.
title: "Your NIE"   # shown as the heading
lead: >-
  A first line
  of a folded text.
fee: 9.84
asOf: 2026-11-21
plain: three words
single: 'it''s here'
related: [service.itv, service.nie]
meaning: { es: "uno", en: "one", de: "eins" }
closures: []
items:
  # The first.
  - id: one
    text: "First"

  - id: two
    text: "Second" # kept
rows:
  - ["a", "b"]
  - ["c", "d"]
last:
  - only
`

function changed(source: string, change: Change): string {
  const result = changeYaml(source, change)
  if (result.kind === 'refused') throw new Error(result.why)
  return result.source
}

test.each<[string, Change, string, string]>([
  [
    'a quoted text',
    { kind: 'set', path: ['title'], value: 'Say "yes"' },
    '"Your NIE"   #',
    String.raw`"Say \"yes\""   #`,
  ],
  ['a number', { kind: 'set', path: ['fee'], value: 9.94 }, '9.84', '9.94'],
  [
    'a plain text',
    { kind: 'set', path: ['plain'], value: 'four more words' },
    'three words',
    'four more words',
  ],
  [
    'a plain text that needs quotes',
    { kind: 'set', path: ['plain'], value: 'so: quoted' },
    'three words',
    '"so: quoted"',
  ],
  ['a text like a number', { kind: 'set', path: ['plain'], value: '07001' }, 'three words', '"07001"'],
  [
    'an apostrophe in single quotes',
    { kind: 'set', path: ['single'], value: "that's it" },
    "'it''s here'",
    "'that''s it'",
  ],
  [
    'a folded text',
    { kind: 'set', path: ['lead'], value: 'Another text.' },
    '>-\n  A first line\n  of a folded text.\n',
    '>-\n  Another text.\n',
  ],
  [
    'a value within brackets',
    { kind: 'set', path: ['related', 1], value: 'a, b' },
    'service.nie]',
    '"a, b"]',
  ],
  [
    'a new last entry',
    { kind: 'insert', path: ['related'], index: 2, value: 'service.multas' },
    'nie]',
    'nie, service.multas]',
  ],
  [
    'a new first entry',
    { kind: 'insert', path: ['related'], index: 0, value: 'claims' },
    '[service.itv',
    '[claims, service.itv',
  ],
  [
    'an entry of an empty list',
    { kind: 'insert', path: ['closures'], index: 0, value: '2026-12-24' },
    'closures: []',
    'closures: [2026-12-24]',
  ],
  [
    'an entry with keys, behind another',
    { kind: 'insert', path: ['items'], index: 1, value: { id: 'more', text: 'Between: two' } },
    '    text: "First"\n',
    '    text: "First"\n  - id: more\n    text: "Between: two"\n',
  ],
  ['an entry taken from brackets', { kind: 'remove', path: ['related', 0] }, '[service.itv, ', '['],
  [
    'an entry taken from a list',
    { kind: 'remove', path: ['items', 1] },
    '  - id: two\n    text: "Second" # kept\n',
    '',
  ],
  ['the only entry of a list', { kind: 'remove', path: ['last', 0] }, 'last:\n  - only\n', 'last: []\n'],
  [
    'an entry moved up',
    { kind: 'move', path: ['rows'], from: 1, to: 0 },
    '  - ["a", "b"]\n  - ["c", "d"]\n',
    '  - ["c", "d"]\n  - ["a", "b"]\n',
  ],
  [
    'a new key',
    { kind: 'add', path: ['items', 0], key: 'note', value: 'New' },
    '    text: "First"\n',
    '    text: "First"\n    note: "New"\n',
  ],
  [
    'a new key below another',
    { kind: 'add', path: [], key: 'cta', value: 'Ask us', after: 'fee' },
    'fee: 9.84\n',
    'fee: 9.84\ncta: "Ask us"\n',
  ],
  ['a key taken away', { kind: 'remove', path: ['fee'] }, 'fee: 9.84\n', ''],
])('changes nothing but %s', (_what, change, from, to) => {
  expect(page).toContain(from)
  expect(changed(page, change)).toBe(page.replace(from, () => to))
})

it('writes the first entry of a file that is an empty list', () => {
  const source = '# Partners.\n[]\n'
  const value = { name: 'Firm', field: { es: 'Uno', en: 'One', de: 'Eins' }, url: 'https://firm.example' }
  expect(changed(source, { kind: 'insert', path: [], index: 0, value })).toBe(
    '# Partners.\n- name: "Firm"\n  field: { es: "Uno", en: "One", de: "Eins" }\n  url: "https://firm.example"\n',
  )
})

it('keeps line ends of Windows and a missing last one', () => {
  expect(changed('a: one\r\nb:\r\n  - x', { kind: 'insert', path: ['b'], index: 1, value: 'z' })).toBe(
    'a: one\r\nb:\r\n  - x\r\n  - z',
  )
})

it('writes a value as an earlier version of the file had it', () => {
  const before = 'lead: >\n  folded\n  so\n'
  const now = changed(before, { kind: 'set', path: ['lead'], value: 'else' })
  expect(changeYaml(now, { kind: 'set', path: ['lead'], value: 'folded so\n' }, before)).toEqual({
    kind: 'changed',
    source: before,
  })
})

test.each<[string, Change, string]>([
  ['a place that is not there', { kind: 'set', path: ['none'], value: 'x' }, 'no-such-place'],
  ['a list as if it were a text', { kind: 'set', path: ['items'], value: 'x' }, 'no-such-place'],
  ['a NUL', { kind: 'set', path: ['title'], value: 'a\0b' }, 'unprintable'],
  ['a mark that reorders text', { kind: 'set', path: ['title'], value: 'a\u202Eb' }, 'unprintable'],
  ['half a character', { kind: 'set', path: ['title'], value: '\uD800' }, 'unprintable'],
  ['a text without end', { kind: 'set', path: ['title'], value: 'x'.repeat(100_001) }, 'too-long'],
  ['a key with a line break', { kind: 'add', path: [], key: 'a\nb', value: 'x' }, 'bad-key'],
  ['the prototype as a key', { kind: 'add', path: [], key: '__proto__', value: 'x' }, 'bad-key'],
  ['a key that is there already', { kind: 'add', path: [], key: 'title', value: 'x' }, 'unchangeable'],
  ['an entry of the prototype', { kind: 'set', path: ['constructor'], value: 'x' }, 'no-such-place'],
])('refuses %s', (_what, change, why) => {
  expect(changeYaml(page, change)).toEqual({ kind: 'refused', why })
})

it('refuses to change what it cannot read', () => {
  expect(changeYaml('a: b: c', { kind: 'set', path: ['a'], value: 'x' })).toEqual({
    kind: 'refused',
    why: 'unreadable',
  })
})
