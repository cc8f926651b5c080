import { homeNotes, homePurchase, homeQuestions, homeRows, type HomeRates } from './home-purchase.ts'
import {
  inspection,
  inspectionDays,
  inspectionNotes,
  inspectionQuestions,
  inspectionRows,
  inspectionWords,
  type InspectionRates,
} from './inspection.ts'
import {
  leavingDays,
  leavingInsurer,
  leavingNotes,
  leavingQuestions,
  leavingRows,
  type LeavingRates,
} from './leaving-insurer.ts'
import {
  nonResidentDays,
  nonResidentNotes,
  nonResidentQuestions,
  nonResidentRows,
  nonResidentTax,
  type NonResidentRates,
} from './non-resident-tax.ts'
import type { Outcome } from './outcome.ts'
import type { AnswersTo, Questions } from './questions.ts'
import {
  selfEmployed,
  selfEmployedNotes,
  selfEmployedQuestions,
  selfEmployedRows,
  type SelfEmployedRates,
} from './self-employed.ts'
import {
  underinsurance,
  underinsuranceNotes,
  underinsuranceQuestions,
  underinsuranceRows,
} from './underinsurance.ts'
import {
  vehicleDays,
  vehicleNotes,
  vehicleQuestions,
  vehicleRegistration,
  vehicleRows,
  type VehicleRates,
} from './vehicle-registration.ts'

/** The rates of each calculator, which come from the facts. */
export interface CalculatorRates {
  'vehicle-registration': VehicleRates
  'home-purchase': HomeRates
  'non-resident-tax': NonResidentRates
  'leaving-insurer': LeavingRates
  inspection: InspectionRates
  underinsurance: null
  'self-employed': SelfEmployedRates
}

export type CalculatorId = keyof CalculatorRates
export type AnyRates = CalculatorRates[CalculatorId]

/** A calculator: its questions, the keys of its texts, and how it works. */
export interface Calculator {
  readonly questions: Questions
  readonly rows: readonly string[]
  readonly notes: readonly string[]
  readonly words: readonly string[]
  readonly days: readonly string[]
  readonly work: (answers: AnswersTo<Questions>, rates: AnyRates, today: string) => Outcome
}

interface Given<Id extends CalculatorId, Qs extends Questions> {
  readonly questions: Qs
  readonly rows: readonly string[]
  readonly notes: readonly string[]
  readonly words?: readonly string[]
  readonly days?: readonly string[]
  readonly work: (answers: AnswersTo<Qs>, rates: CalculatorRates[Id], today: string) => Outcome
}

/** The types of answers and rates go together by id; beyond here a calculator is one of seven. */
function calculator<Id extends CalculatorId, Qs extends Questions>(
  _id: Id,
  given: Given<Id, Qs>,
): Calculator {
  const { words = [], days = [], work } = given
  return {
    ...given,
    words,
    days,
    work: (answers, rates, today) => work(answers as AnswersTo<Qs>, rates as CalculatorRates[Id], today),
  }
}

/** The calculators by id. */
export const calculators: Readonly<Record<CalculatorId, Calculator>> = {
  'vehicle-registration': calculator('vehicle-registration', {
    questions: vehicleQuestions,
    rows: vehicleRows,
    notes: vehicleNotes,
    days: vehicleDays,
    work: vehicleRegistration,
  }),
  'home-purchase': calculator('home-purchase', {
    questions: homeQuestions,
    rows: homeRows,
    notes: homeNotes,
    work: homePurchase,
  }),
  'non-resident-tax': calculator('non-resident-tax', {
    questions: nonResidentQuestions,
    rows: nonResidentRows,
    notes: nonResidentNotes,
    days: nonResidentDays,
    work: nonResidentTax,
  }),
  'leaving-insurer': calculator('leaving-insurer', {
    questions: leavingQuestions,
    rows: leavingRows,
    notes: leavingNotes,
    days: leavingDays,
    work: leavingInsurer,
  }),
  inspection: calculator('inspection', {
    questions: inspectionQuestions,
    rows: inspectionRows,
    notes: inspectionNotes,
    words: inspectionWords,
    days: inspectionDays,
    work: inspection,
  }),
  underinsurance: calculator('underinsurance', {
    questions: underinsuranceQuestions,
    rows: underinsuranceRows,
    notes: underinsuranceNotes,
    work: underinsurance,
  }),
  'self-employed': calculator('self-employed', {
    questions: selfEmployedQuestions,
    rows: selfEmployedRows,
    notes: selfEmployedNotes,
    work: selfEmployed,
  }),
}
