import { expect, test } from 'vitest'
import { withoutContact } from './without-contact.server.ts'

test.each([
  ['The fee for a second car.', 'The fee for a second car.'],
  ['Write to anna.example@mail.com please', 'Write to … please'],
  ['Escríbame a añna@müller.de', 'Escríbame a …'],
  ['see https://example.org/a?b=c and www.example.org/x', 'see … and …'],
  ['bei example.de/preise steht mehr', 'bei … steht mehr'],
  ['javascript://alert and ftp://x', '… and …'],
  ['ring 0034 612-345-678 or (971) 12 34 56', 'ring … or (…'],
  ['plate 1234 BCD, NIE X1234567L', 'plate … BCD, NIE X…L'],
  ['two\nlines\u{0} and\u{200b} more', 'two lines and more'],
  ['fullwidth １２３ and ٤٥٦ digits', 'fullwidth … and … digits'],
  ['a fullwidth ＠ sign: anna＠mail.com', 'a fullwidth … sign: …'],
  ['End of a sentence.Next one', 'End of a … one'],
  ['42', '…'],
  ['', ''],
])('%j is stored as %j', (typed, kept) => {
  expect(withoutContact(typed, 280)).toBe(kept)
})

test('a text is cut to its limit in characters, not in halves of them', () => {
  expect(withoutContact('😀'.repeat(300), 280)).toBe('😀'.repeat(280))
})

test('a long text is cleaned quickly', () => {
  const start = performance.now()
  for (const piece of ['1 ', 'a.', 'a@', '(', 'x-']) withoutContact(piece.repeat(20_000), 280)
  expect(performance.now() - start).toBeLessThan(2_000)
})
