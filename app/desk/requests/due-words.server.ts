import { dayInWords } from '#forms/day-in-words.ts'
import { addDays } from '#i18n/madrid-time.ts'
import type { Locale } from '#map/locale.ts'
import type { DeskTexts } from '#desk/desk-texts.server.ts'

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
  if (day < today) return { words: t('due.overdue', { day: dayInWords(day, locale) }), tone: 'late' }
  if (day === today) return { words: t('due.today'), tone: 'today' }
  const words = day === addDays(today, 1) ? t('due.tomorrow') : dayInWords(day, locale)
  return { words, tone: 'later' }
}
