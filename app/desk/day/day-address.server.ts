/** A day of the book in an address; undefined for anything else. */
export function isoDay(text: string | undefined): Temporal.PlainDate | undefined {
  if (text === undefined || !/^20\d\d-\d\d-\d\d$/.test(text)) return undefined
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' })
  } catch {
    return undefined
  }
}

/** The page of a day, of one office or all. */
export function dayPath(day: Temporal.PlainDate, office?: string): string {
  const query = office === undefined ? '' : `?${new URLSearchParams({ office }).toString()}`
  return `/day/${day.toString()}${query}`
}
