import { useT, useSite } from '#i18n/locale-provider.tsx'
import type { Opening } from './opening.ts'
import { useOpenings } from './use-now.ts'
import { madridToday } from '#i18n/madrid-time.ts'
import { weekdayName } from '#i18n/weekday-words.ts'

/** Until when something is open, or from when: `Open until 14:00`, `Opens Monday at 09:00`. */
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

/** Whether something is open now, and until or from when: `Closed now · Opens Monday at 09:00`. */
export function useStateWords(): (opening: Opening) => string {
  const t = useT('hours')
  const words = useOpeningWords()
  return (opening) =>
    opening.open ? t('openNow', { until: opening.until }) : `${t('closedNow')} · ${words(opening)}`
}

/**
 * Sorts by the time until which or from which an office is open; one that never opens comes last.
 */
const timeOf = (one: Opening): string => (one.open ? one.until : `${one.opens?.day} ${one.opens?.time}`)

/**
 * The combined state of all offices: open until the last of them closes, or closed until the first
 * opens.
 */
export function jointOpening(openings: readonly Opening[]): Opening {
  const byTime = openings.toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1))
  return byTime.findLast(({ open }) => open) ?? byTime[0] ?? { open: false }
}

/**
 * One line: until when, or from when, the offices can be reached. A page is prerendered for any
 * time, so before hydration the line has only its label.
 */
export function OpenState() {
  const t = useT('hours')
  const words = useStateWords()
  const openings = useOpenings()
  if (openings === undefined) return <span className="open-state">{t('where')}</span>
  const state = jointOpening(openings.map(({ opening }) => opening))
  return (
    <span className="open-state">
      <i className="dot" data-open={state.open} />
      {words(state)}
    </span>
  )
}
