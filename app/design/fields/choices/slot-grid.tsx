import type { ReactNode } from 'react'
import { RadioGroup, type RadioGroupProps, Radio, type RadioChoice, usePromptChoice } from './radio-group.tsx'

interface SlotGridProps extends Omit<RadioGroupProps, 'children'>, RadioChoice {
  readonly slots: readonly {
    readonly value: string
    /** The displayed time of day, such as "10:30". */
    readonly time: string
    readonly taken: boolean
    /**
     * A second line, such as the visitor's local time: a taken slot has this beneath instead of a
     * line through it.
     */
    readonly note?: string
  }[]
  /** Says that a time is taken, for screen readers. */
  readonly takenLabel: string
}

/**
 * The times of one day. Taken ones stay in the grid, struck through, so that the free ones keep
 * their place.
 */
export function SlotGrid(props: SlotGridProps): ReactNode {
  const { name, value, defaultValue, onChoose, shared, slots, takenLabel, ...group } = props
  const choice = usePromptChoice({ name, value, defaultValue, onChoose, shared })
  return (
    <RadioGroup {...group}>
      <div className="slots">
        {slots.map((slot) => (
          <label key={slot.value} className="pick slot">
            <Radio choice={choice} option={slot.value} disabled={slot.taken} />
            {slot.taken && slot.note === undefined ? <s>{slot.time}</s> : slot.time}
            {slot.taken && slot.note === undefined && <span className="visually-hidden"> {takenLabel}</span>}
            {slot.note !== undefined && <small> {slot.note}</small>}
          </label>
        ))}
      </div>
    </RadioGroup>
  )
}
