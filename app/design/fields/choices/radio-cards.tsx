import type { ReactNode } from 'react'
import { RadioGroup, type RadioGroupProps, Radio, type RadioChoice, usePromptChoice } from './radio-group.tsx'

interface RadioCardsProps extends Omit<RadioGroupProps, 'children'>, RadioChoice {
  readonly options: readonly {
    readonly value: string
    readonly label: ReactNode
    /** Small text at the end of the card. */
    readonly note?: ReactNode
    readonly disabled?: boolean
  }[]
}

/** A choice of one from stacked cards, each with a note. */
export function RadioCards({
  name,
  value,
  defaultValue,
  onChoose,
  options,
  ...group
}: RadioCardsProps): ReactNode {
  const choice = usePromptChoice({ name, value, defaultValue, onChoose })
  return (
    <RadioGroup {...group}>
      <div className="radio-cards">
        {options.map((option) => (
          <label key={option.value} className="radio-card">
            <Radio choice={choice} option={option.value} disabled={option.disabled} />
            <span>{option.label}</span>
            {option.note && <small>{option.note}</small>}
          </label>
        ))}
      </div>
    </RadioGroup>
  )
}
