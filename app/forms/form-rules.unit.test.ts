import { expect, test } from 'vitest'
import * as v from 'valibot'
import { fieldError, parseFieldError } from './field-error.ts'
import { email, message, messageLimit } from './form-rules.ts'
import { meansSpain, phone } from './phone-rules.ts'

test.each([
  ['anna@mail.de', 'anna@mail.de'],
  [' Anna.Bell+site@Mail.Example.ORG ', 'Anna.Bell+site@mail.example.org'],
  ["o'neill@example.org", "o'neill@example.org"],
  ['info@müller.de', 'info@xn--mller-kva.de'],
  // As some browsers send it.
  ['info@xn--mller-kva.de', 'info@xn--mller-kva.de'],
  ['info@MÜLLER.de', 'info@xn--mller-kva.de'],
  ['correo@señal.españa', 'correo@xn--seal-hqa.xn--espaa-rta'],
  ['\u202aanna@mail.de\u202c', 'anna@mail.de'],
  ['an\u00adna\u200b@mail.de\u00a0', 'anna@mail.de'],
  ['почта@пример.рф', undefined],
  ['anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai'],
])('%s is an address that mail can be sent to: %s', (typed, expected) => {
  const result = v.safeParse(email, typed)
  expect(result.success ? result.output : undefined).toBe(expected)
})

test.each([
  ['anna@', 'email'],
  ['anna@mail', 'email'],
  ['anna', 'email'],
  [`${'a'.repeat(65)}@mail.de`, 'tooLong'],
  ['anna@mail,de', 'email'],
  ['anna bell@mail.de', 'email'],
  ['anna@mail..de', 'email'],
  ['anna@-mail.de', 'email'],
  ['anna@127.0.0.1', 'email'],
  ['anna@mail.de:80', 'email'],
  ['anna@mail.de/x', 'email'],
  ['anna@bell@mail.de', 'email'],
  ['änne@müller.de', 'emailLetters'],
  ['änne@mail.de', 'emailLetters'],
  [`${'a'.repeat(250)}@mail.de`, 'tooLong'],
])('%s is reported as: %s', (typed, error) => {
  expect(v.safeParse(email, typed).issues?.[0]?.message).toBe(error)
})

test('a message has as many characters as its counter shows, whatever its line ends', () => {
  const lines = 'x\r\n'.repeat(messageLimit / 2)
  expect(v.parse(message, `${lines.slice(0, -2)}y`)).toHaveLength(messageLimit)
  expect(v.safeParse(message, `${lines}yy`).issues?.[0]?.message).toBe('tooLong')
})

test.each([
  ['612 345 678', '612 345 678'],
  ['\u202a+49 151 2345678\u202c', '+49 151 2345678'],
  ['\u200e971\u2011234\u2013567', '971-234-567'],
  ['tel: 0151 23456789', '0151 23456789'],
  ['\u202aTel.: +34 971 234 567', '+34 971 234 567'],
  ['tel:+34971234567', '+34971234567'],
  ['abc 612 345 678', undefined],
])('%j is accepted as a copied number: %s', (typed, expected) => {
  const result = v.safeParse(phone, typed)
  expect(result.success ? result.output : undefined).toBe(expected)
})

test('a copied number is recognised as Spanish by its digits', () => {
  expect(meansSpain('\u202a612 345 678\u202c', 'DE')).toBe(true)
  expect(meansSpain('Tel. 612 345 678', 'DE')).toBe(true)
})

test.each([
  {},
  { day: '2026-11-23' },
  { least: 0.1, most: 10_000 },
  { file: 'Rechnung?a=1&b=2 – März.pdf' },
] as const)('an error with %j survives the round trip through its text', (params) => {
  expect(parseFieldError(fieldError('key', params))).toEqual({ key: 'key', params })
})

test('an error without parameters is its key alone', () => {
  expect(parseFieldError('tooLong')).toEqual({ key: 'tooLong', params: {} })
})
