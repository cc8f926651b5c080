import { monthsLater } from '#content/conditions/calendar.ts'
import { daysLater, yearsLater } from './days.ts'
import type { DueDay, Outcome, Step } from './outcome.ts'
import { choice, day, number, type AnswersTo } from './questions.ts'

/** How often a kind of vehicle is inspected: from an age in years on, every so many months. */
interface Intervals {
  /** The age in years up to which it is exempt. */
  readonly first: number
  readonly rhythm: readonly { readonly from: number; readonly months: number }[]
}

export type Vehicle = 'car' | 'motorcycle' | 'moped' | 'van' | 'caravan'

/** Intervals (Real Decreto 920/2017, art. 6) and the limits of the environmental labels. */
export interface InspectionRates {
  readonly intervals: Readonly<Record<Vehicle, Intervals>>
  readonly earlyDays: number
  readonly label: {
    /** The kilometres that a plug-in hybrid has to go on electricity for label 0. */
    readonly electricKm: number
    /** The lowest Euro standard for C and B, and the day from which vehicles normally meet it. */
    readonly petrol: LabelLimits
    readonly diesel: LabelLimits
  }
}

interface LabelLimits {
  readonly c: { readonly euro: number; readonly since: string }
  readonly b: { readonly euro: number; readonly since: string }
}

export const inspectionQuestions = {
  vehicle: choice(['car', 'motorcycle', 'moped', 'van', 'caravan']),
  first: day(),
  last: day({ optional: true }),
  fuel: choice(['petrol', 'diesel', 'hybrid', 'plugin', 'gas', 'electric'], {
    vehicle: ['car', 'motorcycle', 'moped', 'van'],
  }),
  electricKm: number({ least: 0, most: 400, optional: true, shown: { fuel: ['plugin'] } }),
  euro: choice(['unknown', 'e0', 'e1', 'e2', 'e3', 'e4', 'e5', 'e6'], {
    fuel: ['petrol', 'diesel', 'hybrid', 'plugin', 'gas'],
    vehicle: ['car', 'motorcycle', 'moped', 'van'],
  }),
}

export const inspectionRows = ['next', 'earliest', 'afterwards', 'label', 'zoneNow', 'zoneNext'] as const

export const inspectionNotes = [
  'future',
  'order',
  'exempt',
  'overdue',
  'dueSoon',
  'planned',
  'noLabelNeeded',
  'labelByDate',
  'labelUnknown',
  'cardDecides',
  'registerDecides',
  'lastPassed',
  'earlyKeeps',
  'foreignPlates',
  'historic',
  'taxi',
  'otherCities',
] as const

/** Words of the results. */
export const inspectionWords = [
  'label0',
  'labelEco',
  'labelC',
  'labelB',
  'labelNone',
  'labelAsk',
  'enters',
  'staysOut',
  'free',
  'every24',
  'every12',
  'every6',
] as const

export const inspectionDays = ['next'] as const

type Answers = AnswersTo<typeof inspectionQuestions>
type Row = (typeof inspectionRows)[number]
type Note = (typeof inspectionNotes)[number]
type Label = 'label0' | 'labelEco' | 'labelC' | 'labelB' | 'labelNone' | 'labelAsk'

/** The months between inspections at the vehicle's age on a day. */
function interval(first: string, on: string, { rhythm }: Intervals): number {
  const due = rhythm.findLast(({ from }) => yearsLater(first, from) < on)
  return due?.months ?? rhythm[0]?.months ?? 12
}

/**
 * The next inspection: counted from the last one, with the interval of the vehicle's age on that day;
 * without one, from the end of the exemption. One that was passed at most so many days before the
 * first due day counts as passed on it (art. 6.5). A past day is an inspection that is overdue.
 */
export function nextInspection(
  first: string,
  last: string | undefined,
  intervals: Intervals,
  earlyDays: number,
): string {
  const due = yearsLater(first, intervals.first)
  if (last === undefined || last < daysLater(due, -earlyDays)) return due
  const counted = last < due ? due : last
  return monthsLater(counted, interval(first, counted, intervals))
}

/** Without the day of the last one, the next in a row that was kept on time. */
function plannedInspection(first: string, intervals: Intervals, today: string): string {
  let due = yearsLater(first, intervals.first)
  while (due < today) due = monthsLater(due, interval(first, due, intervals))
  return due
}

/** The label by Euro standard, or else by the day from which vehicles of that kind normally meet it. */
function combustionLabel(euro: number | undefined, first: string, { c, b }: LabelLimits): Label {
  const meets = (limit: { readonly euro: number; readonly since: string }) =>
    euro === undefined ? first >= limit.since : euro >= limit.euro
  if (meets(c)) return 'labelC'
  return meets(b) ? 'labelB' : 'labelNone'
}

/** The environmental label of the traffic authority; undefined if the vehicle has none. */
export function environmentalLabel(answers: Answers, { label }: InspectionRates): Label | undefined {
  const { vehicle, fuel, euro: given, electricKm, first } = answers
  if (vehicle === 'caravan') return undefined
  if (fuel === 'electric') return 'label0'
  const euro = given === 'unknown' ? undefined : Number(given.slice(1))
  const two = vehicle === 'motorcycle' || vehicle === 'moped'
  if (two) {
    if (fuel === 'hybrid' || fuel === 'plugin') return 'labelEco'
    if (euro === undefined) return 'labelAsk'
    return euro >= 3 ? 'labelC' : euro === 2 ? 'labelB' : 'labelNone'
  }
  const limits = fuel === 'diesel' ? label.diesel : label.petrol
  if (fuel === 'plugin' && electricKm === undefined) return 'labelAsk'
  if (fuel === 'plugin' && (electricKm ?? 0) >= label.electricKm) return 'label0'
  const burnt = combustionLabel(euro, first, limits)
  if (fuel === 'petrol' || fuel === 'diesel') return burnt
  // Hybrids and gas have ECO if they also meet the criteria of C.
  return burnt === 'labelC' ? 'labelEco' : burnt
}

function zoneSteps(label: Label, two: boolean): Step<Row>[] {
  const word = (row: Row, text: string): Step<Row> => ({ row, amount: { kind: 'word', word: text } })
  if (two) return [word('zoneNow', 'free')]
  if (label === 'labelAsk') return []
  return [
    word('zoneNow', label === 'labelNone' ? 'staysOut' : 'enters'),
    word('zoneNext', label === 'labelNone' || label === 'labelB' ? 'staysOut' : 'enters'),
  ]
}

/** The next inspection, the environmental label, and whether the vehicle may enter Palma's low-emission zone. */
export function inspection(answers: Answers, rates: InspectionRates, today: string): Outcome<Row, Note> {
  const { vehicle, first, last, euro, fuel } = answers
  if (first > today || (last !== undefined && last > today)) return { kind: 'implausible', reason: 'future' }
  if (last !== undefined && last < first) return { kind: 'implausible', reason: 'order' }
  const intervals = rates.intervals[vehicle]
  const next =
    last === undefined
      ? plannedInspection(first, intervals, today)
      : nextInspection(first, last, intervals, rates.earlyDays)
  const months = interval(first, next, intervals)
  const label = environmentalLabel(answers, rates)
  const two = vehicle === 'motorcycle' || vehicle === 'moped'
  const overdue = next < today
  const earliest = daysLater(next, -rates.earlyDays)
  const exempt = yearsLater(first, intervals.first) >= today
  const steps: Step<Row>[] = [
    { row: 'next', amount: { kind: 'day', day: next } },
    ...(overdue ? [] : [{ row: 'earliest' as const, amount: { kind: 'day' as const, day: earliest } }]),
    { row: 'afterwards', amount: { kind: 'word', word: `every${months}` } },
    ...(label === undefined
      ? []
      : [
          { row: 'label' as const, amount: { kind: 'word' as const, word: label } },
          ...zoneSteps(label, two),
        ]),
  ]
  const verdict: Note[] = [
    overdue ? 'overdue' : exempt ? 'exempt' : earliest <= today ? 'dueSoon' : 'planned',
  ]
  if (label === undefined) verdict.push('noLabelNeeded')
  if (label === 'labelAsk') verdict.push('labelUnknown')
  const assumed: Note[] = [
    'cardDecides',
    ...(last === undefined && !exempt ? (['lastPassed'] as const) : ['earlyKeeps' as const]),
  ]
  if (label !== undefined)
    assumed.push(euro === 'unknown' && fuel !== 'electric' ? 'labelByDate' : 'registerDecides')
  const days: DueDay[] = overdue ? [] : [{ due: 'next', day: next }]
  return {
    kind: 'estimate',
    headline: { row: 'next', amount: { kind: 'day', day: next }, tone: overdue ? 'bad' : 'plain' },
    verdict,
    steps,
    parts: [],
    assumed,
    changes: [
      'historic',
      'taxi',
      ...(label === undefined ? [] : (['foreignPlates', 'otherCities'] as const)),
    ],
    days,
  }
}
