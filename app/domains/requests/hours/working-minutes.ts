import { addDays, type LocalTime } from '#i18n/madrid-time.ts'
import { rangesOn, type OfficeHours } from './office-day.ts'

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The minutes between two times of a day in which at least one range is open; the ranges begin in order. */
function openMinutes(ranges: readonly string[], from: number, to: number): number {
  let counted = from
  let sum = 0
  for (const range of ranges) {
    const [opens = 0, closes = 0] = range.split('-').map(minutesOf)
    const start = Math.max(opens, counted)
    const end = Math.min(closes, to)
    if (end <= start) continue
    sum += end - start
    counted = end
  }
  return sum
}

/** The minutes from one time to another, on Mallorca's clock, during which at least one office is open. */
export function workingMinutes(from: LocalTime, to: LocalTime, hours: OfficeHours): number {
  let sum = 0
  for (let day = from.day; day <= to.day; day = addDays(day, 1)) {
    const start = day === from.day ? minutesOf(from.time) : 0
    const end = day === to.day ? minutesOf(to.time) : 24 * 60
    sum += openMinutes(rangesOn(day, hours), start, end)
  }
  return sum
}
