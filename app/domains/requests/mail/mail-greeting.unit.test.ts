import { expect, test } from 'vitest'
import type { Office } from '#map/identity.ts'
import { identity, mailConfig } from '#tests/support/mail.ts'
import { greetingLine, presentableName, signOff } from './mail-greeting.server.ts'

test.each(['Anna', 'Anna Weber', 'María del Mar Bauzà i Coll', 'Jean-Luc O’Neill', 'Änne von der Groß'])(
  'a mail greets by a name that reads like one: %s',
  (name) => {
    expect(presentableName(` ${name}\n`)).toBe(name)
  },
)

test.each([
  '',
  'anna',
  'Visit evil.example',
  'https://evil.example',
  'Call 900123456',
  'Anna <b>',
  '𝓐nna',
  'Anna, you have won',
  'You Have Won A Big Prize',
  'A'.repeat(41),
  'de la',
])('nothing else that was typed is repeated: “%s”', (name) => {
  expect(presentableName(name)).toBeUndefined()
})

test.each([
  ['en', 'Hello Anna Weber,', 'Hello,'],
  ['de', 'Guten Tag Anna Weber,', 'Guten Tag,'],
  ['es', 'Buenos días, Anna Weber:', 'Buenos días:'],
] as const)('greets in %s, without a name if need be', (locale, byName, plain) => {
  expect(greetingLine('Anna Weber', locale)).toBe(byName)
  expect(greetingLine('www.evil.example', locale)).toBe(plain)
})

test('a mail is signed by the office, or by the firm if none is known', () => {
  const office: Office = {
    page: 'office.palma',
    name: { es: 'Palma', en: 'Palma', de: 'Palma' },
    localHolidays: 'palma',
    languages: ['es'],
    hours: {},
    slots: { minutes: 30, seats: 1, leadHours: 4 },
    closures: [],
  }
  const config = { ...mailConfig(), identity: { ...identity, offices: [office] } }
  const { brand, contact } = identity
  expect(signOff(config, 'en', office.page)).toBe(
    `Kind regards\n${brand.name} Palma\n${contact.phoneDisplay}`,
  )
  expect(signOff(config, 'de')).toBe(`Mit freundlichen Grüßen\n${brand.name}\n${contact.phoneDisplay}`)
  expect(signOff(config, 'es')).toMatch(/^Saludos cordiales\n/)
})
