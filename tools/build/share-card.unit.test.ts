import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareCard, wrap } from './share-card.ts'

const widthOf = (text: string) => text.length * 10
const measure = (text: string, _family: string, size: number) => text.length * size * 0.5
const word = fc.stringMatching(/^[^\s\u00AD]{1,30}$/)

test('keeps the words of a wrapped text, in lines that fit if their words do', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), (words) => {
      const lines = wrap(words.join(' '), 200, widthOf)
      expect(lines.join(' ')).toBe(words.join(' '))
      for (const line of lines) expect(widthOf(line) <= 200 || !line.includes(' ')).toBe(true)
    }),
  )
})

test('breaks a word wider than a line at its soft hyphens, and no other', () => {
  const title = 'Berufs\u00ADunfähigkeits\u00ADversicherung in Spa\u00ADnien'
  expect(wrap(title, 200, widthOf)).toEqual(['Berufsunfähigkeits-', 'versicherung in', 'Spanien'])
})

test('sets a long title smaller, and throws for one that never fits', () => {
  const card = (title: string) => shareCard({ kicker: 'Health', title, brand: 'B' }, measure)
  const sizeOf = (svg: string) => Number(/font-size="(\d+)" fill="#0f4c5c"/.exec(svg)?.[1])
  expect(sizeOf(card('Short'))).toBe(60)
  expect(sizeOf(card('a long title that goes on for quite a while over the card'.repeat(2)))).toBeLessThan(60)
  expect(() => card('x'.repeat(200))).toThrow('no type is small enough')
})

test('escapes text', () => {
  expect(shareCard({ kicker: '<a>', title: 'A & B', brand: '"' }, measure)).not.toMatch(/<a>|& |"""/)
})
