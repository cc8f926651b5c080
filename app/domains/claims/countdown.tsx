import { useSyncExternalStore, type ReactNode } from 'react'
import { formatDay } from '#i18n/format-day.ts'
import { weekdayName } from '#i18n/weekday-words.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { chooseIncidentDay, incidentDay, onIncidentDay } from './incident-day.ts'
import { daysUntil, lastDay, type CalendarPeriod } from './deadline.ts'

interface DayFieldProps {
  /** Unique on the page. */
  readonly id: string
  /** The ISO day on Mallorca. */
  readonly today: string
}

const useIncidentDay = () => useSyncExternalStore(onIncidentDay, incidentDay, () => '')

/** Asks for the day from which the limits run. It leaves the browser with a report alone. */
export function DayField({ id, today }: DayFieldProps): ReactNode {
  const t = useT('countdown')
  const day = useIncidentDay()
  const future = day > today
  return (
    <div className="claim-day">
      <label htmlFor={id}>{t('question')}</label>
      <input
        id={id}
        type="date"
        max={today}
        value={day}
        aria-describedby={`${id}-hint`}
        aria-invalid={future || undefined}
        onChange={({ target }) => chooseIncidentDay(target.value)}
      />
      <p id={`${id}-hint`} className="small" role={future ? 'alert' : undefined}>
        {t(future ? 'future' : 'hint')}
      </p>
    </div>
  )
}

interface DueProps {
  readonly period: CalendarPeriod
  readonly today: string
}

/** Until when a limit runs and how many days are left, once a day is chosen. */
export function Due({ period, today }: DueProps): ReactNode {
  const t = useT('countdown')
  const { locale } = useSite()
  const from = useIncidentDay()
  if (from === '' || from > today) return null
  const last = lastDay(from, period)
  const left = daysUntil(today, last)
  const day = `${weekdayName(last, locale)}, ${formatDay(last, locale)}`
  return (
    <strong className="claim-due" data-left={left < 0 ? 'none' : left < 3 ? 'few' : 'some'}>
      {left < 0 ? t('over', { day }) : left === 0 ? t('today', { day }) : t('left', { day, count: left })}
    </strong>
  )
}
