const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' })

/** The ISO day (YYYY-MM-DD) that it is on Mallorca at an instant, whatever the visitor's own zone. */
export function madridDay(instant: Date = new Date()): string {
  return format.format(instant)
}
