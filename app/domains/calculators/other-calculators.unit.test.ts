import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsOf, estimateOf, siteRates } from '#tests/support/calculators.ts'
import { leavingInsurer } from './leaving-insurer.ts'
import { nonResidentTax, type nonResidentQuestions } from './non-resident-tax.ts'
import type { AnswersTo } from './questions.ts'
import { bracketOf, selfEmployed } from './self-employed.ts'
import { underinsurance } from './underinsurance.ts'

const euros = (amount: number) => Math.round(amount * 100)

describe('the tax of non-residents', () => {
  const rates = siteRates('non-resident-tax')
  type Answers = AnswersTo<typeof nonResidentQuestions>
  const answers = (given: Partial<Answers>): Answers => ({
    year: 'y2026',
    country: 'eu',
    valued: 'yes',
    cadastral: euros(150_000),
    revised: 2013,
    price: undefined,
    share: 100,
    days: 365,
    rented: 'no',
    rent: undefined,
    expenses: undefined,
    ...given,
  })
  const work = (given: Partial<Answers>) => estimateOf(nonResidentTax(answers(given), rates))
  const total = (given: Partial<Answers>) => centsOf(work(given), 'total')

  it.each([
    ['eu', 2013, 313.5],
    ['other', 2013, 396],
    ['eu', 2012, 313.5],
    ['eu', 2011, 570],
    ['other', undefined, 720],
  ] as const)('of 150,000 euros from %s, revised %s, is %d', (country, revised, tax) => {
    expect(total({ country, revised })).toBe(euros(tax))
  })

  it('follows days and share', () => {
    expect(total({ days: 0 })).toBe(0)
    expect(total({ share: 50 })).toBe(euros(156.75))
    // 1,650 × 73 / 365 = 330; 19 % of it.
    expect(total({ days: 73 })).toBe(euros(62.7))
  })

  it('takes half of the price where there is no cadastral value', () => {
    expect(total({ valued: 'no', cadastral: undefined, price: euros(300_000) })).toBe(
      euros(300_000 * 0.5 * 0.011 * 0.19),
    )
  })

  it('lets EU residents deduct the costs of letting, but never a loss', () => {
    const let_ = { rented: 'yes', rent: euros(12_000), expenses: euros(4000), days: 0 } as const
    expect(total(let_)).toBe(euros(1520))
    expect(total({ ...let_, country: 'other' })).toBe(euros(2880))
    expect(total({ ...let_, expenses: euros(20_000) })).toBe(0)
  })

  it('names the days of each year', () => {
    expect(work({}).days).toEqual([
      { due: 'ownUseDebit', day: '2027-12-23' },
      { due: 'ownUse', day: '2027-12-31' },
    ])
    expect(work({ year: 'y2025' }).days.at(-1)).toEqual({ due: 'ownUse', day: '2026-12-31' })
    expect(work({ rented: 'yes', rent: 100 }).days.map(({ day }) => day)).toContain('2027-04-20')
  })

  it('has no year with 366 days among those it knows', () => {
    expect(nonResidentTax(answers({ days: 366 }), rates)).toEqual({
      kind: 'implausible',
      reason: 'tooManyDays',
    })
  })

  it('never falls with days, share or value', () => {
    const given = fc.record({
      cadastral: fc.integer({ min: 100, max: 1_000_000_000 }),
      days: fc.integer({ min: 0, max: 364 }),
      share: fc.integer({ min: 1, max: 99 }),
      country: fc.constantFrom('eu' as const, 'other' as const),
    })
    fc.assert(
      fc.property(given, (one) => {
        const low = total(one) ?? 0
        expect(low).toBeGreaterThanOrEqual(0)
        expect(total({ ...one, days: one.days + 1 })).toBeGreaterThanOrEqual(low)
        expect(total({ ...one, share: one.share + 1 })).toBeGreaterThanOrEqual(low)
        expect(total({ ...one, cadastral: one.cadastral + 1000 })).toBeGreaterThanOrEqual(low)
      }),
    )
  })
})

describe('leaving an insurer', () => {
  const rates = siteRates('leaving-insurer')
  const today = '2026-11-28'
  const last = (renewal: string, side: 'you' | 'insurer' = 'you', from = today) => {
    const { headline } = estimateOf(leavingInsurer({ renewal, side }, rates, from))
    return headline.amount.kind === 'day' ? headline.amount.day : undefined
  }

  it.each([
    ['2027-03-15', 'you', '2027-02-14'],
    ['2027-01-01', 'you', '2026-11-30'],
    ['2027-03-31', 'you', '2027-02-27'],
    ['2028-03-31', 'you', '2028-02-28'],
    ['2027-03-15', 'insurer', '2027-01-14'],
    ['2027-04-30', 'insurer', '2027-02-27'],
  ] as const)('renewed on %s, notice of %s has to arrive by %s', (renewal, side, day) => {
    expect(last(renewal, side)).toBe(day)
  })

  it.each([
    ['2026-12-28', 'late'],
    ['2026-12-29', 'soon'],
    ['2027-01-12', 'soon'],
    ['2027-01-13', 'inTime'],
    ['2027-06-01', 'inTime'],
  ])('says of a renewal on %s: %s', (renewal, verdict) => {
    expect(estimateOf(leavingInsurer({ renewal, side: 'you' }, rates, today)).verdict).toEqual([verdict])
  })

  it('has nothing to say about a renewal that has passed', () => {
    expect(leavingInsurer({ renewal: today, side: 'you' }, rates, today)).toEqual({
      kind: 'implausible',
      reason: 'past',
    })
  })

  it('offers no reminder once it is too late', () => {
    expect(estimateOf(leavingInsurer({ renewal: '2026-12-20', side: 'you' }, rates, today)).days).toEqual([])
  })
})

describe('under-insurance', () => {
  const pay = (value: number, insured: number, damage: number, excess = 0) =>
    estimateOf(
      underinsurance({
        value: euros(value),
        insured: euros(insured),
        damage: euros(damage),
        excess: euros(excess),
      }),
    )

  it.each([
    [200_000, 100_000, 20_000, 0, 10_000],
    [200_000, 150_000, 20_000, 300, 14_700],
    [200_000, 200_000, 20_000, 0, 20_000],
    [200_000, 300_000, 20_000, 0, 20_000],
    [200_000, 199_999.99, 200_000, 0, 199_999.99],
    [100, 50, 10, 50, 0],
  ])(
    'of %d insured for %d: a damage of %d with %d of excess pays %d',
    (value, insured, damage, excess, paid) => {
      expect(centsOf(pay(value, insured, damage, excess), 'paid')).toBe(euros(paid))
    },
  )

  it('never pays more than the damage or the sum insured, and never less for a higher sum', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000_000 })
    fc.assert(
      fc.property(cents, cents, cents, cents, (value, insured, part, more) => {
        const damage = Math.min(part, value)
        const paid = (sum: number) =>
          centsOf(estimateOf(underinsurance({ value, insured: sum, damage, excess: undefined })), 'paid') ?? 0
        expect(paid(insured)).toBeLessThanOrEqual(Math.min(damage, insured))
        expect(paid(insured + more)).toBeGreaterThanOrEqual(paid(insured))
        expect(paid(insured)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('compares what the insurer pays with what is missing, as no sum makes the payment', () => {
    const half = { value: 200, insured: 100, damage: 100, excess: 10 }
    const { headline, parts, isComparison } = estimateOf(underinsurance(half))
    expect(headline.amount).toEqual({ kind: 'money', cents: 40 })
    expect(parts.map(({ cents }) => cents)).toEqual([40, 60])
    expect(isComparison).toBe(true)
  })

  it('refuses a damage above the value', () => {
    expect(underinsurance({ value: 100, insured: 100, damage: 101, excess: undefined })).toEqual({
      kind: 'implausible',
      reason: 'damageAboveValue',
    })
  })
})

describe('the self-employed', () => {
  const rates = siteRates('self-employed')
  // Lowest payments of 2026 by monthly net income: the bases of the Order at 31.5 %.
  const table = [
    [0, 205.88],
    [670, 205.88],
    [670.01, 226.47],
    [900, 226.47],
    [900.01, 267.65],
    [1166.69, 267.65],
    [1166.7, 299.56],
    [1300, 299.56],
    [1300.01, 302.65],
    [1500, 302.65],
    [1500.01, 302.65],
    [1700, 302.65],
    [1700.01, 360.29],
    [1850, 360.29],
    [1850.01, 380.88],
    [2030, 380.88],
    [2030.01, 401.47],
    [2330, 401.47],
    [2330.01, 427.21],
    [2760, 427.21],
    [2760.01, 452.94],
    [3190, 452.94],
    [3190.01, 478.68],
    [3620, 478.68],
    [3620.01, 504.41],
    [4050, 504.41],
    [4050.01, 545.59],
    [6000, 545.59],
    [6000.01, 607.35],
    [50_000, 607.35],
  ] as const
  it.each(table)('with a net income of %d pay %d', (income, payment) => {
    const { base } = bracketOf(euros(income), rates.brackets)
    expect(Math.round((base * rates.rate) / 100)).toBe(euros(payment))
  })

  const work = (income: number, months = 12, start: 'new' | 'before' = 'before') =>
    estimateOf(selfEmployed({ income: euros(income), months, start, company: 'no' }, rates))

  it('take 7 % off for expenses without proof', () => {
    // 93 % of 1,397.85 is 1,300.00; of 1,397.87 a cent more.
    expect(centsOf(work(1397.85), 'monthly')).toBe(euros(299.56))
    expect(centsOf(work(1397.87), 'monthly')).toBe(euros(302.65))
  })

  it('pay the flat rate and the equity contribution in their first year', () => {
    const estimate = work(2000, 5, 'new')
    expect(centsOf(estimate, 'flat')).toBe(euros(88.56))
    expect(centsOf(estimate, 'saving')).toBe(-5 * (euros(380.88) - euros(88.56)))
    expect(centsOf(estimate, 'year')).toBe(5 * euros(88.56))
    expect(estimate.isComparison).toBe(true)
    expect(work(2000).isComparison).toBeUndefined()
  })

  it('never pay less for more income, nor more with the flat rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5_000_000 }),
        fc.integer({ min: 0, max: 500_000 }),
        (income, more) => {
          const year = (cents: number, start: 'new' | 'before') =>
            centsOf(work(cents / 100, 12, start), 'year') ?? 0
          expect(year(income + more, 'before')).toBeGreaterThanOrEqual(year(income, 'before'))
          expect(year(income, 'new')).toBeLessThanOrEqual(year(income, 'before'))
        },
      ),
    )
  })

  it('are not owners of a company, whose base has a minimum of its own', () => {
    expect(selfEmployed({ income: 1, months: 1, start: 'new', company: 'yes' }, rates)).toEqual({
      kind: 'outside',
      reason: 'companyOwner',
    })
  })
})
