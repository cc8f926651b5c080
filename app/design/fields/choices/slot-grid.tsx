import type { ReactNode } from 'react'
import { RadioGroup, type RadioGroupProps, Radio, type RadioChoice } from './radio-group.tsx'

interface SlotGridProps extends Omit<RadioGroupProps, 'children'>, RadioChoice {
  readonly slots: readonly {
    readonly value: string
    /** The time of day as it is shown, such as "10:30". */
    readonly time: string
    readonly taken: boolean
    /** What the time is otherwise, such as the visitor's own: a taken one has this beneath instead of a line through it. */
    readonly note?: string
  }[]
  /** Says that a time is taken, for those who do not see it struck through. */
  readonly takenLabel: string
}

/** The times of one day. Taken ones stay in the grid, struck through, so that the free ones can be placed. */
export function SlotGrid(props: SlotGridProps): ReactNode {
  const { name, value, defaultValue, onChoose, slots, takenLabel, ...group } = props
  const choice = { name, value, defaultValue, onChoose }
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
