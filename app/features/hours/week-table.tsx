import { useSite } from '#i18n/locale-provider.tsx'
import { weekdayWord } from '#i18n/weekday-words.ts'
import { shortDay } from '#i18n/short-day.ts'
import { HoursOfDay } from './hours-of-day.tsx'
import type { WeekDay } from './week.ts'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

interface WeekTableProps {
  /** What the table shows, in words; said to assistive technology. */
  readonly label: string
  readonly days: readonly WeekDay[]
}

/**
 * The hours of an office day by day. Rows have the same height with and
 * without dates, so that the real week can take the usual one's place.
 */
export function WeekTable({ label, days }: WeekTableProps) {
  const { locale } = useSite()
  return (
    <table className="week-table">
      <caption className="visually-hidden">{label}</caption>
      <tbody>
        {days.map((item) => (
          <tr key={item.weekday} aria-current={item.today ? 'date' : undefined}>
            <th scope="row">
              {capital(weekdayWord(item.weekday, locale))}
              {item.day !== undefined && (
                <>
                  {' '}
                  <time dateTime={item.day}>{shortDay(item.day, locale)}</time>
                </>
              )}
            </th>
            <td>
              <DayHours {...item} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayHours({ ranges, closedBy }: WeekDay) {
  return (
    <>
      <HoursOfDay ranges={ranges} />
      {closedBy !== undefined && (
        <>
          {' '}
          <span className="week-reason">{closedBy}</span>
        </>
      )}
    </>
  )
}
