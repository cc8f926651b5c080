import { monthsLater } from '#content/conditions/calendar.ts'
import { daysLater, yearsOver } from './days.ts'
import { money, percentOf, share, type Outcome, type Part, type Step } from './outcome.ts'
import { choice, day, amount, number, type AnswersTo } from './questions.ts'

/** Rates and limits for registering a vehicle in the Balearics. */
export interface VehicleRates {
  /** Bands of CO2 by kind of vehicle: up to the limit (or below it) the rate applies. */
  readonly car: Bands
  readonly motorcycle: Bands
  /** Share of the price when new that is left when the vehicle is older than so many years. */
  readonly left: readonly number[]
  /** Value added tax by the day from which it applied, the latest first. */
  readonly vat: readonly { readonly since: string; readonly percent: number }[]
  readonly newMonths: number
  readonly ownedMonths: number
  readonly daysToRegister: number
  readonly daysToRegisterMoving: number
  readonly trafficFee: number
  readonly duty: number
}

interface Bands {
  readonly free: number
  readonly standard: number
  /** A figure that is the limit of the second band still belongs to it: motorcycles, not cars. */
  readonly standardIncluded: boolean
  readonly high: number
  readonly rates: readonly [standard: number, high: number, top: number]
}

export const vehicleQuestions = {
  vehicle: choice(['car', 'motorcycle']),
  energy: choice(['combustion', 'electric']),
  co2: number({ least: 0, most: 999, optional: true, shown: { energy: ['combustion'] } }),
  first: day(),
  basis: choice(['new', 'now']),
  price: amount({ least: 1, most: 2_000_000 }),
  origin: choice(['eu', 'outside']),
  moving: choice(['no', 'yes']),
  owned: number({ least: 0, most: 600, shown: { moving: ['yes'] } }),
  abroad: choice(['yes', 'no'], { moving: ['yes'] }),
  arrival: day({ optional: true }),
}

export const vehicleRows = [
  'market',
  'base',
  'tax',
  'exempt',
  'duty',
  'importVat',
  'trafficFee',
  'inspection',
  'plates',
  'roadTax',
  'total',
] as const

export const vehicleNotes = [
  'new',
  'future',
  'exemptLikely',
  'exemptNotOwned',
  'exemptNotAbroad',
  'freeByCo2',
  'noCo2',
  'vatThen',
  'tableValue',
  'marketValue',
  'customsValue',
  'dutyMotorcycle',
  'customsRelief',
  'largeFamily',
  'disability',
  'otherFigure',
  'preference',
  'unknownFees',
] as const

export const vehicleDays = ['register'] as const

type Answers = AnswersTo<typeof vehicleQuestions>
type Row = (typeof vehicleRows)[number]
type Note = (typeof vehicleNotes)[number]

/** The rate by CO2 (Ley 38/1992, art. 70.1 and 2, with the Balearic top rate); unknown means the top rate. */
export function registrationRate(co2: number | undefined, electric: boolean, bands: Bands): number {
  const [standard, high, top] = bands.rates
  if (electric) return 0
  if (co2 === undefined) return top
  if (co2 <= bands.free) return 0
  if (co2 < bands.standard || (bands.standardIncluded && co2 === bands.standard)) return standard
  return co2 < bands.high ? high : top
}

/** Why the exemption for a change of residence does not apply; undefined if it is likely (art. 66.1.n). */
function whyNotExempt({ moving, owned, abroad }: Answers, rates: VehicleRates): Note | undefined {
  if (moving === 'no') return undefined
  if (abroad === 'no') return 'exemptNotAbroad'
  return (owned ?? 0) < rates.ownedMonths ? 'exemptNotOwned' : undefined
}

/**
 * What registering a vehicle with foreign plates costs. The tax base of a used vehicle is its market
 * value without the indirect taxes that it contains (art. 69.b): value ÷ (1 + VAT + registration tax),
 * with the VAT of the day on which it was first registered.
 */
export function vehicleRegistration(
  answers: Answers,
  rates: VehicleRates,
  today: string,
): Outcome<Row, Note> {
  const { vehicle, energy, co2, first, basis, price, origin, moving, arrival } = answers
  if (first > today) return { kind: 'implausible', reason: 'future' }
  if (monthsLater(first, rates.newMonths) >= today) return { kind: 'outside', reason: 'new' }
  const rate = registrationRate(co2, energy === 'electric', rates[vehicle])
  const years = Math.min(yearsOver(first, today), rates.left.length - 1)
  const left = basis === 'new' ? (rates.left[years] ?? 100) : 100
  const market = percentOf(price, left)
  const vat = rates.vat.find(({ since }) => first >= since)?.percent ?? 0
  const base = Math.round((market * 100_000) / (100_000 + Math.round((vat + rate) * 1000)))
  const tax = percentOf(base, rate)
  const refused = whyNotExempt(answers, rates)
  const exempt = moving === 'yes' && refused === undefined
  const due = exempt ? 0 : tax
  const customs = origin === 'outside' && !exempt
  const vatNow = rates.vat[0]?.percent ?? 0
  const duty = customs && vehicle === 'car' ? percentOf(market, rates.duty) : 0
  const importVat = customs ? percentOf(market + duty, vatNow) : 0
  const total = due + duty + importVat + rates.trafficFee
  const steps: Step<Row>[] = [
    ...(basis === 'new' ? [share<Row>('market', left, price)] : []),
    { row: 'base', amount: money(base) },
    share('tax', rate, base),
    ...(exempt && tax > 0 ? [{ row: 'exempt' as const, amount: money(-tax) }] : []),
    ...(duty > 0 ? [share<Row>('duty', rates.duty, market)] : []),
    ...(customs ? [share<Row>('importVat', vatNow, market + duty)] : []),
    { row: 'trafficFee', amount: money(rates.trafficFee) },
    { row: 'inspection', amount: { kind: 'unknown' } },
    { row: 'plates', amount: { kind: 'unknown' } },
    { row: 'roadTax', amount: { kind: 'unknown' } },
    { row: 'total', amount: money(total), total: true },
  ]
  const parts: Part<Row>[] = [
    { row: 'tax', cents: due },
    { row: 'duty', cents: duty },
    { row: 'importVat', cents: importVat },
    { row: 'trafficFee', cents: rates.trafficFee },
  ]
  const verdict: Note[] = []
  if (exempt) verdict.push('exemptLikely')
  if (refused) verdict.push(refused)
  if (rate === 0 && !exempt) verdict.push('freeByCo2')
  if (energy === 'combustion' && co2 === undefined) verdict.push('noCo2')
  const assumed: Note[] = ['vatThen', basis === 'new' ? 'tableValue' : 'marketValue', 'unknownFees']
  if (customs) assumed.push('customsValue')
  if (customs && vehicle === 'motorcycle') assumed.push('dutyMotorcycle')
  if (exempt && origin === 'outside') assumed.push('customsRelief')
  const changes: Note[] = ['otherFigure']
  if (due > 0) changes.push('largeFamily', 'disability')
  if (customs) changes.push('preference')
  const limit = exempt ? rates.daysToRegisterMoving : rates.daysToRegister
  return {
    kind: 'estimate',
    headline: { row: 'total', amount: money(total), tone: exempt || rate === 0 ? 'good' : 'plain' },
    verdict,
    steps,
    parts: parts.filter(({ cents }) => cents > 0),
    assumed,
    changes,
    days: arrival === undefined ? [] : [{ due: 'register', day: daysLater(arrival, limit) }],
  }
}
