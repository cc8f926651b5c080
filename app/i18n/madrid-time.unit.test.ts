import fc from 'fast-check'
import { expect, it } from 'vitest'
import { madridTime } from './madrid-time.ts'

/** The same by Node's time zone data. */
function knownToNode(instant: number): { day: string; time: string } {
  const there = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO('Europe/Madrid')
  return {
    day: there.toPlainDate().toString(),
    time: there.toPlainTime().toString({ smallestUnit: 'minute', roundingMode: 'trunc' }),
  }
}

it('matches the Madrid zone at any instant of the years the site may run', () => {
  const instants = fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2060, 0, 1) })
  fc.assert(
    fc.property(instants, (instant) => {
      expect(madridTime(new Date(instant))).toEqual(knownToNode(instant))
    }),
    { numRuns: 2_000 },
  )
})

it('changes in the same minute as the zone, in spring and in autumn', () => {
  for (let year = 2015; year < 2060; year++) {
    for (const month of [2, 9]) {
      for (let day = 24; day <= 31; day++) {
        for (const instant of [Date.UTC(year, month, day, 0, 59, 59, 999), Date.UTC(year, month, day, 1)])
          expect(madridTime(new Date(instant))).toEqual(knownToNode(instant))
      }
    }
  }
})

it('rejects an invalid instant', () => {
  expect(() => madridTime(new Date(Number.NaN))).toThrow(RangeError)
})
