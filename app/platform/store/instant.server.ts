/** The clock; tests pass their own. */
export type Clock = () => Temporal.Instant

export const systemClock: Clock = () => Temporal.Now.instant()

/**
 * An instant as both databases store it: ISO 8601 in UTC with milliseconds, always 24 characters,
 * so that comparing the texts compares the times.
 */
export function toText(instant: Temporal.Instant): string {
  return instant.toString({ fractionalSecondDigits: 3 })
}

/** Parses the result of `toText`. */
export function fromText(text: string): Temporal.Instant {
  return Temporal.Instant.from(text)
}
