import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { Markets } from '#content/schema/schema.company.ts'
import type { LifestyleContent } from '#content/schema/schema.lifestyle.ts'
import { madridToday } from '#i18n/madrid-time.ts'
import { weekdayWord } from '#i18n/weekday-words.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { weekdays, type Weekday } from '#map/identity.ts'
import { weekdayOf } from '#map/weekday-of.ts'
import { Badge } from '#design/badge.tsx'
import { RichText } from '#design/rich-text.tsx'
import { Table } from '#design/table.tsx'
import { useHydrated } from '#design/use-hydrated.ts'

interface MarketWeekProps {
  readonly markets: Markets
  readonly words: Resolved<LifestyleContent['markets']>
}

/** The days from today on; from Monday on where nobody knows today, as in the page before scripts run. */
function useDays(): { days: readonly Weekday[]; today: Weekday | undefined } {
  const hydrated = useHydrated()
  if (!hydrated) return { days: weekdays, today: undefined }
  const today = weekdayOf(madridToday())
  const start = weekdays.indexOf(today)
  return { days: [...weekdays.slice(start), ...weekdays.slice(0, start)], today }
}

/** The week's markets, today's first. Without scripts the week begins on Monday. */
export function MarketWeek({ markets, words }: MarketWeekProps): ReactNode {
  const { locale } = useSite()
  const { days, today } = useDays()
  return (
    <Table label={words.caption} className="market-week">
      <thead>
        <tr>
          {words.head.map((cell, index) => (
            <th key={index} scope="col">
              <RichText value={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => {
          const note = words.notes[day]
          return (
            <tr key={day} className={day === today ? 'market-today' : undefined}>
              <th scope="row">
                <span className="market-day">{weekdayWord(day, locale)}</span>
                {day === today && (
                  <Badge tone="us">
                    <RichText value={words.today} />
                  </Badge>
                )}
              </th>
              <td>
                <span lang="ca">{markets[day].join(' · ')}</span>
                {note && (
                  <p className="small muted">
                    <RichText value={note} />
                  </p>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
