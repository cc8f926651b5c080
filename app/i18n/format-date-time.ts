import type { Locale } from '#map/locale.ts'
import { formatDay } from './format-day.ts'
import { madridTime } from './madrid-time.ts'

/** Date and time on Mallorca as the reader writes them: `23/11/2026, 00:39`, `23 November 2026, 00:39`. */
export function formatDateTime(instant: Date, locale: Locale): string {
  const { day, time } = madridTime(instant)
  return `${formatDay(day, locale)}, ${time}`
}
