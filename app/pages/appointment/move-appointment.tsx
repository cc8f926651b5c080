import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { dayOf } from '#domains/appointments/dialog/day-words.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { DayLinks } from './day-links.tsx'
import type { ChangeRefusal } from './linked-appointment.server.ts'
import { MoveForm } from './move-form.tsx'
import type { OtherTimes } from './other-times.server.ts'

/**
 * Brings into view what a link has changed: the times of another day, or other days, with focus on the one that is
 * shown, since the link may be gone with the days before. An answer to the form has a place of its own.
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

/** The days, and the times of one: of the day that is asked for, else of the appointment's, or the next free one. */
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
