import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contentPath } from './files.server.ts'
import { parseIdentity, readIdentity } from './identity.server.ts'

it('takes a placeholder for a value that is not known', () => {
  const source = readFileSync(contentPath('site.yaml'), 'utf8')
  const { register, offices } = parseIdentity(
    source
      .replace(/^( {2}taxId: ).*$/m, "$1'{tax-id}'")
      .replace(/^( {2}key: ).*$/m, '$1J-1234')
      .replace(/street: '[^']*'/, "street: '{street}'"),
  )
  expect(register).toMatchObject({ taxId: undefined, key: 'J-1234' })
  expect(offices[0]?.address).toMatchObject({ street: undefined, town: 'Palma' })
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
  const source = readFileSync(contentPath('site.yaml'), 'utf8')
  const rules = `routeRules: [{ from: /area-clientes, to: "${to}" }]`
  const read = () => parseIdentity(source.replace('routeRules: []', rules)).routeRules
  if (allowed) expect(read()).toEqual([{ from: '/area-clientes', to, permanent: false }])
  else expect(read).toThrow(/content\/site\.yaml: routeRules\.0\.to/)
})

it.each([
  ['09:10-14:00', /quarters of an hour/],
  ['14:00-09:00', /end after the beginning/],
  ['9:00-14:00', /expected HH:MM/],
])('opening hours cannot be %s', (hours, message) => {
  const source = readFileSync(contentPath('site.yaml'), 'utf8')
  expect(() => parseIdentity(source.replace(/\d\d:\d\d-\d\d:\d\d/, hours))).toThrow(message)
})

const onlyPalma = (fields: string) => {
  const source = readFileSync(contentPath('site.yaml'), 'utf8')
  return source.replace(
    /languages: \[es, ca, en, de\]\n {4}slots: .*/,
    `languages: [es, de]\n    ${fields.replaceAll('\n', '\n    ')}`,
  )
}

it('takes advisers with their languages instead of a number of seats', () => {
  const advisers = '[{ id: palma-1, languages: [es, de] }, { id: palma-2, languages: [es] }]'
  const [palma, , , , online] = parseIdentity(
    onlyPalma(`slots: { minutes: 45, leadHours: 2 }\nadvisers: ${advisers}`),
  ).offices
  expect(palma).toMatchObject({
    slots: { minutes: 45, leadHours: 2 },
    advisers: [
      { id: 'palma-1', languages: ['es', 'de'] },
      { id: 'palma-2', languages: ['es'] },
    ],
  })
  expect(online).toHaveProperty('slots.seats', 2)
  expect(online).not.toHaveProperty('advisers')
  expect(parseIdentity(onlyPalma(`advisers: ${advisers}`)).offices[0]?.slots).toEqual({
    minutes: 30,
    leadHours: 4,
  })
  expect(parseIdentity(onlyPalma('')).offices[0]?.slots).toEqual({ minutes: 30, seats: 1, leadHours: 4 })
})

it.each([
  ['[{ id: palma-1, languages: [es, de, fr] }]', 'palma-1 speaks fr, which the office does not offer'],
  ['[{ id: palma-1, languages: [es] }]', 'no adviser speaks de'],
  ['[]', 'no adviser speaks es'],
  ['[{ id: palma-1, languages: [es] }, { id: palma-1, languages: [de] }]', 'two advisers are called palma-1'],
  ['[{ id: Palma 1, languages: [es, de] }]', 'expected an id such as palma-1'],
  ['[{ id: palma-1, languages: [es, de] }]\nslots: { minutes: 30, seats: 2, leadHours: 4 }', 'not both'],
])('refuses the advisers %s', (advisers, message) => {
  expect(() => parseIdentity(onlyPalma(`advisers: ${advisers}`))).toThrow(
    new RegExp(`^content/site\\.yaml: offices\\.0.*: .*${message}$`),
  )
})

it('refuses slots with neither a number of seats nor advisers', () => {
  const read = () => parseIdentity(onlyPalma('slots: { minutes: 30, leadHours: 4 }'))
  expect(read).toThrow('offices.0: expected slots.seats or advisers')
})

it.each([
  [/^( {2}phone: ).*$/m, "$1'+34971111222'", /phone and phoneDisplay are different numbers/],
  [/^( {2}phoneDisplay: ).*$/m, '$1Palma', /phone and phoneDisplay are different numbers/],
  [/localHolidays: calvia/, 'localHolidays: calvià', /holidays has no list calvià, which office\./],
  [/2027-12-25/, '2027-02-30', /there is no such day/],
  [/\['09:00-14:00', '16:00-19:00'\]/, "['09:00-14:00', '13:00-19:00']", /one range after the other/],
  [/^( {2}facebook: ).*$/m, '$1facebook.com/talaia', /social\.facebook/],
  [/^url: .*$/m, 'url: https://www.talaia.example/web/', /url: expected an address such as/],
  [/^url: .*$/m, 'url: htp:foo', /url: expected an address such as/],
] as const)('refuses %s as %s', (before, after, message) => {
  const source = readFileSync(contentPath('site.yaml'), 'utf8')
  expect(source).toMatch(before)
  expect(() => parseIdentity(source.replace(before, after))).toThrow(message)
})
