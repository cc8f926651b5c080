import * as v from 'valibot'
import { expect, test } from 'vitest'
import { checkContent } from './check-content.server.ts'
import { factFileSchema } from './facts/facts.ts'

const fact = {
  id: 'nie.fee',
  kind: 'money',
  value: 9.84,
  unit: 'EUR',
  source: { name: 'Ley 1/2026', url: 'https://law.test/a' },
  asOf: '2026-11-21',
  review: '2027-11-21',
}
const file = 'content/facts/nie.yaml'
const check = (value: unknown) => () => checkContent(factFileSchema, value, file)

test('returns valid content', () => {
  expect(check([fact])()).toEqual([fact])
})

test('names every invalid entry of a list', () => {
  const others = [
    { ...fact, id: 'nie.copy', asOf: undefined },
    { ...fact, id: 'nie.days', review: 'soon' },
  ]
  expect(check([fact, ...others])).toThrow(
    new RegExp(
      `^${file}: \\(nie\\.copy\\): asOf is the day [^\n]*\n${file}: \\(nie\\.days\\)\\.review: there is no such day`,
    ),
  )
})

const day = v.pipe(
  v.string(),
  v.regex(/^\d\d-\d\d$/, 'expected MM-DD'),
  v.check(() => false, 'told too much'),
)
const schema = v.strictObject({
  phone: v.optional(v.string()),
  email: v.optional(v.pipe(v.string(), v.email())),
  site: v.optional(v.pipe(v.string(), v.url())),
  title: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(60))),
  seats: v.optional(v.number()),
  open: v.optional(v.boolean()),
  days: v.optional(v.array(day)),
  offices: v.optional(v.array(v.strictObject({ page: v.string(), hours: v.array(day) }))),
  kind: v.optional(
    v.variant('kind', [v.object({ kind: v.picklist(['a', 'b']) }), v.object({ kind: v.literal('c') })]),
  ),
})

test.each([
  [{ phone: 34971000000 }, 'phone: put it in quotes, got 34971000000'],
  [{ phone: true }, 'phone: put it in quotes, got true'],
  [{ phone: ['+34'] }, 'phone: expected a text'],
  [{ phone: null }, 'phone: is empty'],
  [{ title: '' }, 'title: is empty'],
  [
    { title: 'x'.repeat(70) },
    `title: Invalid length: Expected <=60 but received 70, got "${'x'.repeat(59)}…`,
  ],
  [{ email: 'hola' }, 'email: expected an e-mail address, got "hola"'],
  [{ site: 'firm' }, 'site: expected an address such as https://www.example.org, got "firm"'],
  [{ seats: '3' }, 'seats: expected a number, without quotes, got "3"'],
  [{ open: 'si' }, 'open: expected true or false, got "si"'],
  [{ days: '12-24' }, 'days: expected a list, got "12-24"'],
  [{ days: ['24.12.'] }, 'days (1): expected MM-DD, got "24.12."'],
  [{ offices: [{ page: 'office.palma', hours: [], fax: '1' }] }, 'offices (office.palma): unknown key fax'],
  [{ offices: [{ page: 'office.palma' }] }, 'offices (office.palma).hours: is missing'],
  [
    { offices: [{ page: 'office.palma', hours: ['9'] }] },
    'offices (office.palma).hours (1): expected MM-DD, got "9"',
  ],
  [{ kind: { kind: 'd' } }, 'kind.kind: expected "a", "b", "c", got "d"'],
  [{ fax: '1' }, 'unknown key fax'],
  ['text', 'expected keys with their values, got "text"'],
  [null, 'is empty'],
])('tells an editor how to fix %j', (value, message) => {
  expect(() => checkContent(schema, value, 'content/site.yaml')).toThrow(
    new Error(`content/site.yaml: ${message}`),
  )
})
