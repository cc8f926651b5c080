import { useRef, type ReactNode } from 'react'
import { IconButton } from '#design/icon-button.tsx'
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx'
import { Radio, type RadioChoice } from './radio.tsx'
import { useStrip } from '#design/use-strip.ts'

/** A day of the strip. */
export interface DayOption {
  /** YYYY-MM-DD. */
  readonly value: string
  /** Short name of the weekday, such as "Do". */
  readonly weekday: string
  /** Day of the month. */
  readonly day: string
  /** What is free that day, such as "5 frei". */
  readonly note: string
  /** The date in full, said in place of the short forms. */
  readonly fullDate: string
  /** Nothing is free. */
  readonly disabled?: boolean
}

interface DayPickerProps extends Omit<RadioGroupProps, 'children'>, RadioChoice {
  readonly days: readonly DayOption[]
  /** What the two buttons beside the strip do. */
  readonly earlierLabel: string
  readonly laterLabel: string
}

/** A strip of days, five in view. Arrow keys go from day to day; the buttons and a swipe turn its pages. */
export function DayPicker(props: DayPickerProps): ReactNode {
  const { name, value, defaultValue, onChoose, days, earlierLabel, laterLabel, ...group } = props
  const choice = { name, value, defaultValue, onChoose }
  const ref = useRef<HTMLDivElement>(null)
  const { atStart, atEnd, turn } = useStrip(ref)
  return (
    <RadioGroup {...group}>
      <div className="days">
        <IconButton
          icon="chevron-left"
          label={earlierLabel}
          aria-disabled={atStart}
          onClick={() => turn(-1)}
        />
        <div className="days-strip" ref={ref}>
          {days.map((day) => (
            <label key={day.value} className="pick day">
              <Radio choice={choice} option={day.value} disabled={day.disabled} />
              <small aria-hidden="true">{day.weekday}</small>
              <b aria-hidden="true">{day.day}</b>
              <span className="visually-hidden">{day.fullDate}, </span>
              <small>{day.note}</small>
            </label>
          ))}
        </div>
        <IconButton icon="chevron-right" label={laterLabel} aria-disabled={atEnd} onClick={() => turn(1)} />
      </div>
    </RadioGroup>
  )
}
