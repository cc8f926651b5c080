import type { Remembered } from '#domains/answers/questions.ts'

const nationality: Partial<Record<string, string>> = { es: 'ES', uk: 'GB' }
const tenure: Partial<Record<string, string>> = { rent: 'tenant', bought: 'owner', buying: 'owner' }
const homeUse: Partial<Record<string, string>> = { coming: 'main', here: 'main', visits: 'second' }
const registration: Partial<Record<string, string>> = {
  spanish: 'spanish',
  eu: 'foreign',
  other: 'foreign',
  buying: 'none',
}
const species: Partial<Record<string, string>> = { dog: 'dog', cat: 'cat' }

/** What all known ones among some answers come to; undefined if they differ. */
function oneOf(map: Partial<Record<string, string>>, given: readonly string[] = []): string | undefined {
  const found = new Set(given.flatMap((id) => map[id] ?? []))
  return found.size === 1 ? [...found][0] : undefined
}

/** Answers to a form's questions that follow from what this browser remembers, by question. */
export function knownFields(answers: Remembered): Readonly<Record<string, string | undefined>> {
  const { passport = '', home = '', stay = '', arrival, vehicle, people } = answers
  return {
    nationality: nationality[passport],
    arrival,
    tenure: tenure[home],
    homeUse: homeUse[stay],
    registration: oneOf(registration, vehicle),
    species: oneOf(species, people),
  }
}
