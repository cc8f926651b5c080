import Holidays from 'date-holidays'
import { expect, test } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'

/**
 * Exceptions of the official lists of the Balearic Government (2026: BOIB, resolution of 25
 * September 2025; 2027: Consell de Govern, 13 March 2026) from the library's rules; other years
 * have none. A holiday on a Sunday is not a public holiday: the government moves it or chooses
 * another day instead.
 */
const deviations: Readonly<
  Record<string, { readonly missing: readonly string[]; readonly extra: readonly string[] }>
> = {
  2026: {
    // Sundays: 1 March (moved to the 2nd, which the library knows), 1 November and 6 December.
    missing: ['2026-03-01', '2026-11-01', '2026-12-06'],
    // The second day of Christmas, as a replacement.
    extra: ['2026-12-26'],
  },
  2027: {
    // A Sunday that was not moved.
    missing: ['2027-08-15'],
    extra: [],
  },
}

const { holidays, offices } = readIdentity()
const years = [...new Set(holidays['balearic']?.map((day) => day.slice(0, 4)))]

test.each(years)('the public holidays of %s are the official ones', (year) => {
  const deviation = deviations[year] ?? { missing: [], extra: [] }
  const known = new Holidays('ES', 'IB')
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .map(({ date }) => date.slice(0, 10))
  const expected = known.filter((day) => !deviation.missing.includes(day)).concat(deviation.extra)
  const kept = (holidays['balearic'] ?? []).filter((day) => day.startsWith(year))
  expect(kept.toSorted()).toEqual(expected.toSorted())
  expect(kept).toHaveLength(12)
  // Each listed exception is needed: a day that the library adds or drops must leave this list.
  for (const day of deviation.missing) expect(known).toContain(day)
  for (const day of deviation.extra) expect(known).not.toContain(day)
})

test('stores the known local days, at most two per town and year', () => {
  expect(holidays['palma']).toEqual(expect.arrayContaining(['2026-01-20', '2026-06-24', '2027-01-20']))
  expect(holidays['calvia']).toEqual(expect.arrayContaining(['2026-07-25', '2027-07-25']))
  for (const { localHolidays } of offices) {
    const local = holidays[localHolidays]
    expect(local, localHolidays).toBeDefined()
    for (const year of years) {
      expect(local?.filter((day) => day.startsWith(year)).length).toBeLessThanOrEqual(2)
    }
    expect(local?.filter((day) => holidays['balearic']?.includes(day))).toEqual([])
  }
})
