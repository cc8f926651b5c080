/** The hours of a day as a table of two columns shows them; an undefined part is closed. */
export type DayParts =
  | { readonly morning: string | undefined; readonly afternoon: string | undefined }
  /** One stretch over midday, or none at all: a cell over both columns. */
  | { readonly whole: string | undefined }

const midday = '14:00'
/** A stretch that ends this late or earlier is a morning, which leaves the afternoon closed. */
const lastMorningEnd = '15:00'

const endOf = (range: string): string => range.slice(range.indexOf('-') + 1)

/** Puts ranges such as `09:00-14:00`, in the order of the day, under morning and afternoon. */
export function dayParts(ranges: readonly string[]): DayParts {
  if (ranges.length === 0) return { whole: undefined }
  const isMorning = (range: string): boolean => range < midday && endOf(range) <= lastMorningEnd
  const mornings = ranges.filter(isMorning)
  const afternoons = ranges.filter((range) => range >= midday)
  if (mornings.length + afternoons.length < ranges.length) return { whole: ranges.join(', ') }
  return { morning: mornings.join(', ') || undefined, afternoon: afternoons.join(', ') || undefined }
}
