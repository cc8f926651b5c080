import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { weekdayShort } from '#i18n/weekday-words.ts'
import { weekdayOf } from '#map/office-hours.ts'
import { Button } from '#design/button.tsx'
import { DayPicker } from '#design/fields/choices/day-picker.tsx'
import { FormSection } from '#design/fields/form-section.tsx'
import { SlotGrid } from '#design/fields/choices/slot-grid.tsx'
import { StatusMessage } from '#design/status-message.tsx'
import { atLineStart, dayInWords, dayOf, monthsOf, slotInWords } from './day-words.ts'
import type { AppointmentFields } from './appointment-schema.ts'
import { type Choice, useErrorWords } from './choice.ts'
import type { SlotDays } from './slots.ts'
import { useBothClocks } from './use-own-zone.ts'
import type { KnownTimes } from './use-slot-days.ts'

interface TimeFieldsProps {
  readonly fields: AppointmentFields
  readonly choice: Choice
  readonly onChoice: (change: (choice: Choice) => Choice) => void
  readonly times: KnownTimes
  /** Free slots close to one that is gone. */
  readonly nearest: readonly string[]
  /** The chosen slot is not offered and had to be dropped. */
  readonly gone: boolean
}

/** Day and time, the next free slots first. */
export function TimeFields(props: TimeFieldsProps): ReactNode {
  const { choice, onChoice, times, nearest } = props
  const t = useT('booking')
  const { locale } = useSite()
  const { both } = useBothClocks()
  return (
    <FormSection title={t('when')}>
      {nearest.length > 0 && (
        <SlotGrid
          id="nearest"
          name="near"
          label={t('nearest')}
          value={choice.slot ?? ''}
          onChoose={(slot) => onChoice((now) => ({ ...now, slot, day: dayOf(slot) }))}
          slots={nearest.map((start) => ({
            value: start,
            time: atLineStart(both(slotInWords(start, locale), start), locale),
            taken: false,
          }))}
          takenLabel={t('taken')}
        />
      )}
      <KnownDays {...props} times={times} />
      <div className="without-script">
        <Button type="submit" variant="secondary" name="intent" value="times" formNoValidate>
          {t('showTimes')}
        </Button>
      </div>
    </FormSection>
  )
}

function KnownDays(props: TimeFieldsProps): ReactNode {
  const { slots, failed, retry } = props.times
  const t = useT('booking')
  const { contact } = useSite()
  const phone = contact.phoneDisplay
  if (slots !== undefined && slots.days.length > 0) return <DaysAndTimes {...props} slots={slots} />
  return (
    // The error summary links here while there is no slot to choose.
    <div className="times-message" id={props.fields.slot.id} tabIndex={-1}>
      <StatusMessage>
        {failed ? t('failed', { phone }) : slots === undefined ? t('loading') : t('none', { phone })}
      </StatusMessage>
      {failed && (
        <Button variant="secondary" compact onClick={retry}>
          {t('retry')}
        </Button>
      )}
    </div>
  )
}

function DaysAndTimes(props: TimeFieldsProps & { slots: SlotDays }): ReactNode {
  const { fields, choice, onChoice, slots, times, gone } = props
  const t = useT('booking')
  const error = useErrorWords()
  const { locale, offices, contact } = useSite()
  const { days, later } = slots
  const shown = days.find(({ day }) => day === choice.day) ?? days.find(({ free }) => free > 0) ?? days[0]
  const asked = useAskedDays(fields.day.id, days)
  const minutes = offices.find(({ page }) => page === choice.office)?.minutes ?? 30
  const { both, otherZone } = useBothClocks()
  const zone = otherZone(shown?.slots.map(({ start }) => start) ?? [])
  const phone = contact.phoneDisplay
  // Fully booked days are listed too; if later ones can be loaded, those may be free.
  const none = later === undefined && days.every(({ free }) => free === 0)
  return (
    <>
      <DayPicker
        id={fields.day.id}
        name="day"
        label={monthsOf(
          days.map(({ day }) => day),
          locale,
        )}
        hint={zone === undefined ? atLineStart(t('localTime'), locale) : t('bothTimes', { zone })}
        value={shown?.day ?? ''}
        onChoose={(day) => onChoice((now) => ({ ...now, day, slot: undefined }))}
        days={days.map(({ day, free }) => ({
          value: day,
          weekday: weekdayShort(weekdayOf(day), locale),
          day: String(Number(day.slice(8))),
          note: t('free', { count: free }),
          fullDate: dayInWords(day, locale),
          disabled: free === 0,
        }))}
        earlierLabel={t('earlier')}
        laterLabel={t('laterDays')}
      />
      {shown && (
        <div className={zone && 'both-clocks'}>
          <SlotGrid
            id={fields.slot.id}
            name="slot"
            label={atLineStart(dayInWords(shown.day, locale), locale)}
            optional={t('minutes', { count: minutes })}
            error={error(fields.slot.errors) ?? (gone && t('gone'))}
            value={choice.slot ?? ''}
            onChoose={(slot) => onChoice((now) => ({ ...now, day: shown.day, slot }))}
            slots={shown.slots.map(({ start, time, taken }) => ({
              value: start,
              time: both(time, start),
              taken,
            }))}
            takenLabel={t('taken')}
          />
        </div>
      )}
      <div className={later && 'with-script'}>
        {later !== undefined && (
          <Button
            variant="secondary"
            compact
            onClick={() => {
              asked.current = days.length
              times.more()
            }}
          >
            {t('moreDays')}
          </Button>
        )}
        <StatusMessage>
          {(times.failed || none) && t(times.failed ? 'failed' : 'none', { phone })}
        </StatusMessage>
      </div>
    </>
  )
}

/**
 * Scrolls newly loaded days into view and focuses the first free one: the button that loaded them may be gone. The
 * caller records how many days there were.
 */
function useAskedDays(id: string, days: SlotDays['days']): RefObject<number | undefined> {
  const known = useRef<number>(undefined)
  useEffect(() => {
    const from = known.current
    if (from === undefined || days.length <= from) return
    known.current = undefined
    const radios = [...(document.getElementById(id)?.querySelectorAll<HTMLInputElement>('input') ?? [])]
    radios[from]?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'start' })
    const free = radios.slice(from).find(({ disabled }) => !disabled)
    const next = free ?? radios.find(({ checked }) => checked)
    next?.focus({ preventScroll: true })
  }, [id, days])
  return known
}
