import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsOf, estimateOf, siteRates } from '#tests/support/calculators.ts'
import { notaryFee, registryFee } from './deed-fees.ts'
import { averageRate, homePurchase, type homeQuestions } from './home-purchase.ts'
import type { AnswersTo } from './questions.ts'

const rates = siteRates('home-purchase')
type Answers = AnswersTo<typeof homeQuestions>

const euros = (amount: number) => Math.round(amount * 100)
const answers = (given: Partial<Answers>): Answers => ({
  price: euros(300_000),
  condition: 'used',
  reference: undefined,
  purpose: 'other',
  homes: 'first',
  age: undefined,
  islander: 'no',
  seller: 'resident',
  mortgage: undefined,
  ...given,
})
const work = (given: Partial<Answers>) => estimateOf(homePurchase(answers(given), rates))
const tax = (given: Partial<Answers>) => {
  const { steps } = work(given)
  const taxRows = ['transferTax', 'reducedTax', 'restTax', 'vat', 'stampDuty', 'reducedStamp', 'restStamp']
  return steps
    .filter(({ row }) => taxRows.includes(row))
    .reduce((sum, { amount }) => sum + (amount.kind === 'money' ? amount.cents : 0), 0)
}

describe('transfer tax', () => {
  // The accumulated tax at the limits of the scale, as the law prints it (DLeg 1/2014, art. 10.a).
  it.each([
    [400_000, 32_000],
    [600_000, 50_000],
    [1_000_000, 90_000],
    [2_000_000, 210_000],
  ])('of a home for %d euros is %d euros', (price, expected) => {
    // The average rate has two decimals, so that the tax may differ by half a hundredth per cent.
    expect(Math.abs(tax({ price: euros(price) }) - euros(expected))).toBeLessThanOrEqual(price / 2)
  })

  it.each([
    [300_000, 8],
    [400_000, 8],
    // 32,000.09 of 400,001 is 8.00000 %; 36,500 of 450,000 is 8.111 %.
    [400_001, 8],
    [450_000, 8.11],
    // 41,000 of 500,000; 65,000 of 750,000 is 8.666 %: the third decimal is above 5.
    [500_000, 8.2],
    [750_000, 8.67],
    // 50,000 of 600,000 is 8.333 %.
    [600_000, 8.33],
    [1_000_000, 9],
    [2_000_000, 10.5],
    [3_000_000, 11.33],
  ])('of %d euros has an average rate of %d %%', (price, percent) => {
    expect(averageRate(euros(price), rates.transfer)).toBe(percent)
  })

  it('rounds a third decimal of 5 down, as the law says', () => {
    // A scale of one slice, so that its rate is the average.
    const slices = [{ limit: Number.MAX_SAFE_INTEGER, percent: 8.115 }]
    expect(averageRate(euros(100_000), slices)).toBe(8.11)
    expect(averageRate(euros(100_000), [{ limit: Number.MAX_SAFE_INTEGER, percent: 8.116 }])).toBe(8.12)
  })

  it('is taken from the reference value where that is higher', () => {
    // The ATIB’s example: a price of 540,000 and a reference value of 575,000; 47,750 before rounding the rate.
    expect(tax({ price: euros(540_000), reference: euros(575_000) })).toBe(euros(575_000 * 0.083))
    expect(tax({ price: euros(540_000), reference: euros(100_000) })).toBe(tax({ price: euros(540_000) }))
  })

  it('is an average of the slices, computed once more with a table', () => {
    const table = (price: number) =>
      0.08 * Math.min(price, 400_000) +
      0.09 * Math.max(0, Math.min(price, 600_000) - 400_000) +
      0.1 * Math.max(0, Math.min(price, 1_000_000) - 600_000) +
      0.12 * Math.max(0, Math.min(price, 2_000_000) - 1_000_000) +
      0.13 * Math.max(0, price - 2_000_000)
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 6_010_121 }), (price) => {
        const rounding = price * 0.00006 + 0.01
        expect(Math.abs(tax({ price: euros(price) }) / 100 - table(price))).toBeLessThanOrEqual(rounding)
      }),
    )
  })
})

describe('reduced transfer tax', () => {
  const main = { purpose: 'main' } as const
  it('is 4 % of the first part of the only home and 8 % of the rest', () => {
    expect(tax({ ...main, homes: 'none', price: euros(250_000) })).toBe(euros(10_000))
    expect(tax({ ...main, homes: 'none' })).toBe(euros(270_151.2 * 0.04 + 29_848.8 * 0.08))
  })

  it('is 2 % for the first home of a buyer under 36', () => {
    expect(tax({ ...main, price: euros(250_000), age: 35 })).toBe(euros(5000))
    expect(tax({ ...main, price: euros(250_000), age: 36 })).toBe(euros(10_000))
  })

  it('is remitted on the first part under 30', () => {
    // The ATIB’s example: 300,000 euros, under 30: 2,387.90 euros.
    const young = { ...main, age: 29, islander: 'yes', mortgage: euros(180_000) } as const
    expect(tax(young)).toBe(euros(2387.9))
    expect(tax({ ...young, price: euros(270_151.2) })).toBe(0)
    // A cent less than 60 % of the price, an age of 30, or no residence on the islands.
    expect(tax({ ...young, mortgage: euros(179_999.99) })).toBeGreaterThan(euros(2387.9))
    expect(tax({ ...young, age: 30 })).toBeGreaterThan(euros(2387.9))
    expect(tax({ ...young, islander: 'no' })).toBeGreaterThan(euros(2387.9))
  })

  it.each([
    [331_859.7, true],
    [331_859.71, false],
  ])('applies up to the limit: %d', (price, isReduced) => {
    const { verdict } = work({ ...main, homes: 'none', price: euros(price) })
    expect(verdict.includes('reducedHome')).toBe(isReduced)
  })

  it('is not for owners of another home, nor for a second home', () => {
    expect(tax({ ...main, homes: 'another' })).toBe(euros(24_000))
    expect(tax({ purpose: 'other', homes: 'none' })).toBe(euros(24_000))
  })
})

describe('a new home', () => {
  const built = { condition: 'new' } as const
  it('costs VAT and stamp duty, from a million euros the higher one', () => {
    expect(tax({ ...built, price: euros(300_000) })).toBe(euros(30_000 + 4500))
    expect(tax({ ...built, price: euros(999_999.99) })).toBe(euros(99_999.999) + euros(14_999.9999))
    expect(tax({ ...built, price: euros(1_000_000) })).toBe(euros(100_000 + 20_000))
  })

  it('has a reduced stamp duty as a first home (Ley 4/2026)', () => {
    const first = { ...built, purpose: 'main', price: euros(250_000) } as const
    expect(tax(first)).toBe(euros(25_000 + 2500))
    expect(tax({ ...first, age: 35 })).toBe(euros(25_000 + 1250))
    expect(tax({ ...first, homes: 'none' })).toBe(euros(25_000 + 3750))
    const relieved = { ...first, age: 29, islander: 'yes', mortgage: euros(150_000) } as const
    expect(tax(relieved)).toBe(euros(25_000))
    expect(tax({ ...relieved, price: euros(300_000), mortgage: euros(180_000) })).toBe(
      euros(30_000) + Math.round(2_984_880 * 0.015),
    )
  })
})

describe('the scales', () => {
  // Without the paper of the deed and the entry of presentation: number 2 of each scale, less 5 %.
  const paperless = { ...rates.notary, sheets: 0 }
  const bare = { ...rates.registry, presentation: 0 }
  it.each([
    [1000, 90.151816, 24.040484],
    [6010.12, 90.151816, 24.040484],
    [30_050.61, 90.151816 + 108.182205, 24.040484 + 42.0708575],
    [60_101.21, 243.409921, 103.6745915],
    [150_253.03, 333.561741, 171.2884565],
    [601_012.1, 558.941276, 306.5161775],
    [1_000_000, 678.637646, 386.3137575],
  ])('of notary and registry at %d euros', (value, notary, registry) => {
    expect(notaryFee(euros(value), paperless)).toBe(Math.round(notary * 95))
    expect(registryFee(euros(value), bare)).toBe(Math.round(registry * 95))
  })

  it('charge the paper by sheet', () => {
    // 15 sheets: 22 sides from the fifth on, 11 copied sheets in full and 4 at half, 15 simple ones.
    const paper = 22 * 3.005061 + 11 * 3.005061 + 4 * 1.5025305 + 15 * 0.601012
    expect(notaryFee(euros(6010.12), rates.notary)).toBe(Math.round(90.151816 * 95 + paper * 100))
  })

  it('have a highest fee for the registry', () => {
    expect(registryFee(euros(100_000_000), bare)).toBe(Math.round(2181.673939 * 95))
  })

  it('never fall as the value rises', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 601_012_100 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (value, more) => {
          expect(notaryFee(value + more, rates.notary)).toBeGreaterThanOrEqual(notaryFee(value, rates.notary))
          expect(registryFee(value + more, rates.registry)).toBeGreaterThanOrEqual(
            registryFee(value, rates.registry),
          )
        },
      ),
    )
  })
})

describe('the whole', () => {
  const anyAnswers = fc.record({
    price: fc.integer({ min: 100_000, max: 601_012_100 }),
    condition: fc.constantFrom('used' as const, 'new' as const),
    reference: fc.option(fc.integer({ min: 0, max: 601_012_100 }), { nil: undefined }),
    purpose: fc.constantFrom('main' as const, 'other' as const),
    homes: fc.constantFrom('first' as const, 'none' as const, 'another' as const),
    age: fc.option(fc.integer({ min: 16, max: 120 }), { nil: undefined }),
    islander: fc.constantFrom('no' as const, 'yes' as const),
    seller: fc.constantFrom('resident' as const, 'nonresident' as const),
    mortgage: fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: undefined }),
  })

  it('adds up, and its parts are its costs', () => {
    fc.assert(
      fc.property(anyAnswers, (given) => {
        const outcome = homePurchase(given, rates)
        if (outcome.kind !== 'estimate') {
          expect(given.mortgage).toBeGreaterThan(given.price)
          return
        }
        const costs = centsOf(outcome, 'costs') ?? 0
        expect(outcome.parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(costs)
        expect(centsOf(outcome, 'cash')).toBe(given.price + costs - (given.mortgage ?? 0))
        expect(costs).toBeGreaterThan(0)
      }),
    )
  })

  it('never costs less at a higher price', () => {
    fc.assert(
      fc.property(anyAnswers, fc.integer({ min: 1, max: 50_000_000 }), (given, more) => {
        const higher = { ...given, price: Math.min(given.price + more, 601_012_100) }
        const [low, high] = [homePurchase(given, rates), homePurchase(higher, rates)]
        if (low.kind !== 'estimate' || high.kind !== 'estimate') return
        expect(centsOf(high, 'costs')).toBeGreaterThanOrEqual(centsOf(low, 'costs') ?? 0)
      }),
    )
  })

  it('withholds 3 % of the price where the seller lives abroad, without adding to the costs', () => {
    const resident = work({})
    const abroad = work({ seller: 'nonresident' })
    expect(centsOf(abroad, 'withheld')).toBe(euros(9000))
    expect(centsOf(abroad, 'cash')).toBe(centsOf(resident, 'cash'))
  })

  it('refuses a mortgage above the price', () => {
    expect(homePurchase(answers({ mortgage: euros(300_001) }), rates)).toEqual({
      kind: 'implausible',
      reason: 'mortgageTooHigh',
    })
  })
})
