import { onKeptChange } from '#platform/browser/kept-changes.ts'

const key = 'claims:day'
const listeners = new Set<() => void>()
let chosen: string | undefined

/** Whether a text is a day that exists, in the form of a date field. As `isIsoDay` of i18n, which no file of net imports. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

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

/**
 * Keeps the day in this browser alone, so that the limits still stand when the reader comes back. It goes on to the
 * report of a case, and to us with that.
 */
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

/** Calls back whenever another day is chosen, here or in another document. */
export function onIncidentDay(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onKeptChange(key, () => {
    chosen = kept()
    listener()
  })
  return () => {
    stop()
    listeners.delete(listener)
  }
}
