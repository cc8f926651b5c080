import { madridToday } from '#i18n/madrid-time.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { weekdayName } from '#i18n/weekday-words.ts'
import type { Opening } from './opening.ts'

/** Says until when something is open, or from when: `Open until 14:00`, `Opens Monday at 09:00`. */
export function useOpeningWords(): (opening: Opening) => string {
  const t = useT('hours')
  const { locale } = useSite()
  return (opening) => {
    if (opening.open) return t('openUntil', { until: opening.until })
    if (opening.opens === undefined) return t('closed')
    const { day, time } = opening.opens
    if (day === madridToday()) return t('opensAt', { time })
    return t('opensOn', { day: weekdayName(day, locale), time })
  }
}

/** Says whether something is open now, and until or from when: `Closed now · Opens Monday at 09:00`. */
export function useStateWords(): (opening: Opening) => string {
  const t = useT('hours')
  const words = useOpeningWords()
  return (opening) =>
    opening.open ? t('openNow', { until: opening.until }) : `${t('closedNow')} · ${words(opening)}`
}
