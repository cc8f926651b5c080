import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateOf, siteRates } from '#tests/support/calculators.ts'
import { daysLater } from './days.ts'
import { environmentalLabel, inspection, nextInspection, type inspectionQuestions } from './inspection.ts'
import type { AnswersTo } from './questions.ts'

const rates = siteRates('inspection')
type Answers = AnswersTo<typeof inspectionQuestions>

const today = '2026-11-28'
const answers = (given: Partial<Answers>): Answers => ({
  vehicle: 'car',
  first: '2020-05-10',
  last: undefined,
  fuel: 'petrol',
  electricKm: undefined,
  euro: 'unknown',
  ...given,
})
const work = (given: Partial<Answers>) => estimateOf(inspection(answers(given), rates, today))
const next = (given: Partial<Answers>) => {
  const { headline } = work(given)
  return headline.amount.kind === 'day' ? headline.amount.day : undefined
}

describe('the next inspection', () => {
  // RD 920/2017, art. 6: cars from 4 years on every 2, over 10 every year; the others by their own table.
  it.each([
    ['car', '2024-01-15', undefined, '2028-01-15'],
    ['car', '2022-11-28', undefined, '2026-11-28'],
    // Passed in the 30 days before the first due day, and a day earlier.
    ['car', '2020-05-10', '2024-04-10', '2026-05-10'],
    ['car', '2020-05-10', '2024-04-09', '2024-05-10'],
    ['car', '2020-05-10', '2026-05-02', '2028-05-02'],
    ['car', '2016-12-01', '2026-11-20', '2028-11-20'],
    ['car', '2016-11-20', '2026-11-20', '2028-11-20'],
    ['car', '2016-11-20', '2026-11-21', '2027-11-21'],
    ['car', '2010-03-01', '2026-03-01', '2027-03-01'],
    ['motorcycle', '2015-03-01', '2026-03-01', '2028-03-01'],
    ['moped', '2024-03-01', undefined, '2027-03-01'],
    ['van', '2024-12-01', undefined, '2026-12-01'],
    ['van', '2021-03-01', '2025-03-01', '2027-03-01'],
    ['van', '2019-03-01', '2026-03-01', '2027-03-01'],
    ['van', '2010-03-01', '2026-09-01', '2027-03-01'],
    ['caravan', '2023-03-01', undefined, '2029-03-01'],
    ['car', '2024-01-31', undefined, '2028-01-31'],
    // An inspection during the exemption, such as the one before registration, does not shorten it.
    ['car', '2025-06-01', '2026-02-01', '2029-06-01'],
  ] as const)('of a %s of %s, last inspected on %s, is on %s', (vehicle, first, last, day) => {
    expect(next({ vehicle, first, last })).toBe(day)
  })

  it('may be passed 30 days before', () => {
    const { steps } = work({ first: '2024-01-15' })
    expect(steps.find(({ row }) => row === 'earliest')?.amount).toEqual({ kind: 'day', day: '2027-12-16' })
  })

  it.each([
    [{ first: '2024-01-15' }, 'exempt'],
    [{ last: '2024-05-02' }, 'overdue'],
    [{ last: '2024-12-20' }, 'dueSoon'],
    [{ last: '2025-12-20' }, 'planned'],
  ])('is spoken of as it stands: %o', (given, verdict) => {
    expect(work(given).verdict).toContain(verdict)
  })

  it('is never before the last one, and without one never past', () => {
    const vehicles = fc.constantFrom('car', 'motorcycle', 'moped', 'van', 'caravan')
    const back = fc.integer({ min: 0, max: 15_000 })
    fc.assert(
      fc.property(vehicles, back, back, (vehicle, age, ago) => {
        const kind = vehicle as Answers['vehicle']
        const first = daysLater(today, -age)
        const last = daysLater(today, -Math.min(ago, age))
        expect(nextInspection(first, last, rates.intervals[kind], rates.earlyDays) > last).toBe(true)
        expect((next({ vehicle: kind, first }) ?? '') >= today).toBe(true)
      }),
    )
  })

  it.each([
    [{ first: '2026-11-29' }, 'future'],
    [{ last: '2027-01-01' }, 'future'],
    [{ last: '2019-01-01' }, 'order'],
  ])('asks to correct %o', (given, reason) => {
    expect(inspection(answers(given), rates, today)).toEqual({ kind: 'implausible', reason })
  })
})

describe('the label', () => {
  it.each([
    [{ fuel: 'electric' }, 'label0'],
    [{ fuel: 'plugin', electricKm: 40 }, 'label0'],
    [{ fuel: 'plugin', electricKm: 39 }, 'labelEco'],
    [{ fuel: 'plugin' }, 'labelAsk'],
    [{ fuel: 'hybrid' }, 'labelEco'],
    [{ fuel: 'gas', first: '2004-01-01' }, 'labelB'],
    [{ fuel: 'petrol', euro: 'e4' }, 'labelC'],
    [{ fuel: 'petrol', euro: 'e3' }, 'labelB'],
    [{ fuel: 'petrol', euro: 'e2' }, 'labelNone'],
    [{ fuel: 'diesel', euro: 'e6' }, 'labelC'],
    [{ fuel: 'diesel', euro: 'e5' }, 'labelB'],
    [{ fuel: 'diesel', euro: 'e4' }, 'labelB'],
    [{ fuel: 'diesel', euro: 'e3' }, 'labelNone'],
    [{ fuel: 'petrol', first: '2006-01-01' }, 'labelC'],
    [{ fuel: 'petrol', first: '2005-12-31' }, 'labelB'],
    [{ fuel: 'petrol', first: '1999-12-31' }, 'labelNone'],
    [{ fuel: 'diesel', first: '2015-09-01' }, 'labelC'],
    [{ fuel: 'diesel', first: '2015-08-31' }, 'labelB'],
    [{ fuel: 'diesel', first: '2005-12-31' }, 'labelNone'],
    [{ vehicle: 'motorcycle', euro: 'e2' }, 'labelB'],
    [{ vehicle: 'motorcycle', euro: 'e3' }, 'labelC'],
    [{ vehicle: 'motorcycle' }, 'labelAsk'],
    [{ vehicle: 'caravan' }, undefined],
  ] as const)('of %o is %s', (given, label) => {
    expect(environmentalLabel(answers(given), rates)).toBe(label)
  })

  it('says where the vehicle may drive', () => {
    const zone = (given: Partial<Answers>) =>
      work(given)
        .steps.filter(({ row }) => row.startsWith('zone'))
        .map(({ amount }) => (amount.kind === 'word' ? amount.word : ''))
    expect(zone({ euro: 'e4' })).toEqual(['enters', 'enters'])
    expect(zone({ euro: 'e3' })).toEqual(['enters', 'staysOut'])
    expect(zone({ euro: 'e2' })).toEqual(['staysOut', 'staysOut'])
    expect(zone({ vehicle: 'motorcycle' })).toEqual(['free'])
  })
})
