import { expect, test } from 'vitest'
import { locales } from '#map/locale.ts'
import { folderFaults } from './message-syntax.ts'

const faultsOf = (texts: Readonly<Record<(typeof locales)[number], string>>) =>
  folderFaults('locales', (file) => texts[file.slice(8, 10) as 'es'])
const message = (text: string) => JSON.stringify({ form: { sent: text } })

test('texts that every language fills alike have no fault, whatever their order and cases', () => {
  const es = message(
    '{count, plural, one {Un archivo de {who}} other {# archivos}} <b>{when, date, long}</b>',
  )
  const en = message('<b>{when}</b>: {who} sent {count}')
  expect(faultsOf({ es, en, de: en })).toEqual([])
})

test.each([
  ['a brace that nothing closes', '{count', 'locales/de.json: form.sent is not a message'],
  ['a tag that nothing closes', '<b>{count}', 'locales/de.json: form.sent is not a message'],
  [
    'a plural without its last case',
    '{count, plural, one {x}}',
    'locales/de.json: form.sent is not a message',
  ],
  ['a mistyped value', '{cuont}', 'locales/de.json: form.sent is filled with “cuont”, but with “count”'],
  ['a value that is missing', 'None', 'locales/de.json: form.sent is filled with “”, but with “count”'],
  ['a tag too many', '<b>{count}</b>', 'locales/de.json: form.sent is filled with “<b>, count”'],
  ['a tag of words alone', '{count} <i>x</i>', 'locales/de.json: form.sent is filled with “<i>, count”'],
])('%s is named by file and key', (_what, text, fault) => {
  const whole = message('{count}')
  const found = faultsOf({ es: whole, en: whole, de: message(text) })
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(fault)
})

test('a text that a language lacks is named by its file, also beside one that cannot be compiled', () => {
  const whole = JSON.stringify({ sent: 'x', kept: '{day}' })
  const found = faultsOf({ es: whole, en: JSON.stringify({ kept: '{day' }), de: whole })
  expect(found).toHaveLength(2)
  expect(found[1]).toBe('locales/en.json: sent is not in every language')
})

test('a file that is not JSON is named, and hides nothing of the others', () => {
  const found = faultsOf({ es: '{', en: message('{count'), de: message('{count}') })
  expect(found.map((fault) => fault.slice(0, 18))).toEqual(['locales/es.json: i', 'locales/en.json: f'])
})

test('an unreadable file is reported once, and the others are compared', () => {
  const faults = folderFaults('locales', (file) => {
    if (file.endsWith('en.json')) throw new Error(`${file}: is not saved as UTF-8`)
    return message(file.endsWith('de.json') ? '{who}' : '{what}')
  })
  expect(faults).toEqual([
    'locales/en.json: is not saved as UTF-8',
    'locales/de.json: form.sent is filled with “who”, but with “what” in another language',
  ])
})
