import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, cleanText, cleanValue } from './clean-text.server.ts'

test('keeps the lines of a text and removes what cannot be stored', () => {
  expect(cleanText('a\r\nb\rc\td\0\u0007\u0085')).toBe('a\nb\nc\td')
  expect(cleanText('\uD800x')).toBe('\uFFFDx')
  expect(cleanLine('  a\r\n b\t ')).toBe('a b')
})

test('removes invisible line breaks and bidirectional overrides from input', () => {
  expect(cleanText('Hola\u2028Teléfono: 1\u2029\u202eabc\u202c \u2066x\u2069')).toBe(
    'Hola\nTeléfono: 1\nabc x',
  )
  expect(cleanLine('Ann\u2028Phone: 1\u202a\u2067')).toBe('Ann Phone: 1')
})

test('keeps the characters that names and emoji need', () => {
  for (const text of ['محمد بن‌علی', 'שרה לוי\u200f', '👩‍👩‍👧']) expect(cleanLine(text)).toBe(text)
})

test('cleans values recursively, including their keys', () => {
  const value = cleanValue({
    'a\0': ['b\0', 1, true, { c: 'd\0' }],
    gone: undefined,
    ...JSON.parse('{"__proto__":"e\\u0000"}'),
  })
  expect(JSON.stringify(value)).toBe('{"a":["b",1,true,{"c":"d"}],"__proto__":"e"}')
})

test('turns any text into one that survives UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const clean = cleanText(text)
      expect(Buffer.from(clean, 'utf8').toString('utf8')).toBe(clean)
      expect(cleanText(clean)).toBe(clean)
    }),
  )
})
