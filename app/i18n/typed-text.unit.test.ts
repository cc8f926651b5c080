import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { plate, postcode, whole, year } from '#forms/questions.ts'
import electricity from '#domains/requests/forms/contact-electricity.ts'
import { email, message, name } from '#forms/form-rules.ts'
import { phone } from '#forms/phone-rules.ts'
import { bareCode, plainLine, tidyLine, trimText } from './typed-text.ts'

const result = (schema: v.GenericSchema<unknown, unknown>, typed: string) => {
  const parsed = v.safeParse(schema, typed)
  return parsed.success ? parsed.output : parsed.issues[0].message
}

/** Every kind of Unicode space, and the tab. */
const spaces = [
  ...'\t\u{a0}\u{1680}\u{2000}\u{2001}\u{2002}\u{2003}\u{2004}\u{2005}\u{2006}\u{2007}\u{2008}',
].concat([...'\u{2009}\u{200a}\u{202f}\u{205f}\u{3000}'])
const invisible = [...'\u{ad}\u{61c}\u{200b}\u{200e}\u{200f}\u{202a}\u{202c}\u{2060}\u{2066}\u{2069}\u{feff}']
const dashes = [...'-\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2015}\u{2212}\u{fe58}\u{fe63}\u{ff0d}']

const { cups } = electricity.questions
const fields: readonly (readonly [what: string, v.GenericSchema<unknown, unknown>, string, unknown])[] = [
  ['phone', v.pipe(phone, v.transform(bareCode)), '612 345-678', '612345678'],
  ['postcode', postcode().schema, '07001', '07001'],
  ['year', year(1900).schema, '1985', 1985],
  ['kilometres', whole(0, 300_000).schema, '12 000', 12_000],
  ['CUPS', cups?.schema ?? v.never(), 'ES 1234-1234 5678 9012 JY', 'ES1234123456789012JY'],
  ['plate', plate().schema, '1234-BCD', '1234BCD'],
]

for (const [what, schema, typed, kept] of fields) {
  const kinds = [
    ['space', spaces.map((space) => typed.replaceAll(' ', space))],
    ['dash', dashes.map((dash) => typed.replaceAll('-', dash))],
    ['invisible character', invisible.map((mark) => mark + [...typed].join(mark) + mark)],
    [
      'full-width form',
      [typed.replace(/[!-~]/g, (c) => String.fromCodePoint((c.codePointAt(0) ?? 0) + 0xfee0))],
    ],
  ] as const
  test.each(kinds)(`reads a ${what} with any %s`, (_kind, variants) => {
    expect(variants.map((variant) => result(schema, variant))).toEqual(variants.map(() => kept))
  })
}

test.each(['李', 'Ñ', 'x', 'Ω', '王小明', 'O’Neill', 'Anna-María', 'می\u{200c}خواهم', '葛\u{e0100}城'])(
  'accepts %s as a name, stored as typed',
  (typed) => {
    expect(result(name, typed)).toBe(typed)
  },
)

test.each(['', ' ', '-', '.', '\u{200b}', '\u{3164}', '\u{200e}\u{2007}'])(
  'rejects %j as a name',
  (typed) => {
    expect(result(name, typed)).toBe('name')
  },
)

test.each([
  ['\u{202a}Anna\u{202c}\u{a0}\u{2009}Bell\u{200b}', 'Anna Bell'],
  ['Anna\u{200d} Bell', 'Anna Bell'],
  ['Anna\tBell\n', 'Anna Bell'],
  ['José\u{ad}María', 'JoséMaría'],
])('stores the name %j as %s', (typed, kept) => {
  expect(result(name, typed)).toBe(kept)
})

test.each([
  ['ａｎｎａ＠ｍａｉｌ．ｄｅ', 'anna@mail.de'],
  ['info@mi\u{2011}empresa.es', 'info@mi-empresa.es'],
  ['\u{2007}anna@mail.de\u{2009}', 'anna@mail.de'],
])('reads the address %j as %s', (typed, read) => {
  expect(result(email, typed)).toBe(read)
})

test.each([
  ['٠٧٠٠١', '07001'],
  ['०७००१', '07001'],
  ['𝟎𝟕𝟎𝟎𝟏', '07001'],
])('digits of other scripts are read: %s is %s', (typed, read) => {
  expect(result(postcode().schema, typed)).toBe(read)
})

test("keeps a message's lines, tabs and emoji joiners", () => {
  const typed =
    'Hola:\n\n\t1)  agua\u{a0}\u{2013} \u{200e}fría\n👩\u{200d}👩\u{200d}👧 🏴\u{e0067}\u{e007f} می\u{200c}خواهم'
  expect(result(message, ` \u{200b}${typed}\n\u{200b}`)).toBe(typed)
})

const noise = fc.constantFrom(...invisible, '\u{200c}', '\u{200d}')
const anything = fc.string({
  unit: fc.oneof(fc.string({ unit: 'grapheme', maxLength: 2 }), noise, fc.constantFrom(...spaces)),
})

test('is idempotent', () => {
  fc.assert(
    fc.property(anything, (text) => {
      expect(tidyLine(tidyLine(text))).toBe(tidyLine(text))
      expect(plainLine(plainLine(text))).toBe(plainLine(text))
      expect(trimText(trimText(text))).toBe(trimText(text))
    }),
    { numRuns: 2_000 },
  )
})

test('gives a line visible first and last characters and single plain spaces', () => {
  fc.assert(
    fc.property(anything, (text) => {
      expect(tidyLine(text)).not.toMatch(/^\s|\s$|\s\s|[^\S ]|[\u{200b}\u{200e}\u{202a}]/u)
    }),
    { numRuns: 2_000 },
  )
})

test('reads the same code with any invisible characters and spaces', () => {
  const code = fc.string({ unit: fc.constantFrom(...'ABCXYZ0123456789'), minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(
      code,
      fc.array(fc.oneof(noise, fc.constantFrom(...spaces, ...dashes)), { maxLength: 30 }),
      (plain, marks) => {
        const typed = [...plain].map((letter, index) => (marks[index] ?? '') + letter).join('')
        expect(bareCode(typed)).toBe(plain)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('reads a whole form of blanks or joiners quickly', () => {
  const started = performance.now()
  for (const mark of [' ', '\u{200b}', '\u{200d}', '\u{a0}\u{200b}', '٣']) {
    const long = `1${mark.repeat(200_000)}x`
    trimText(long)
    plainLine(long)
  }
  expect(performance.now() - started).toBeLessThan(5_000)
})
