import { rangesOf } from '#features/hours/opening.ts'
import { rulesFor, useOpenings } from '#features/hours/use-openings.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { madridToday } from '#i18n/madrid-time.ts'
import { useT } from '#i18n/use-t.ts'
import { weekdayName } from '#i18n/weekday-words.ts'

/** Each office's hours of today in words, by its page; once these are over, when it opens again. */
export function useHoursToday(): Readonly<Record<string, string>> {
  const t = useT('hours')
  const { locale, offices, holidays } = useSite()
  const openings = useOpenings()
  const today = madridToday()
  const words = offices.map((office) => {
    const ranges = rangesOf(today, rulesFor(office, holidays))
    if (ranges.length === 0) return t('closedToday')
    const opening = openings?.find((one) => one.office === office)?.opening
    const next = opening?.open === false ? opening.opens : undefined
    if (next !== undefined && next.day !== today) {
      return t('opensOn', { day: weekdayName(next.day, locale), time: next.time })
    }
    // With a joiner, so that a line ends between two ranges and not within one.
    return t('today', { ranges: ranges.map((range) => range.replace('-', '–\u{2060}')).join(', ') })
  })
  return Object.fromEntries(offices.map(({ page }, index) => [page, words[index] ?? '']))
}
