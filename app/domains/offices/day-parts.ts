/** A stretch that begins at this hour or later is an afternoon. */
const afternoonStart = '14'
/** A stretch that begins earlier and ends later than this runs through both. */
const lastMorningEnd = '15:00'

/**
 * The hours of a day as cells of a table: morning and afternoon, empty where it is closed, or a single cell for both
 * where one stretch runs through them or the day is closed. Takes ranges such as `09:00-14:00`, in the order of the day.
 */
export function dayParts(ranges: readonly string[]): string[] {
  const mornings = ranges.filter((range) => range < afternoonStart)
  const isWhole = ranges.length === 0 || mornings.some((range) => range.slice(6) > lastMorningEnd)
  const parts = isWhole ? [ranges] : [mornings, ranges.slice(mornings.length)]
  return parts.map((part) => part.join(', ').replaceAll('-', '–'))
}
