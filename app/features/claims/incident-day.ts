import { isDay } from './deadline.ts'

const key = 'claims:day'
const listeners = new Set<() => void>()
let chosen: string | undefined

/** What storage holds; nothing where it is blocked or damaged. */
function kept(): string {
  try {
    const text = localStorage.getItem(key) ?? ''
    return isDay(text) ? text : ''
  } catch {
    return ''
  }
}

/** The ISO day on which it happened, as this browser keeps it; empty where none is chosen. */
export function incidentDay(): string {
  return (chosen ??= kept())
}

/** Keeps the day in this browser alone, so that the limits still stand when the reader comes back. */
export function chooseIncidentDay(day: string): void {
  chosen = isDay(day) ? day : ''
  try {
    if (chosen === '') localStorage.removeItem(key)
    else localStorage.setItem(key, chosen)
  } catch {
    // The dates on the screen are right; they will only be forgotten.
  }
  for (const listener of listeners) listener()
}

/** Calls back whenever another day is chosen. */
export function onIncidentDay(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
