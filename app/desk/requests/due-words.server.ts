import { dateFormat } from '#i18n/date-format.ts'
import { addDays, madridTime } from '#i18n/madrid-time.ts'
import type { Locale } from '#map/locale.ts'
import type { DeskTexts } from '#desk/desk-texts.server.ts'

/** An ISO day as lists have room for it: `Mon 30 Nov`, with the year if it is another one. */
function shortDay(day: string, today: string, locale: Locale, weekday: 'short' | undefined): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric'
  const format = dateFormat(locale, { weekday, day: 'numeric', month: 'short', year, timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** An instant on Mallorca as lists have room for it: `30 Nov, 09:05`. */
export function shortMoment(instant: Temporal.Instant, today: string, locale: Locale): string {
  const { day, time } = madridTime(new Date(instant.epochMilliseconds))
  return `${shortDay(day, today, locale, undefined)}, ${time}`
}

/** A due day in words, and whether it is late. */
export interface DueWords {
  readonly words: string
  readonly tone: 'late' | 'today' | 'later'
}

/** When a request is due, as seen from today. */
export function dueWords(
  day: string | undefined,
  today: string,
  { t, locale }: { readonly t: DeskTexts['requests']; readonly locale: Locale },
): DueWords | undefined {
  if (day === undefined) return undefined
  const short = shortDay(day, today, locale, 'short')
  if (day < today) return { words: t('due.overdue', { day: short }), tone: 'late' }
  if (day === today) return { words: t('due.today'), tone: 'today' }
  return { words: day === addDays(today, 1) ? t('due.tomorrow') : short, tone: 'later' }
}
