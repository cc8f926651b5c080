import { onKeptChange } from '#platform/browser/kept-changes.ts'

const key = 'claims:day'
const listeners = new Set<() => void>()
let chosen: string | undefined

/**
 * Whether a text is an existing day in the format of a date field. A copy of `isIsoDay`, which this
 * file does not import.
 */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** The stored value; empty if storage is blocked or the value is damaged. */
function kept(): string {
  try {
    const text = localStorage.getItem(key) ?? ''
    return isDay(text) ? text : ''
  } catch {
    return ''
  }
}

/** The ISO day of the incident, as stored in this browser; empty if none is chosen. */
export function incidentDay(): string {
  return (chosen ??= kept())
}

/**
 * Stores the day in this browser only, so that the deadlines are still shown when the reader comes
 * back. It prefills the report of a case, and is sent to us with that.
 */
export function chooseIncidentDay(day: string): void {
  chosen = isDay(day) ? day : ''
  try {
    if (chosen === '') localStorage.removeItem(key)
    else localStorage.setItem(key, chosen)
  } catch {
    // The dates on the screen are right; they are only not stored.
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
