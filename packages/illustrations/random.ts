/** Gives the next number of a sequence, at least 0 and below 1. */
export type Random = () => number

const increment = 0x6d2b79f5

/**
 * A repeatable sequence (mulberry32), so that every build draws the same scene.
 * `skip` leaves out that many numbers at the start.
 */
export function seededRandom(seed: number, skip = 0): Random {
  let state = (seed + Math.imul(skip, increment)) | 0
  return () => {
    state = (state + increment) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}
