import { notaryFee, registryFee, type NotaryScale, type RegistryScale } from './deed-fees.ts'
import { money, percentOf, share, type Outcome, type Part, type Step } from './outcome.ts'
import { amount, choice, number, type AnswersTo } from './questions.ts'

/** Taxes and scales for buying a home in Mallorca. */
export interface HomeRates {
  /** Transfer tax: slices of the value with their upper limits in cents, the last one without. */
  readonly transfer: readonly { readonly limit: number; readonly percent: number }[]
  readonly reduced: {
    /** The highest value of a home with a reduced rate, and the part of it that the rate applies to. */
    readonly limit: number
    readonly part: number
    /** On the rest of the value. */
    readonly rest: number
    readonly home: number
    readonly young: number
    readonly youngAge: number
    readonly reliefAge: number
    readonly reliefYears: number
    readonly reliefMortgage: number
  }
  readonly vat: number
  readonly stamp: {
    readonly general: number
    readonly high: number
    readonly highFrom: number
    readonly first: number
    readonly young: number
  }
  readonly serviceVat: number
  readonly withheld: number
  readonly notary: NotaryScale
  readonly registry: RegistryScale
}

export const homeQuestions = {
  price: amount({ least: 1000, most: 6_010_121 }),
  condition: choice(['used', 'new']),
  reference: amount({ least: 0, most: 6_010_121, optional: true }),
  purpose: choice(['main', 'other']),
  homes: choice(['first', 'none', 'another'], { purpose: ['main'] }),
  age: number({ least: 16, most: 120, optional: true, shown: { purpose: ['main'], homes: ['first'] } }),
  islander: choice(['no', 'yes'], { purpose: ['main'], homes: ['first'] }),
  seller: choice(['resident', 'nonresident'], { condition: ['used'] }),
  mortgage: amount({ least: 0, most: 6_010_121, optional: true }),
}

export const homeRows = [
  'price',
  'transferTax',
  'reducedTax',
  'restTax',
  'vat',
  'stampDuty',
  'reducedStamp',
  'restStamp',
  'notary',
  'registry',
  'costs',
  'mortgage',
  'withheld',
  'cash',
] as const

export const homeNotes = [
  'mortgageTooHigh',
  'relief',
  'reducedYoung',
  'reducedHome',
  'sellerAbroad',
  'averageRate',
  'referenceUsed',
  'referenceUnknown',
  'oneGarage',
  'deedLength',
  'reducedConditions',
  'reliefConditions',
  'bankPays',
  'appraisal',
  'promoter',
  'family',
  'aboveLimit',
  'lawyer',
  'referenceMatters',
] as const

type Answers = AnswersTo<typeof homeQuestions>
type Row = (typeof homeRows)[number]
type Note = (typeof homeNotes)[number]
type Relief = 'none' | 'home' | 'young' | 'full'

/**
 * The average rate of the scale in per cent, with two decimals: the second one is rounded up if the
 * third is above 5, and down otherwise (Decreto Legislativo 1/2014, art. 10.b, last paragraph).
 */
export function averageRate(value: number, slices: HomeRates['transfer']): number {
  let tax = 0
  let from = 0
  for (const { limit, percent } of slices) {
    tax += (Math.min(value, limit) - from) * percent
    if (value <= limit) break
    from = limit
  }
  const thousandths = Math.floor((tax * 1000) / value)
  return (Math.floor(thousandths / 10) + (thousandths % 10 > 5 ? 1 : 0)) / 100
}

/** Which relief the buyer has: arts. 10.c, 10.d and 14 quater; for stamp duty 17 and 19 quater. */
function reliefOf(answers: Answers, base: number, { reduced }: HomeRates): Relief {
  const { purpose, homes, age, islander, price, mortgage = 0 } = answers
  if (purpose !== 'main' || homes === 'another' || base > reduced.limit) return 'none'
  if (homes !== 'first' || age === undefined) return 'home'
  const financed = mortgage * 100 >= price * reduced.reliefMortgage
  if (age < reduced.reliefAge && islander === 'yes' && financed) return 'full'
  return age < reduced.youngAge ? 'young' : 'home'
}

/** A reduced rate on the first part of the value, another one on the rest. */
function inParts(rows: readonly [Row, Row], rates: readonly [number, number], base: number, part: number) {
  const first = Math.min(base, part)
  const rest = base - first
  return {
    cents: percentOf(first, rates[0]) + percentOf(rest, rates[1]),
    steps: [share(rows[0], rates[0], first), ...(rest > 0 ? [share(rows[1], rates[1], rest)] : [])],
  }
}

interface Tax {
  readonly cents: number
  readonly steps: readonly Step<Row>[]
}

function transferTax(base: number, relief: Relief, { transfer, reduced }: HomeRates): Tax {
  if (relief === 'none') {
    const percent = averageRate(base, transfer)
    return { cents: percentOf(base, percent), steps: [share('transferTax', percent, base)] }
  }
  const rate = { home: reduced.home, young: reduced.young, full: 0 }[relief]
  return inParts(['reducedTax', 'restTax'], [rate, reduced.rest], base, reduced.part)
}

function stampDuty(base: number, relief: Relief, first: boolean, { stamp, reduced }: HomeRates): Tax {
  // Stamp duty is reduced for a first home only.
  if (relief === 'none' || !first) {
    const percent = base >= stamp.highFrom ? stamp.high : stamp.general
    return { cents: percentOf(base, percent), steps: [share('stampDuty', percent, base)] }
  }
  const rate = { home: stamp.first, young: stamp.young, full: 0 }[relief]
  return inParts(['reducedStamp', 'restStamp'], [rate, stamp.general], base, reduced.part)
}

/**
 * What buying a home costs on the day of the deed: transfer tax for a used one, VAT and stamp duty
 * for a new one, notary and land registry by their scales.
 */
export function homePurchase(answers: Answers, rates: HomeRates): Outcome<Row, Note> {
  const { price, condition, reference = 0, purpose, homes, seller, mortgage = 0 } = answers
  if (mortgage > price) return { kind: 'implausible', reason: 'mortgageTooHigh' }
  const used = condition === 'used'
  const base = Math.max(price, reference)
  const relief = reliefOf(answers, base, rates)
  const vat = used ? 0 : percentOf(price, rates.vat)
  const taxed = used ? transferTax(base, relief, rates) : stampDuty(base, relief, homes === 'first', rates)
  const withVat = (net: number) => net + percentOf(net, rates.serviceVat)
  const notary = withVat(notaryFee(price, rates.notary))
  const registry = withVat(registryFee(price, rates.registry))
  const costs = vat + taxed.cents + notary + registry
  const withheld = used && seller === 'nonresident' ? percentOf(price, rates.withheld) : 0
  const steps: Step<Row>[] = [
    { row: 'price', amount: money(price) },
    ...(used ? [] : [share<Row>('vat', rates.vat, price)]),
    ...taxed.steps,
    { row: 'notary', amount: money(notary) },
    { row: 'registry', amount: money(registry) },
    { row: 'costs', amount: money(costs), total: true },
    ...(mortgage > 0 ? [{ row: 'mortgage' as const, amount: money(-mortgage) }] : []),
    { row: 'cash', amount: money(price + costs - mortgage), total: true },
    ...(withheld > 0 ? [share<Row>('withheld', rates.withheld, price)] : []),
  ]
  const parts: Part<Row>[] = [
    { row: used ? 'transferTax' : 'vat', cents: used ? taxed.cents : vat },
    { row: 'stampDuty', cents: used ? 0 : taxed.cents },
    { row: 'notary', cents: notary },
    { row: 'registry', cents: registry },
  ]
  const verdict: Note[] = []
  if (relief === 'full') verdict.push('relief')
  if (relief === 'young') verdict.push('reducedYoung')
  if (relief === 'home' && (used || homes === 'first')) verdict.push('reducedHome')
  if (withheld > 0) verdict.push('sellerAbroad')
  const assumed: Note[] = ['deedLength', reference === 0 ? 'referenceUnknown' : 'referenceUsed', 'oneGarage']
  if (used && relief === 'none') assumed.push('averageRate')
  if (!used) assumed.push('promoter')
  if (relief === 'full') assumed.push('reliefConditions')
  else if (relief !== 'none') assumed.push('reducedConditions')
  if (mortgage > 0) assumed.push('bankPays')
  const changes: Note[] = ['referenceMatters', 'lawyer']
  if (mortgage > 0) changes.push('appraisal')
  if (purpose === 'main' && relief !== 'full') changes.push('family')
  if (purpose === 'main' && homes !== 'another' && base > rates.reduced.limit) changes.push('aboveLimit')
  return {
    kind: 'estimate',
    headline: { row: 'costs', amount: money(costs), tone: relief === 'none' ? 'plain' : 'good' },
    verdict,
    steps,
    parts: parts.filter(({ cents }) => cents > 0),
    assumed,
    changes,
    days: [],
  }
}
