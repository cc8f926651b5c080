import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { dayInWords } from '#domains/appointments/dialog/day-in-words.ts'
import { monthsOf } from '#domains/appointments/dialog/day-words.ts'
import type { SlotDay } from '#domains/appointments/dialog/slots.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { weekdayShort } from '#i18n/weekday-words.ts'
import { weekdayOf } from '#map/weekday-of.ts'
import { LinkButton } from '#design/button.tsx'
import { useHydrated } from '#design/use-hydrated.ts'
import type { OtherTimes } from './other-times.server.ts'

interface DayLinksProps {
  readonly times: OtherTimes
  /** The day whose times are shown, YYYY-MM-DD. */
  readonly shown: string | undefined
}

/** The days by month. They are links, so that one can be chosen without a script too. */
export function DayLinks({ times: { days, earlier, later }, shown }: DayLinksProps): ReactNode {
  const t = useT('booked')
  const booking = useT('booking')
  const { locale } = useSite()
  const { pathname } = useLocation()
  // With scripts the page stays where it is; without, each link leads to what it changes.
  const still = useHydrated()
  const address = (day: string, place: string) => `${pathname}?day=${day}${still ? '' : place}`
  const months = [...new Set(days.map(({ day }) => day.slice(0, 7)))]
  return (
    <nav className="appointment-days" aria-label={t('pickDay')}>
      {months.map((month) => (
        <div key={month}>
          <h3 id={`month-${month}`}>{monthsOf([`${month}-01`], locale)}</h3>
          <ul aria-labelledby={`month-${month}`}>
            {days
              .filter(({ day }) => day.startsWith(month))
              .map((day) => (
                <li key={day.day}>
                  <DayLink day={day} address={address(day.day, '#times')} shown={day.day === shown} />
                </li>
              ))}
          </ul>
        </div>
      ))}
      {(earlier ?? later) !== undefined && (
        <div className="buttons">
          {earlier !== undefined && (
            <LinkButton variant="secondary" compact href={address(earlier, '#move')}>
              {booking('earlier')}
            </LinkButton>
          )}
          {later !== undefined && (
            <LinkButton variant="secondary" compact href={address(later, '#move')}>
              {booking('laterDays')}
            </LinkButton>
          )}
        </div>
      )}
    </nav>
  )
}

interface DayLinkProps {
  readonly day: SlotDay
  readonly address: string
  readonly shown: boolean
}

/** A day without free times leads nowhere, but keeps its place among the others. */
function DayLink({ day: { day, free }, address, shown }: DayLinkProps): ReactNode {
  const booking = useT('booking')
  const { locale } = useSite()
  const words = (
    <>
      <small aria-hidden="true">{weekdayShort(weekdayOf(day), locale)}</small>
      <b aria-hidden="true">{Number(day.slice(8))}</b>
      <span className="visually-hidden">{dayInWords(day, locale)}, </span>
      <small>{booking('free', { count: free })}</small>
    </>
  )
  if (free === 0) return <span className="pick">{words}</span>
  return (
    <a href={address} className="pick" aria-current={shown ? 'true' : undefined}>
      {words}
    </a>
  )
}
