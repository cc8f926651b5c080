import type { ReactNode } from 'react'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { weekdayWord } from '#i18n/weekday-words.ts'
import type { WeekDay } from './week.ts'
import { shortDay } from '#i18n/short-day.ts'

/** The hours of a day as text, `09:00–14:00 16:00–19:00`; a day without any is closed. */
export function HoursOfDay({ ranges }: { ranges: readonly string[] }): ReactNode {
  const t = useT('hours')
  if (ranges.length === 0) return <span className="week-closed">{t('closed')}</span>
  return ranges.map((range, index) => (
    <span key={range}>
      {index > 0 && ' '}
      {range.replace('-', '–')}
    </span>
  ))
}

/** A range that begins at this hour or later is an afternoon. */
const afternoonStart = '14'
/** A range that begins earlier and ends later than this spans both. */
const lastMorningEnd = '15:00'

/**
 * The hours of a day as cells of a table: morning and afternoon, empty if closed, or a single cell
 * for both if one range spans them or the day is closed. Takes ranges such as `09:00-14:00`, in the
 * order of the day.
 */
export function dayParts(ranges: readonly string[]): string[] {
  const mornings = ranges.filter((range) => range < afternoonStart)
  const isWhole = ranges.length === 0 || mornings.some((range) => range.slice(6) > lastMorningEnd)
  const parts = isWhole ? [ranges] : [mornings, ranges.slice(mornings.length)]
  return parts.map((part) => part.join(', ').replaceAll('-', '–'))
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

interface WeekTableProps {
  /** The table's label for assistive technology. */
  readonly label: string
  readonly days: readonly WeekDay[]
  /** Whether the office is open at this moment, which colours today's row. */
  readonly open?: boolean
}

/**
 * The hours of an office day by day, in a column for mornings and one for afternoons. Rows have the
 * same height with and without dates, so that the real week can replace the usual one.
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
