import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailboxOf, parseAddress } from './mail-address.server.ts'

test('keeps plain addresses, with the domain in ASCII', () => {
  expect(parseAddress('Ana.Perez+casa@Example.org')).toBe('Ana.Perez+casa@example.org')
  expect(parseAddress('info@müller.de')).toBe('info@xn--mller-kva.de')
})

test.each([
  '',
  '@',
  'a@b',
  'a@b@example.org',
  'a b@example.org',
  '"a"@example.org',
  'a@example.org, b@example.org',
  'A <a@example.org>',
  'a@[127.0.0.1]',
  'a@127.0.0.1',
  '.a@example.org',
  'a..b@example.org',
  'a@-example.org',
  'añ@example.org',
  'a@example.org\r\nBcc: b@example.org',
  'a\0@example.org',
  `${'a'.repeat(65)}@example.org`,
  `a@${'a.'.repeat(130)}org`,
])('rejects %j as an address', (text) => {
  expect(parseAddress(text)).toBeUndefined()
})

test('yields at most one recipient for any input', () => {
  const piece = fc.constantFrom(
    'a',
    '@',
    '.',
    ',',
    ';',
    ' ',
    '\r\n',
    '<',
    '>',
    '"',
    '\\',
    ':',
    'example.org',
    'ü',
    '\u2028',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const address = parseAddress(pieces.join(''))
      expect(address ?? 'a@example.org').toMatch(/^[^\s,;:<>"\\@]+@[a-z0-9.-]+$/)
    }),
    { numRuns: 5_000 },
  )
})

test.each([
  ['Name+Tag@Example.org', 'name@example.org'],
  ['name+a+b@example.org', 'name@example.org'],
  ['first.last@example.org', 'first.last@example.org'],
  ['F.irst.Last+x@gmail.com', 'firstlast@gmail.com'],
  ['firstlast@googlemail.com', 'firstlast@gmail.com'],
  [' ann@Bücher.example ', 'ann@xn--bcher-kva.example'],
  ['nonsense', '@nonsense'],
])('counts %s as the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
