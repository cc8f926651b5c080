import { parseWithValibot } from '@conform-to/valibot'
import fc from 'fast-check'
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' }
import { getCountryCallingCode, getExampleNumber, type CountryCode } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { serverForms } from '#domains/requests/intake/forms.server.ts'
import { phoneCountries } from './phone-countries.ts'
import { toE164 } from './phone-number.ts'
import { looksSpanish } from './phone-rules.ts'

const forms = await serverForms()

type Case = readonly [country: string, typed: string, stored: string]

const taken: readonly Case[] = [
  ['ES', '971 123 456', '+34971123456'],
  ['ES', '612 345 678', '+34612345678'],
  ['ES', '722.345.678', '+34722345678'],
  ['ES', '+49 171 1234567', '+491711234567'],
  ['ES', '0049 171 1234567', '+491711234567'],
  ['ES', '0044 7400 123456', '+447400123456'],
  ['ES', '+376 312 345', '+376312345'],
  ['GB', '07400 123456', '+447400123456'],
  ['GB', '7400 123456', '+447400123456'],
  ['GB', '020 7946 0958', '+442079460958'],
  ['GB', '+49 171 1234567', '+491711234567'],
  ['GB', '0034 612 345 678', '+34612345678'],
  // No British number has these nine digits.
  ['GB', '612 345 678', '+34612345678'],
  ['GB', '(622) 345 678', '+34622345678'],
  ['GB', '971 123 456', '+34971123456'],
  ['GB', '871-123-456', '+34871123456'],
  ['DE', '0171 1234567', '+491711234567'],
  ['DE', '171 1234567', '+491711234567'],
  ['DE', '0151 23456789', '+4915123456789'],
  ['DE', '089 1234567', '+49891234567'],
  ['DE', '89 1234567', '+49891234567'],
  ['DE', '06221 12345', '+49622112345'],
  ['DE', '0612 345 678', '+49612345678'],
  ['DE', '+49 612 345 678', '+49612345678'],
  ['DE', '0049 171 1234567', '+491711234567'],
  ['DE', '+34 612 345 678', '+34612345678'],
  ['DE', '0034 971 123 456', '+34971123456'],
  ['DE', '+49-(0)151-23456789', '+4915123456789'],
  ['DE', '+34 (0) 612 34 56 78', '+34612345678'],
  ['ES', '0034-(0)971 123 456', '+34971123456'],
  ['DE', 'tel: 0151 23456789', '+4915123456789'],
  ['ES', 'Tel. 971 123 456', '+34971123456'],
  // With the country code and no plus: no landline of area code 0491 is as long.
  ['DE', '49 151 23456789', '+4915123456789'],
  ['DE', '49 171 1234567', '+491711234567'],
  ['DE', '4915123456789', '+4915123456789'],
  ['DE', '49 (0) 151 23456789', '+4915123456789'],
  ['DE', '0491 12345', '+4949112345'],
  ['DE', '491 12345', '+4949112345'],
  ['DE', '491 512345', '+49491512345'],
  ['DE', '0491 9991234', '+494919991234'],
  ['DE', '+49 491 12345', '+4949112345'],
  ['DE', '04921 12345', '+49492112345'],
  ['IT', '393 123 4567', '+393931234567'],
  ['IT', '39 312 345 6789', '+393123456789'],
  ['SE', '46 12 34 56', '+4646123456'],
  // Chosen by hand.
  ['FR', '6 12 34 56 78', '+33612345678'],
  ['PT', '912 345 678', '+351912345678'],
  ['PL', '601 234 567', '+48601234567'],
]

const refused: readonly (readonly [country: string, typed: string, error: string])[] = [
  ['DE', '612 345 678', 'phoneCountry'],
  ['DE', '722-345-678', 'phoneCountry'],
  ['DE', '971 123 456', 'phoneCountry'],
  ['DE', '871123456', 'phoneCountry'],
  // Spanish, or British and short of a digit.
  ['GB', '722 345 678', 'phoneCountry'],
  ['GB', '7400 12345', 'phoneCountry'],
  // Düsseldorf with its country code, or Emden without its 0; Spain, or Merseburg without its 0.
  ['DE', '4921 12345', 'phonePrefix'],
  ['DE', '34 612 345 678', 'phonePrefix'],
  ['IT', '390 400 0000', 'phonePrefix'],
  // Possible by its length, but not assigned.
  ['ES', '312 345 678', 'phone'],
  ['ES', '612 345 67', 'phone'],
  ['ES', '0171 1234567', 'phone'],
  ['GB', '0612 345 678', 'phone'],
  ['GB', '7911 12345', 'phone'],
  ['GB', '+44 612 345 678', 'phone'],
  ['DE', '0151 2345678', 'phone'],
  ['US', '612 345 678', 'phone'],
  ['IT', '699 12 34 56', 'phone'],
  ['XX', '612 345 678', 'phone'],
]

const person = {
  key: '0f8fad5b-d9cb-469f-a165-70867728950e',
  name: 'Anna Example',
  language: 'de',
  privacy: 'on',
}
const posts = {
  'callback-dialog': { topic: 'other', when: 'soon' },
  'contact-dialog': { topic: 'other', message: 'Who pays?' },
} as const
const kinds = ['callback-dialog', 'contact-dialog'] as const

/** The result for a number in a form: the form's error, or the stored number. */
function answer(kind: keyof typeof posts, country: string, phone: string): string {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...person, ...posts[kind], country, phone })) {
    form.append(name, value)
  }
  const submission = parseWithValibot(form, { schema: forms[kind].schema })
  if (submission.status !== 'success') return JSON.stringify(submission.error)
  return toE164(phone, country) ?? 'not stored'
}

test.each(taken)('%s: %s is %s', (country, typed, stored) => {
  expect(kinds.map((kind) => answer(kind, country, typed))).toEqual(kinds.map(() => stored))
})

test.each(refused)('%s: %s is refused: %s', (country, typed, error) => {
  const expected = JSON.stringify({ phone: [error] })
  expect(kinds.map((kind) => answer(kind, country, typed))).toEqual(kinds.map(() => expected))
})

test.each([
  ['612 345 678', true],
  ['(971) 12-34-5', false],
  ['(971) 123-456', true],
  ['0612345678', false],
  ['+34612345678', false],
  ['6123456789', false],
  ['891 234 567', false],
  ['900 123 456', false],
  ['791 112 345', false],
])('%s looks Spanish: %s', (typed, looks) => {
  expect(looksSpanish(typed)).toBe(looks)
})

const countries = phoneCountries('en').map(({ code }) => code as CountryCode)

test.each(countries)('%s: a mobile number with its country code and no plus is that number', (country) => {
  const { number } = getExampleNumber(country, examples)!
  expect(toE164(number.slice(1), country)).toBe(number)
})

test('a number without a plus is never stored with its country code twice', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 6, maxLength: 11 })
  fc.assert(
    fc.property(fc.constantFrom(...countries), digits, (country, rest) => {
      const code = getCountryCallingCode(country)
      const meant = toE164(`+${code}${rest}`, country)
      const stored = toE164(`${code}${rest}`, country)
      // Either the number with the plus added, an invalid number with it, or an ambiguous one.
      return (
        meant === undefined ||
        stored === undefined ||
        stored === meant ||
        !stored.startsWith(`+${code}${code}`)
      )
    }),
    { numRuns: 500 },
  )
})
