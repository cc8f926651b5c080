import fc from 'fast-check'
import { callbackForm } from '../../tests/support/send-form.ts'

/** Markers that no answer may echo raw. */
export const mark = '<b>canary"\'>'

/** A posted body with its claimed type. */
export interface FuzzedBody {
  readonly type: string
  readonly body: string
}

/**
 * Valid fields for each form of `prove -- fuzz`: the common ones, and those of a question, of
 * people and of a supply point.
 */
export function fullForm(): URLSearchParams {
  return callbackForm(undefined, {
    message: 'What is this?',
    people: '1',
    birthYear1: '1980',
    postcode: '07001',
    ownership: 'own',
    propertyKind: 'flat',
    energyInterests: 'solar',
  })
}

/** A consent answer as the banner sends it. */
export interface ConsentAnswer {
  readonly record: string
  readonly version: number
  readonly asked: string
  readonly allowed: string
}

const odd = fc.oneof(
  fc.constantFrom(
    mark,
    '\0',
    '\ud800',
    '__proto__',
    '\r\nBcc: a@b.c',
    '../../etc/passwd',
    'x'.repeat(20_000),
    '',
    // The pages' own intents, except those after which nothing is left to change.
    'note',
    'files',
    'move',
    'times',
    'office.palma',
    '2099-01-01T09:00:00Z',
    'refused-type',
    '8',
    '1e9',
    '-1',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
)
const names = fc.oneof(
  fc.constantFrom(
    ...fullForm().keys(),
    '__proto__',
    'constructor',
    'a[0].b',
    'a[99999999]',
    'a.b.c.d.e',
    'intent',
    'note',
    'slot',
    'office',
    'file',
    'bill',
    'photos',
    'photos[0]',
    'photos[99].name',
    'claimKind',
    'claimDay',
    'plate',
    'policy',
    'people[1]',
    'birthYear8',
    'birthYear9',
    'copayment',
  ),
  odd,
)
const pairs = fc.array(fc.tuple(names, odd), { maxLength: 15 })
const wellFormed = (text: string) => text.toWellFormed()

const urlencoded = pairs.map((list): FuzzedBody => {
  const form = fullForm()
  for (const [name, value] of list) form.set(wellFormed(name), wellFormed(value))
  return { type: 'application/x-www-form-urlencoded', body: form.toString() }
})

const fileName = fc.constantFrom('', '; filename="a.pdf"', '; filename=""', `; filename="${mark}.jpg"`)
/** A valid file, one that starts like one, and an invalid one. */
const content = fc.oneof(
  odd,
  fc.constantFrom('%PDF-1.7\n%%EOF\n', '\0\0\0\x18ftypheic', 'RIFF\x10\0\0\0WEBPVP8L'),
)
/** Every second form is valid except for what was added to it. */
const base = fc.boolean().map((right) => (right ? [...fullForm()] : []))
const multipart = fc
  .tuple(base, fc.array(fc.tuple(names, content, fileName), { maxLength: 15 }), fc.boolean())
  .map(([fields, list, whole]): FuzzedBody => {
    const parts = [...fields.map(([name, value]) => [name, value, ''] as const), ...list]
    const body = parts.map(
      ([name, value, file]) =>
        `--b\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`,
    )
    return { type: 'multipart/form-data; boundary=b', body: `${body.join('')}${whole ? '--b--\r\n' : ''}` }
  })

const other = fc
  .tuple(
    fc.constantFrom(
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      '',
    ),
    fc.oneof(
      fc.json({ maxDepth: 30 }),
      odd,
      fc.constant('['.repeat(10_000)),
      fc.constant('a=1&'.repeat(10_000)),
      fc.constant('x'.repeat(1_000_000)),
    ),
  )
  .map(([type, body]): FuzzedBody => ({ type, body: wellFormed(body) }))

/** Bodies for form endpoints. */
export const formBodies: fc.Arbitrary<FuzzedBody> = fc.oneof(urlencoded, multipart, other)

/** Bodies for the consent endpoint: a valid one, mutations of it, and arbitrary data. */
export function consentBodies(right: ConsentAnswer): fc.Arbitrary<FuzzedBody> {
  const value = fc.oneof(
    odd,
    fc.jsonValue({ maxDepth: 5 }),
    fc.constantFrom(right.asked, `${right.asked}|`, 1e308),
  )
  const keys = fc.oneof(
    fc.constantFrom('record', 'version', 'asked', 'allowed', '__proto__', 'constructor'),
    odd,
  )
  const changed = fc.array(fc.tuple(keys, value), { maxLength: 3 }).map((list): FuzzedBody => {
    const own = Object.entries<unknown>({ ...right }).filter(
      ([key]) => !list.some(([other]) => other === key),
    )
    // Concatenated by hand, as JSON.stringify would treat `__proto__` as the prototype.
    const entries = [...own, ...list].map(([key, each]) => `${JSON.stringify(key)}:${JSON.stringify(each)}`)
    return { type: 'application/json', body: `{${entries.join()}}` }
  })
  return fc.oneof(changed, other)
}
