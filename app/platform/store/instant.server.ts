/** Where the current time comes from; tests pass their own. */
export type Clock = () => Temporal.Instant

export const systemClock: Clock = () => Temporal.Now.instant()

/**
 * An instant as both databases keep it: ISO 8601 in UTC with milliseconds,
 * always 24 characters, so that comparing the texts compares the times.
 */
export function toText(instant: Temporal.Instant): string {
  return instant.toString({ fractionalSecondDigits: 3 })
}

/** Reads what `toText` wrote. */
export function fromText(text: string): Temporal.Instant {
  return Temporal.Instant.from(text)
}
