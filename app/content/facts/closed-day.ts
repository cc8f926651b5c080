/** A day on which offices have other hours than in their week. */
export interface OtherHours {
  /** ISO day. */
  readonly day: string
  /** Local ranges such as `09:00-13:00`; empty if they do not open. */
  readonly ranges: readonly string[]
  /** Ids of the offices' pages. */
  readonly offices: readonly string[]
}

/** A day on which offices are closed although the weekday would be open. */
export interface ClosedDay {
  /** ISO day. */
  readonly day: string
  /** The holiday, in the reader's language. */
  readonly name: string
  /** Ids of the offices' pages. */
  readonly offices: readonly string[]
}

/** The days on which an office is closed, with their names. */
export function closedDaysAt(office: string, days: readonly ClosedDay[]): ReadonlyMap<string, string> {
  return new Map(days.flatMap(({ day, name, offices }) => (offices.includes(office) ? [[day, name]] : [])))
}
