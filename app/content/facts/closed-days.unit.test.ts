import { describe, expect, it } from 'vitest'
import { locales } from '#map/locale.ts'
import { closedDaysAt } from './closed-day.ts'
import { closedDaysOf, parseHolidayNames } from './closed-days.server.ts'
import { readIdentity } from '#content/identity.server.ts'

const identity = readIdentity()

describe('the days on which offices are closed', () => {
  it.each(locales)('are every date of site.yaml, in order and with a name in %s', (locale) => {
    const days = closedDaysOf(identity, locale)
    const closures = identity.offices.flatMap((office) => office.closures)
    const expected = new Set([...Object.values(identity.holidays).flat(), ...closures])
    expect(new Set(days.map(({ day }) => day))).toEqual(expected)
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted())
    for (const { name } of days) expect(name).toMatch(/\p{L}{3}/u)
  })

  it('apply to the offices of their list', () => {
    const days = closedDaysOf(identity, 'en')
    const all = identity.offices.map(({ page }) => page)
    expect(days.find(({ day }) => day === '2026-12-25')).toEqual({
      day: '2026-12-25',
      name: 'Christmas Day',
      offices: all,
    })
    for (const [list, dates] of Object.entries(identity.holidays)) {
      if (list === 'balearic') continue
      for (const day of dates) {
        const offices = identity.offices.filter(
          ({ localHolidays, closures }) => localHolidays === list || closures.includes(day),
        )
        expect(days.find((item) => item.day === day)?.offices).toEqual(offices.map(({ page }) => page))
      }
    }
  })

  const [palma, ...others] = identity.offices
  if (palma === undefined) throw new Error('no office')
  const changed = {
    ...identity,
    offices: [{ ...palma, closures: ['2027-02-01', '2026-12-25'] }, ...others],
    holidays: { ...identity.holidays, [palma.localHolidays]: ['2027-05-03'] },
  }

  it('include an office’s own closures, once if they fall on a holiday', () => {
    const at = closedDaysAt(palma.page, closedDaysOf(changed, 'de'))
    expect(at.get('2027-02-01')).toBe('Büro geschlossen')
    expect(at.get('2026-12-25')).toBe('Weihnachten')
    expect(closedDaysAt('office.llucmajor', closedDaysOf(changed, 'de')).has('2027-02-01')).toBe(false)
  })

  it('call an unnamed local day a local holiday', () => {
    expect(closedDaysAt(palma.page, closedDaysOf(changed, 'en')).get('2027-05-03')).toBe('Local holiday')
  })

  it('require a name for a day that closes every office', () => {
    const unnamed = { ...identity, holidays: { ...identity.holidays, balearic: ['2027-02-03'] } }
    expect(() => closedDaysOf(unnamed, 'es')).toThrow('2027-02-03 in balearic has no name under days')
  })
})

it.each([
  ['2027-02-28', true],
  ['02-29', true],
  ['2027-02-29', false],
  ['02-30', false],
  ['24-12', false],
])('a holiday may be named on %s: %s', (key, exists) => {
  const name = '{ es: Navidad, en: Christmas, de: Weihnachten }'
  const read = () =>
    parseHolidayNames(`names: { christmas: ${name} }\ndays: { balearic: { ${key}: christmas } }`)
  if (exists) expect(read().days['balearic']).toEqual({ [key]: 'christmas' })
  else expect(read).toThrow('there is no such day: write YYYY-MM-DD, or MM-DD for every year')
})

it('shows the name of a day that is listed by name', () => {
  const read = () => parseHolidayNames('names: {}\ndays: { balearic: { 12-24: christmas-eve } }')
  expect(read).toThrow(
    'content/holidays.yaml: 12-24 in balearic names christmas-eve, which is not under names',
  )
})
