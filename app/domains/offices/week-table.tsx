import type { ReactNode } from 'react'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { weekdayWord } from '#i18n/weekday-words.ts'
import { shortDay } from '#i18n/short-day.ts'
import { dayParts } from './day-parts.ts'
import type { WeekDay } from './week.ts'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

interface WeekTableProps {
  /** What the table shows, in words; said to assistive technology. */
  readonly label: string
  readonly days: readonly WeekDay[]
  /** Whether the office is open at this moment, which colours today's row. */
  readonly open?: boolean
}

/**
 * The hours of an office day by day, in a column for mornings and one for afternoons. Rows have the same height
 * with and without dates, so that the real week can take the usual one's place.
 */
export function WeekTable({ label, days, open = false }: WeekTableProps): ReactNode {
  return (
    <table className="week-table">
      <caption className="visually-hidden">{label}</caption>
      <tbody>
        {days.map((day) => (
          <tr
            key={day.weekday}
            aria-current={day.today ? 'date' : undefined}
            className={day.today && open ? 'week-open' : undefined}
          >
            <DayName {...day} />
            <DayHours {...day} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayName({ weekday, day, today }: WeekDay): ReactNode {
  const t = useT('hours')
  const { locale } = useSite()
  return (
    <th scope="row">
      {capital(weekdayWord(weekday, locale))}
      {day !== undefined && (
        <>
          {' '}
          <span className="week-date">
            <time dateTime={day}>{shortDay(day, locale)}</time>
            {today && (
              <>
                {' '}
                <span className="week-today">{t('todayWord')}</span>
              </>
            )}
          </span>
        </>
      )}
    </th>
  )
}

function DayHours({ ranges, closedBy }: WeekDay): ReactNode {
  const t = useT('hours')
  return dayParts(ranges).map((hours, index, { length }) => (
    <td key={index} colSpan={3 - length}>
      {hours || <span className="week-closed">{t('closed')}</span>}
      {closedBy && (
        <>
          {' '}
          <span className="week-reason">{closedBy}</span>
        </>
      )}
    </td>
  ))
}
