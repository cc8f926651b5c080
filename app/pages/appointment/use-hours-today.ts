import { openingAt, rangesOf } from '#domains/offices/opening.ts'
import { rulesFor, useNow } from '#domains/offices/use-now.ts'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { madridTime } from '#i18n/madrid-time.ts'
import { weekdayName } from '#i18n/weekday-words.ts'

/**
 * Each office's hours of today in words, by its page; once these are over, its next opening.
 * Correct in server-rendered pages too: a page with a dialog is never cached.
 */
export function useHoursToday(): Readonly<Record<string, string>> {
  const t = useT('hours')
  const { locale, offices, holidays } = useSite()
  const running = useNow()
  // oxlint-disable-next-line react/purity -- on the server, which renders once, it is the time of the request
  const now = running ?? new Date()
  const today = madridTime(now).day
  const words = offices.map((office) => {
    const rules = rulesFor(office, holidays)
    const ranges = rangesOf(today, rules)
    if (ranges.length === 0) return t('closedToday')
    const opening = openingAt(now, rules)
    const next = opening.open ? undefined : opening.opens
    if (next !== undefined && next.day !== today) {
      return t('opensOn', { day: weekdayName(next.day, locale), time: next.time })
    }
    // With a word joiner, so that a line breaks between two ranges and not within one.
    return t('today', { ranges: ranges.map((range) => range.replace('-', '–\u{2060}')).join(', ') })
  })
  return Object.fromEntries(offices.map(({ page }, index) => [page, words[index] ?? '']))
}
