import type { Remembered } from '#domains/answers/questions.ts'
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
