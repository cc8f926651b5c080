import { type ReactNode, useEffect, useRef, useState, type RefObject } from 'react'
import { Form, useLocation } from 'react-router'
import { atLineStart } from '#domains/appointments/dialog/at-line-start.ts'
import { dayInWords } from '#domains/appointments/dialog/day-in-words.ts'
import { slotInWords } from '#domains/appointments/dialog/day-words.ts'
import type { SlotDay } from '#domains/appointments/dialog/slots.ts'
import { useBothClocks } from '#domains/appointments/dialog/use-both-clocks.ts'
import { AnswerNote } from '#domains/requests/dialog/answer-note.tsx'
import { useEachAnswer } from '#forms/use-each-answer.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { Button } from '#design/button.tsx'
import { focusField } from '#design/fields/focus-field.ts'
import { SlotGrid } from '#design/fields/slot-grid.tsx'
import type { ChangeRefusal } from './linked-appointment.server.ts'

interface Picked {
  readonly form: RefObject<HTMLFormElement | null>
  readonly picked: string
  readonly pick: (slot: string) => void
}

/** The time that is picked in a form; also one that was before the script was there to hear of it. */
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

/** The times of a day, and above them those closest to one that is taken. */
export function MoveForm({ day, own, refusal, pending }: MoveFormProps): ReactNode {
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
  const choice = { name: 'slot', onChoose: pick, takenLabel: booking('taken') }
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
      {/* Written by the server the error is led to by `autofocus`, as a note is. */}
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
