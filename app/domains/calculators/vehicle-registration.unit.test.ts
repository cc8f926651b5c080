import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsOf, estimateOf, siteRates } from '#tests/support/calculators.ts'
import { daysLater } from './days.ts'
import type { AnswersTo } from './questions.ts'
import { registrationRate, vehicleRegistration, type vehicleQuestions } from './vehicle-registration.ts'

const rates = siteRates('vehicle-registration')
type Answers = AnswersTo<typeof vehicleQuestions>

const today = '2026-11-28'
const answers = (given: Partial<Answers>): Answers => ({
  vehicle: 'car',
  energy: 'combustion',
  co2: 175,
  first: '2022-06-01',
  basis: 'new',
  price: 3_000_000,
  origin: 'eu',
  moving: 'no',
  owned: undefined,
  abroad: 'yes',
  arrival: undefined,
  ...given,
})
const work = (given: Partial<Answers>) => estimateOf(vehicleRegistration(answers(given), rates, today))

describe('the rate', () => {
  it.each([
    [0, 0],
    [120, 0],
    [121, 4.75],
    [159, 4.75],
    [160, 9.75],
    [199, 9.75],
    [200, 16],
    [undefined, 16],
  ])('of a car with %s g/km is %d %%', (co2, percent) => {
    expect(registrationRate(co2, false, rates.car)).toBe(percent)
  })

  it.each([
    [100, 0],
    [101, 4.75],
    [120, 4.75],
    [121, 9.75],
    [139, 9.75],
    [140, 16],
  ])('of a motorcycle with %d g/km is %d %%', (co2, percent) => {
    expect(registrationRate(co2, false, rates.motorcycle)).toBe(percent)
  })

  it('of an electric vehicle is nothing', () => {
    expect(registrationRate(undefined, true, rates.car)).toBe(0)
  })
})

describe('the value', () => {
  // Percentages of the yearly Order on average prices, annex IV: "more than one year" begins the day after.
  it.each([
    ['2025-11-28', 100],
    ['2025-11-27', 84],
    ['2024-11-28', 84],
    ['2024-11-27', 67],
    ['2023-11-27', 56],
    ['2022-11-27', 47],
    ['2021-11-27', 39],
    ['2020-11-27', 34],
    ['2019-11-27', 28],
    ['2018-11-27', 24],
    ['2017-11-27', 19],
    ['2016-11-27', 17],
    ['2015-11-27', 13],
    ['2014-11-28', 13],
    ['2014-11-27', 10],
    ['1980-01-01', 10],
  ])('of a vehicle first registered on %s is %d %% of its price when new', (first, percent) => {
    expect(centsOf(work({ first, price: 1_000_000 }), 'market')).toBe(percent * 10_000)
  })

  it('is taken as it is if it is that of today', () => {
    expect(centsOf(work({ basis: 'now', price: 1_000_000 }), 'market')).toBeUndefined()
    expect(centsOf(work({ basis: 'now', price: 1_000_000, co2: 100 }), 'base')).toBe(
      Math.round(1_000_000 / 1.21),
    )
  })
})

describe('the tax', () => {
  it('is taken from the value without the indirect taxes in it (art. 69.b)', () => {
    // A car of 30,000 euros, between one and two years old, first registered with 16 % VAT, at 14.75 %: the base
    // is 25,200 ÷ 1.3075 = 19,273.42 euros.
    const then = { ...rates, car: { ...rates.car, rates: [4.75, 9.75, 14.75] as const } }
    const outcome = vehicleRegistration(answers({ first: '2009-01-01', co2: 250 }), then, '2010-06-30')
    const estimate = estimateOf(outcome)
    expect(centsOf(estimate, 'market')).toBe(2_520_000)
    expect(centsOf(estimate, 'base')).toBe(1_927_342)
    expect(centsOf(estimate, 'tax')).toBe(Math.round(1_927_342 * 0.1475))
  })

  it.each([
    ['2012-08-31', 18],
    ['2012-09-01', 21],
    ['2010-06-30', 16],
    ['2010-07-01', 18],
  ])('takes out the VAT of %s: %d %%', (first, percent) => {
    const estimate = work({ first, co2: 100, basis: 'now', price: 1_000_000 })
    expect(centsOf(estimate, 'base')).toBe(Math.round(1_000_000 / (1 + percent / 100)))
  })

  it('is exempt for those who move here with it', () => {
    const move = { moving: 'yes', owned: 6, abroad: 'yes', arrival: '2026-11-20' } as const
    expect(work(move).verdict).toContain('exemptLikely')
    expect(centsOf(work(move), 'total')).toBe(9977)
    expect(work(move).days).toEqual([{ due: 'register', day: '2027-01-19' }])
    expect(work({ ...move, owned: 5 }).verdict).toContain('exemptNotOwned')
    expect(work({ ...move, abroad: 'no' }).verdict).toContain('exemptNotAbroad')
    expect(work({ arrival: '2026-11-20' }).days).toEqual([{ due: 'register', day: '2026-12-20' }])
  })
})

describe('customs', () => {
  it('charges duty and VAT on a car from outside the EU that was bought', () => {
    const estimate = work({ origin: 'outside', basis: 'now', price: 1_000_000, co2: 100 })
    expect(centsOf(estimate, 'duty')).toBe(100_000)
    expect(centsOf(estimate, 'importVat')).toBe(231_000)
  })

  it('charges nothing on a move', () => {
    const estimate = work({ origin: 'outside', moving: 'yes', owned: 12 })
    expect(centsOf(estimate, 'duty')).toBeUndefined()
    expect(estimate.assumed).toContain('customsRelief')
  })
})

it.each([
  ['2026-11-29', 'implausible', 'future'],
  ['2026-11-28', 'outside', 'new'],
  ['2026-05-28', 'outside', 'new'],
])('has no estimate for a vehicle first registered on %s: %s', (first, kind, reason) => {
  expect(vehicleRegistration(answers({ first }), rates, today)).toEqual({ kind, reason })
})

it('counts a vehicle of more than six months as used', () => {
  expect(work({ first: '2026-05-27' }).kind).toBe('estimate')
})

const anyAnswers = fc.record({
  vehicle: fc.constantFrom('car' as const, 'motorcycle' as const),
  energy: fc.constantFrom('combustion' as const, 'electric' as const),
  co2: fc.option(fc.integer({ min: 0, max: 999 }), { nil: undefined }),
  first: fc.integer({ min: 200, max: 12_000 }).map((days) => daysLater(today, -days)),
  basis: fc.constantFrom('new' as const, 'now' as const),
  price: fc.integer({ min: 100, max: 200_000_000 }),
  origin: fc.constantFrom('eu' as const, 'outside' as const),
  moving: fc.constantFrom('no' as const, 'yes' as const),
  owned: fc.option(fc.integer({ min: 0, max: 600 }), { nil: undefined }),
  abroad: fc.constantFrom('yes' as const, 'no' as const),
  arrival: fc.constant(undefined),
})

it('never costs less with more CO2 or a higher price, nor less than the fee', () => {
  fc.assert(
    fc.property(
      anyAnswers,
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      (given, grams, more) => {
        const total = (one: Answers) =>
          centsOf(estimateOf(vehicleRegistration(one, rates, today)), 'total') ?? 0
        const low = total(given)
        expect(low).toBeGreaterThanOrEqual(rates.trafficFee)
        expect(total({ ...given, price: given.price + more })).toBeGreaterThanOrEqual(low)
        if (given.co2 !== undefined)
          expect(total({ ...given, co2: given.co2 + grams })).toBeGreaterThanOrEqual(low)
      },
    ),
  )
})

it('has the same total as its parts', () => {
  fc.assert(
    fc.property(anyAnswers, (given) => {
      const estimate = estimateOf(vehicleRegistration(given, rates, today))
      expect(estimate.parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(centsOf(estimate, 'total'))
    }),
  )
})
