import type { AnswerChange } from '#domains/answers/answers.ts'
import type { Remembered } from '#domains/answers/questions.ts'
import { isIsoDay } from '#i18n/iso-day.ts'
import type { CalculatorId } from './calculators.ts'

type Presets = Readonly<Record<string, string>>

/** What the move plan knows of the vehicle: plates of one kind only, and when it comes along. */
function vehiclePresets({ vehicle = [], stay, arrival }: Remembered): Presets {
  const eu = vehicle.includes('eu')
  const other = vehicle.includes('other')
  if (!eu && !other) return {}
  const comes = stay === 'coming' || stay === 'here'
  return {
    ...(eu !== other && { origin: eu ? 'eu' : 'outside' }),
    ...(stay === 'coming' && { moving: 'yes' }),
    ...(comes && arrival !== undefined && { arrival }),
  }
}

function homePresets({ home, stay }: Remembered): Presets {
  if (home !== 'buying' || stay === undefined) return {}
  return { purpose: stay === 'visits' ? 'other' : 'main' }
}

const presetsOf: Partial<Record<CalculatorId, (answers: Remembered) => Presets>> = {
  'vehicle-registration': vehiclePresets,
  'home-purchase': homePresets,
}

/** Answers to a calculator's questions that follow from what this browser remembers, by question. */
export function knownAnswers(id: CalculatorId, answers: Remembered): Presets {
  return presetsOf[id]?.(answers) ?? {}
}

/** The plates of a chosen origin replace other foreign ones; plates of both kinds belong to two vehicles and stay. */
function platesFrom(origin: string, vehicle: Remembered['vehicle'] = []): AnswerChange {
  const plates = origin === 'eu' ? 'eu' : 'other'
  if (vehicle.includes(plates)) return {}
  return { vehicle: [...vehicle.filter((one) => one !== 'eu' && one !== 'other'), plates] }
}

function vehicleChange(question: string, value: string, { vehicle, stay }: Remembered): AnswerChange {
  if (question === 'origin') return platesFrom(value, vehicle)
  // Visitors who live here already may have brought the vehicle when they moved.
  if (question === 'moving' && value === 'yes' && stay !== 'here') return { stay: 'coming' }
  // A second home has no day of arrival.
  if (question === 'arrival' && isIsoDay(value) && stay !== 'visits') return { arrival: value }
  return {}
}

const changesOf: Partial<Record<CalculatorId, typeof vehicleChange>> = {
  'vehicle-registration': vehicleChange,
}

/** Whether a calculator's questions can change what this browser remembers. */
export function canRemember(id: CalculatorId): boolean {
  return changesOf[id] !== undefined
}

/**
 * What an answer to a calculator's question says about the visitor. Only what is certain: buying a
 * second home, for instance, says nothing about where the buyer lives.
 */
export function changeFromCalculator(
  id: CalculatorId,
  question: string,
  value: string,
  answers: Remembered,
): AnswerChange {
  return changesOf[id]?.(question, value, answers) ?? {}
}
