import { type ReactNode, useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation, Form } from 'react-router'
import {
  dayOf,
  dayInWords,
  monthsOf,
  atLineStart,
  slotInWords,
} from '#domains/appointments/dialog/day-words.ts'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import type { ChangeRefusal, OtherTimes } from './linked-appointment.server.ts'
import type { SlotDay } from '#domains/appointments/dialog/slots.ts'
import { weekdayShort } from '#i18n/weekday-words.ts'
import { weekdayOf } from '#map/office-hours.ts'
import { LinkButton, Button } from '#design/button.tsx'
import { useHydrated } from '#design/hooks/use-hydrated.ts'
import { useBothClocks } from '#domains/appointments/dialog/use-own-zone.ts'
import { AnswerNote } from '#domains/requests/dialog/answer-note.tsx'
import { useEachAnswer } from '#forms/use-each-answer.ts'
import { focusField } from '#design/fields/focus-field.ts'
import { SlotGrid } from '#design/fields/choices/slot-grid.tsx'

interface Picked {
  readonly form: RefObject<HTMLFormElement | null>
  readonly picked: string
  readonly pick: (slot: string) => void
}

/** The selected time in a form, including one selected before the script ran. */
function usePicked(): Picked {
  const form = useRef<HTMLFormElement>(null)
  const [picked, pick] = useState('')
  useEffect(() => {
    const early = form.current && new FormData(form.current).get('slot')
    if (typeof early === 'string') pick(early)
  }, [])
  return { form, picked, pick }
}

interface MoveFormProps {
  /** The day whose times are shown. */
  readonly day: SlotDay
  /** When the appointment is. */
  readonly own: string
  readonly refusal: ChangeRefusal | undefined
  readonly pending: boolean
}

/** The times of a day, preceded by those closest to a taken one. */
function MoveForm({ day, own, refusal, pending }: MoveFormProps): ReactNode {
  const t = useT('booked')
  const booking = useT('booking')
  const error = useT('bookingError')
  const { locale } = useSite()
  const { pathname } = useLocation()
  const { form, picked, pick } = usePicked()
  const { both, otherZone } = useBothClocks()
  const zone = otherZone(day.slots.map(({ start }) => start))
  const nearest = refusal?.nearest?.filter((start) => start !== own) ?? []
  const offered = day.slots.filter(({ taken }) => !taken).map(({ start }) => start)
  const slot = [...nearest, ...offered].find((start) => start === picked) ?? ''
  const none = refusal?.problem === 'slot'
  useEachAnswer(none ? refusal : undefined, () => focusField('slot'))
  const choice = { name: 'slot', onChoose: pick, shared: true, takenLabel: booking('taken') }
  return (
    <Form
      ref={form}
      id="times"
      className="form-fields"
      method="post"
      action={`${pathname}?day=${day.day}`}
      replace
      preventScrollReset
    >
      {refusal?.problem === 'taken' && (
        <AnswerNote title={booking('gone')} answer={refusal}>
          {t('kept')}
        </AnswerNote>
      )}
      {nearest.length > 0 && (
        <SlotGrid
          {...choice}
          id="nearest"
          label={booking('nearest')}
          value={slot}
          slots={nearest.map((start) => ({
            value: start,
            time: atLineStart(both(slotInWords(start, locale), start), locale),
            taken: false,
          }))}
        />
      )}
      {/* On a server-rendered error, `autofocus` moves focus here, as for a note. */}
      <div className={zone && 'both-clocks'} tabIndex={none ? -1 : undefined} autoFocus={none}>
        <SlotGrid
          {...choice}
          id="slot"
          label={atLineStart(dayInWords(day.day, locale), locale)}
          hint={
            zone === undefined ? atLineStart(booking('localTime'), locale) : booking('bothTimes', { zone })
          }
          error={none && slot === '' ? error('slot') : undefined}
          value={nearest.includes(slot) ? '' : slot}
          slots={day.slots.map(({ start, time, taken }) => ({
            value: start,
            time: both(time, start),
            taken,
            note: start === own ? t('title') : undefined,
          }))}
        />
      </div>
      <div>
        <Button type="submit" name="intent" value="move" pending={pending}>
          {slot === '' ? t('moveTo') : `${t('moveTo')}: ${both(slotInWords(slot, locale), slot)}`}
        </Button>
      </div>
    </Form>
  )
}

interface DayLinksProps {
  readonly times: OtherTimes
  /** The day whose times are shown, YYYY-MM-DD. */
  readonly shown: string | undefined
}

/** The days by month, as links, so that one can be chosen without a script too. */
function DayLinks({ times: { days, earlier, later }, shown }: DayLinksProps): ReactNode {
  const t = useT('booked')
  const booking = useT('booking')
  const { locale } = useSite()
  const { pathname } = useLocation()
  // With scripts the page does not scroll; without, each link leads to what it changes.
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
                <li key={day.day} data-weekday={weekdayOf(day.day)}>
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

/** A day without free times is no link, but keeps its place. */
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

/**
 * Scrolls to what a link has changed (the times of another day, or other days) and focuses the
 * shown day, since the link itself may be gone. An answer to the form has its own focus target.
 */
function useNewDays(first: string | undefined, shown: string | undefined, answered: boolean): void {
  const before = useRef({ first, shown })
  useEffect(() => {
    const was = before.current
    before.current = { first, shown }
    if (answered) return
    if (first !== was.first) document.querySelector<HTMLElement>('.appointment-days [aria-current]')?.focus()
    else if (shown !== was.shown) document.getElementById('times')?.scrollIntoView({ block: 'nearest' })
  }, [first, shown, answered])
}

interface MoveAppointmentProps {
  /** When the appointment is. */
  readonly own: string
  readonly times: OtherTimes
  readonly refusal: ChangeRefusal | undefined
  readonly pending: boolean
}

/**
 * The days, and the times of one: the requested day, otherwise the appointment's, or the next free
 * one.
 */
export function MoveAppointment({ own, times, refusal, pending }: MoveAppointmentProps): ReactNode {
  const t = useT('booked')
  const { contact } = useSite()
  const asked = new URLSearchParams(useLocation().search).get('day') ?? dayOf(own)
  const free = times.days.filter((day) => day.free > 0)
  const shown = free.find(({ day }) => day >= asked) ?? free[0]
  useNewDays(times.days[0]?.day, shown?.day, refusal !== undefined)
  return (
    <>
      <DayLinks times={times} shown={shown?.day} />
      {shown ? (
        <MoveForm day={shown} own={own} refusal={refusal} pending={pending} />
      ) : (
        <p>
          {t(times.earlier === undefined && times.later === undefined ? 'nothingFree' : 'noneThen', {
            phone: contact.phoneDisplay,
          })}
        </p>
      )}
    </>
  )
}
