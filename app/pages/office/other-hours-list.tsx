import type { ReactNode } from 'react'
import type { OtherHours } from '#content/facts/other-hours.ts'
import { HoursOfDay } from '#domains/offices/hours-of-day.tsx'
import { formatDay } from '#i18n/format-day.ts'
import { weekdayName } from '#i18n/weekday-words.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'

/** The days on which the office is open for other hours than usual, by date; nothing where there are none. */
export function OtherHoursList({ days }: { days: readonly OtherHours[] }): ReactNode {
  const t = useT('place')
  const { locale } = useSite()
  if (days.length === 0) return null
  return (
    <section>
      <h3>{t('otherHours')}</h3>
      <dl className="office-closed-days">
        {days.map(({ day, ranges }) => (
          <div key={day}>
            <dt>
              <time dateTime={day}>{formatDay(day, locale)}</time>{' '}
              <span className="small muted">{weekdayName(day, locale)}</span>
            </dt>
            <dd>
              <HoursOfDay ranges={ranges} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
