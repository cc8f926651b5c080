import { expect, it } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'
import { identityNotes } from './identity.ts'

const identity = readIdentity()
const today = '2026-11-27'

it('a valid identity has no notes', () => {
  expect(identityNotes(identity, today)).toEqual([])
  expect(identityNotes({ ...identity, holidays: {} }, today)).toEqual([])
})

it('a partly listed year is noted with its missing holidays', () => {
  const holidays = {
    balearic: ['2025-12-25', ...(identity.holidays['balearic'] ?? []), '2028-01-01', '2028-01-06'],
  }
  expect(identityNotes({ ...identity, holidays }, today)).toEqual([
    expect.stringMatching(
      /^site\.yaml: the holidays of 2028 under balearic lack 2028-05-01, 2028-08-15, .*2028-12-25: no/,
    ),
  ])
})

it.each([
  ['https://wa.me/34971000000', []],
  ['https://wa.me/+34971000000?text=Hola', []],
  ['https://api.example/whatsapp', []],
  [
    'https://wa.me/34600000000',
    ['site.yaml: social.whatsapp leads to 34600000000, but contact.phone is +34971000000'],
  ],
])('WhatsApp at %s', (whatsapp, notes) => {
  const contact = { ...identity.contact, phone: '+34971000000' }
  expect(identityNotes({ ...identity, contact, social: { ...identity.social, whatsapp } }, today)).toEqual(
    notes,
  )
})

it('hours of a day on which the office is closed are noted', () => {
  const [first, ...others] = identity.offices
  if (first === undefined) throw new Error('no office')
  const own = { '2027-12-24': ['09:00-13:00'], '2027-12-25': ['09:00-13:00'], '2027-02-01': ['09:00-13:00'] }
  const office = { ...first, closures: ['2027-02-01'], hours: { ...first.hours, ...own } }
  expect(identityNotes({ ...identity, offices: [office, ...others] }, today)).toEqual(
    ['2027-12-25', '2027-02-01'].map(
      (day) => `site.yaml: ${first.page}: the hours of ${day} have no effect, as it is closed on that day`,
    ),
  )
})
