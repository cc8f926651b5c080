import type { Choice } from './choice.ts'
import { dayOf } from './day-words.ts'

/** The fields in which something is chosen. */
const choiceNames = ['office', 'talk', 'mode', 'day', 'slot'] as const satisfies (keyof Choice)[]

/** What the visitor chose, by the names of the fields. */
export type Wish = Partial<Record<(typeof choiceNames)[number], string>>

/** The choices in a bag of named values, such as a draft. */
export function wishIn(values: Readonly<Record<string, unknown>>): Wish {
  const given = choiceNames.map((name) => [name, values[name]] as const)
  return Object.fromEntries(given.filter(([, value]) => typeof value === 'string'))
}

/**
 * What was chosen, with one field more: a time brings its day along, and another day has no time yet. A near time stands
 * for the slot it is; what is no choice changes nothing.
 */
export function withChosen(wish: Wish, name: string, value: string): Wish {
  if (name === 'slot' || name === 'near') return { ...wish, slot: value, day: dayOf(value) }
  if (name === 'day') return { ...wish, day: value, slot: undefined }
  return { ...wish, ...wishIn({ [name]: value }) }
}
