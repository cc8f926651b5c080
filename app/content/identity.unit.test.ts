import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { contentPath } from './read-yaml.server.ts'
import { parseIdentity, readIdentity } from './identity.server.ts'

type Fields = Record<string, unknown>

/** The raw content/site.yaml, whatever its current values. */
interface Written extends Fields {
  readonly contact: Fields
  readonly register: Fields
  readonly social: Fields
  readonly holidays: Fields
  readonly offices: [Fields, ...Fields[]]
}

/** The identity after a change of the file. */
function changed(change: (site: Written) => void) {
  const site = parse(readFileSync(contentPath('site.yaml'), 'utf8')) as Written
  change(site)
  return parseIdentity(stringify(site))
}

it('treats a placeholder as an unknown value', () => {
  const { register, offices } = changed((site) => {
    Object.assign(site.register, { taxId: '{tax-id}', key: 'J-1234' })
    site.offices[0]['address'] = { street: '{street}', postcode: '07001', town: 'Palma' }
  })
  expect(register).toMatchObject({ taxId: undefined, key: 'J-1234' })
  expect(offices[0]?.address).toEqual({ street: undefined, postcode: '07001', town: 'Palma' })
})

it('leaves no placeholder in the identity, whatever is configured', () => {
  const left = JSON.stringify(readIdentity(), (key, value: unknown) => (key === 'motto' ? undefined : value))
  expect(left).not.toMatch(/"\{[^"{}]*\}"/)
})

it.each([
  ['http://clients.example', false],
  ['//clients.example', false],
  ['/contacto', false],
  ['javascript:alert(1)', false],
  ['https://user:word@clients.example', false],
  ['https://clients.example/enter?lang=es', true],
])('a route rule may lead to %s: %s', (to, allowed) => {
  const read = () =>
    changed((site) => Object.assign(site, { routeRules: [{ from: '/area-clientes', to }] })).routeRules
  if (allowed) expect(read()).toEqual([{ from: '/area-clientes', to, permanent: false }])
  else expect(read).toThrow(/content\/site\.yaml: routeRules \(1\)\.to/)
})

it.each([
  [['09:10-14:00'], /quarters of an hour/],
  [['14:00-09:00'], /end after the beginning/],
  [
    ['9:00-14:00', '16.00-19:00'],
    /^[^\n]* \(1\): expected HH:MM[^\n]*, got "9:00-14:00"\n[^\n]* \(2\): [^\n]*, got "16.00-19:00"$/,
  ],
  [['09:00-14:00', '13:00-19:00'], /one range after the other/],
])('opening hours cannot be %s', (mon, message) => {
  expect(() => changed((site) => Object.assign(site.offices[0], { hours: { mon } }))).toThrow(message)
})

/**
 * The identity with a first office that speaks Spanish and German and is booked as the fields
 * specify.
 */
const bookedBy = (fields: Fields) =>
  changed((site) => {
    const { slots: _slots, advisers: _advisers, ...office } = site.offices[0]
    site.offices[0] = { ...office, languages: ['es', 'de'], ...fields }
  })

it('accepts advisers with their languages instead of a number of seats', () => {
  const advisers = [
    { id: 'palma-1', languages: ['es', 'de'] },
    { id: 'palma-2', languages: ['es'] },
  ]
  const [office, ...others] = bookedBy({ slots: { minutes: 45, leadHours: 2 }, advisers }).offices
  expect(office).toMatchObject({ slots: { minutes: 45, leadHours: 2 }, advisers })
  expect(others).toEqual(readIdentity().offices.slice(1))
  expect(bookedBy({ advisers }).offices[0]?.slots).toEqual({ minutes: 30, leadHours: 4 })
  const plain = bookedBy({}).offices[0]
  expect(plain?.slots).toEqual({ minutes: 30, seats: 1, leadHours: 4 })
  expect(plain).not.toHaveProperty('advisers')
})

const one = (id: string, ...languages: string[]) => ({ id, languages })

it.each([
  [[one('palma-1', 'es', 'de', 'fr')], 'palma-1 speaks fr, which the office does not offer'],
  [[one('palma-1', 'es')], 'no adviser speaks de'],
  [[], 'no adviser speaks es'],
  [[one('palma-1', 'es'), one('palma-1', 'de')], 'two advisers are called palma-1'],
  [[one('Palma 1', 'es', 'de')], 'expected an id such as palma-1, got "Palma 1"'],
])('rejects the advisers %j', (advisers, message) => {
  expect(() => bookedBy({ advisers })).toThrow(
    new RegExp(`^content/site\\.yaml: offices \\(office\\..*: .*${message}$`),
  )
})

it('rejects slots with both a number of seats and advisers, and with neither', () => {
  const slots = { minutes: 30, leadHours: 4 }
  expect(() => bookedBy({ slots })).toThrow('): expected slots.seats or advisers')
  expect(() => bookedBy({ slots: { ...slots, seats: 2 }, advisers: [one('palma-1', 'es', 'de')] })).toThrow(
    'not both',
  )
})

it('keeps the displayed number on one line', () => {
  const { contact } = readIdentity()
  expect(contact.phoneDisplay).toMatch(/^\+34\u00a0\d{3}\u00a0/)
  expect(contact.phone).not.toMatch(/\s/)
})

const differentNumbers = 'phone and phoneDisplay are different numbers'
const refused: readonly (readonly [
  what: string,
  change: (site: Written) => void,
  message: string | RegExp,
])[] = [
  ['another number', (site) => (site.contact['phone'] = '+34971111222'), differentNumbers],
  ['no number', (site) => (site.contact['phoneDisplay'] = 'Palma'), differentNumbers],
  [
    'an unknown list of holidays',
    (site) => (site.offices[0]['localHolidays'] = 'calvià'),
    /holidays has no list calvià, which office\./,
  ],
  ['a day that is none', (site) => (site.holidays['balearic'] = ['2027-02-30']), 'there is no such day'],
  ['a network without https', (site) => (site.social['facebook'] = 'facebook.com/talaia'), 'social.facebook'],
  [
    'an origin with a path',
    (site) => Object.assign(site, { url: 'https://www.talaia.example/web/' }),
    'url: expected an address such as',
  ],
  [
    'an origin that is none',
    (site) => Object.assign(site, { url: 'htp:foo' }),
    'url: expected an address such as',
  ],
]

it.each(refused)('rejects %s', (_what, change, message) => {
  expect(() => changed(change)).toThrow(message)
})

it('requires a valid day for special hours', () => {
  const withHours = (hours: object) => () => changed((site) => Object.assign(site.offices[0], { hours }))
  expect(withHours({ mon: ['09:00-14:00'], '2026-12-24': ['09:00-13:00'] })).not.toThrow()
  for (const key of ['2026-12-32', 'monday', '24.12.2026']) {
    expect(withHours({ [key]: ['09:00-13:00'] })).toThrow(
      'expected mon to sun, or a day with hours of its own',
    )
  }
})
