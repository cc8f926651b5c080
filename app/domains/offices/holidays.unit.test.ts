import Holidays from 'date-holidays'
import { expect, test } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'

/**
 * Where the official lists of the Balearic Government (2026: BOIB, resolution
 * of 25 September 2025; 2027: Consell de Govern, 13 March 2026) leave the
 * library's rules; a year that is not named follows them. A holiday on a
 * Sunday is none for anybody's work: the government moves it or chooses
 * another day instead.
 */
const deviations: Readonly<
  Record<string, { readonly missing: readonly string[]; readonly extra: readonly string[] }>
> = {
  2026: {
    // Sundays: 1 March (moved to the 2nd, which the library knows), 1 November and 6 December.
    missing: ['2026-03-01', '2026-11-01', '2026-12-06'],
    // The second day of Christmas, in place of one of them.
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
  // Each deviation is one: a day that the library takes up or drops must leave this list.
  for (const day of deviation.missing) expect(known).toContain(day)
  for (const day of deviation.extra) expect(known).not.toContain(day)
})

test('the local days that are known are kept, two a town and year at most', () => {
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
