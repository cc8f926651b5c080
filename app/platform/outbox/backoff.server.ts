/** How a failing message is tried again. */
export interface Backoff {
  readonly firstSeconds: number
  readonly factor: number
  readonly maxSeconds: number
  /** After this many attempts it is given up and reported. */
  readonly attempts: number
}

/**
 * 5 s, 7 s, 9 s … one hour. Each pause is about a third of the time that has
 * passed, so an outage of ten minutes is over for us at most four minutes
 * later. A hundred attempts take about three days, in which somebody will have
 * seen that the mail server is down.
 */
export const defaultBackoff: Backoff = { firstSeconds: 5, factor: 1.35, maxSeconds: 3_600, attempts: 100 }

/**
 * The pause after an attempt (1 is the first), in milliseconds. Up to a
 * quarter is taken off at random, so that what failed together is not tried
 * together.
 */
export function pauseAfter(attempt: number, backoff: Backoff, random: () => number): number {
  const seconds = Math.min(backoff.firstSeconds * backoff.factor ** (attempt - 1), backoff.maxSeconds)
  return Math.round(seconds * 1000 * (1 - random() / 4))
}
