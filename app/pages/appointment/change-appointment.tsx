import { useState, type ReactNode } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { dayInWords } from '#features/appointments/day-in-words.ts'
import { dayOf, slotInWords, weekdayShort } from '#features/appointments/day-words.ts'
import type { AppointmentView } from '#features/appointments/gateway.ts'
import type { SlotDays } from '#features/appointments/slots.ts'
import { AnswerNote } from '#features/requests/answer-note.tsx'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { SlotGrid } from '#ui/slot-grid.tsx'
import type { MoveRefusal } from './linked-appointment.server.ts'

interface ChangeAppointmentProps {
  readonly view: AppointmentView
  readonly slots: SlotDays
  readonly refusal: MoveRefusal | undefined
}

/** Moves or cancels. The days are links, so that this works without a script too. */
export function ChangeAppointment({ view, slots, refusal }: ChangeAppointmentProps): ReactNode {
  const t = useT('booked')
  const form = useT('form')
  const { contact } = useSite()
  const { pathname } = useLocation()
  const sending = useNavigation().state === 'submitting'
  return (
    <div className="appointment-changes">
      {refusal?.unavailable && (
        <AnswerNote title={form('notSent')} answer={refusal}>
          {form('unavailable', { phone: contact.phoneDisplay })}
        </AnswerNote>
      )}
      <section id="move">
        <h2>{t('move')}</h2>
        <MoveForm key={view.start} slots={slots} refusal={refusal} sending={sending} />
      </section>
      <section>
        <h2>{t('cancel')}</h2>
        <p>{t('cancelText')}</p>
        <Form method="post" action={pathname} replace>
          <Button type="submit" variant="secondary" name="intent" value="cancel" pending={sending}>
            {t('cancelNow')}
          </Button>
        </Form>
      </section>
    </div>
  )
}

interface MoveFormProps {
  readonly slots: SlotDays
  readonly refusal: MoveRefusal | undefined
  readonly sending: boolean
}

function MoveForm({ slots: { days, later }, refusal, sending }: MoveFormProps): ReactNode {
  const t = useT('booked')
  const booking = useT('booking')
  const error = useT('bookingError')
  const { locale } = useSite()
  const { pathname, search } = useLocation()
  const wanted = new URLSearchParams(search).get('day')
  const [slot, setSlot] = useState('')
  const shown = days.find(({ day }) => day === wanted) ?? days.find(({ free }) => free > 0)
  const nearest = refusal?.nearest ?? []
  return (
    <>
      <nav aria-label={t('pickDay')}>
        <ul className="appointment-days">
          {days.map(({ day, free }) => (
            <li key={day}>
              <a
                href={`${pathname}?day=${day}#move`}
                aria-current={day === shown?.day ? 'true' : undefined}
                aria-label={`${dayInWords(day, locale)}, ${booking('free', { count: free })}`}
              >
                <small>{weekdayShort(day, locale)}</small>
                <b>{Number(day.slice(8))}</b>
                <small>{booking('free', { count: free })}</small>
              </a>
            </li>
          ))}
        </ul>
        {later !== undefined && <a href={`${pathname}?day=${later}#move`}>{booking('moreDays')}</a>}
      </nav>
      {shown && (
        <Form
          method="post"
          action={`${pathname}?day=${shown.day}`}
          replace
          preventScrollReset
          className="form-fields"
        >
          {nearest.length > 0 && (
            <>
              <AnswerNote title={booking('gone')} answer={refusal}>
                {booking('nearest')}
              </AnswerNote>
              <SlotGrid
                id="nearest"
                name="slot"
                label={booking('nearest')}
                value={slot}
                onChoose={setSlot}
                slots={nearest.map((start) => ({
                  value: start,
                  time: slotInWords(start, locale),
                  taken: false,
                }))}
                takenLabel={booking('taken')}
              />
            </>
          )}
          <SlotGrid
            id="slot"
            name="slot"
            label={dayInWords(shown.day, locale)}
            error={refusal && !refusal.unavailable && nearest.length === 0 ? error('slot') : undefined}
            value={nearest.includes(slot) ? '' : slot}
            onChoose={setSlot}
            slots={shown.slots.map(({ start, time, taken }) => ({ value: start, time, taken }))}
            takenLabel={booking('taken')}
          />
          <div>
            <Button type="submit" name="intent" value="move" pending={sending}>
              {slot === '' || dayOf(slot) !== shown.day
                ? t('moveTo')
                : `${t('moveTo')}: ${slotInWords(slot, locale)}`}
            </Button>
          </div>
        </Form>
      )}
    </>
  )
}
