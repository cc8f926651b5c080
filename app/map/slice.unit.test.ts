import { expect, test } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'
import { rulesFor } from '#domains/offices/use-now.ts'
import { locales } from './locale.ts'
import { sliceSite } from './slice.ts'

const written = readIdentity()
/** Independent of today's closures. */
const identity = { ...written, offices: written.offices.map((office) => ({ ...office, closures: [] })) }
const [first, ...others] = identity.offices
if (first === undefined) throw new Error('no office')

test('applies an office’s own closures to that office alone in the browser', () => {
  const closed = { ...identity, offices: [{ ...first, closures: ['2027-02-01'] }, ...others] }
  const { offices, holidays } = sliceSite(closed, 'en')
  const shut = offices
    .filter((office) => rulesFor(office, holidays).closedDays.has('2027-02-01'))
    .map(({ page }) => page)
  expect(shut).toEqual([first.page])
  const local = identity.holidays[first.localHolidays] ?? []
  expect(local.length).toBeGreaterThan(0)
  const [own] = offices
  if (own === undefined) throw new Error('no office')
  for (const day of local) expect(rulesFor(own, holidays).closedDays.has(day)).toBe(true)
})

test('has the holiday lists of site.yaml if there are no closures', () => {
  expect(sliceSite(identity, 'de').holidays).toEqual(identity.holidays)
})

test('omits advisers, which stay on the server', () => {
  const advisers = [{ id: 'palma-1', languages: first.languages }]
  const { offices } = sliceSite({ ...identity, offices: [{ ...first, advisers }, ...others] }, 'en')
  expect(JSON.stringify(offices)).not.toContain('palma-1')
})

test('marks a Spanish tagline as Spanish for screen readers', () => {
  const brand = { ...identity.brand, tagline: { es: 'Seguros', en: 'Seguros', de: 'Versicherungen' } }
  const langs = locales.map((locale) => sliceSite({ ...identity, brand }, locale).brand.taglineLang)
  expect(langs).toEqual([undefined, 'es', undefined])
})

test('leaves out the advisers of an office and their names', () => {
  const advisers = [{ id: 'palma-1', name: 'Ana Vidal', languages: first.languages }]
  const text = JSON.stringify(sliceSite({ ...identity, offices: [{ ...first, advisers }, ...others] }, 'en'))
  expect(text).not.toContain('Ana Vidal')
  expect(text).not.toContain('palma-1')
})
