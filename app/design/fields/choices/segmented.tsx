import type { ReactNode } from 'react'
import { Icon, type IconName } from '#design/icons/icon.tsx'
import { RadioGroup, type RadioGroupProps, Radio, type RadioChoice, usePromptChoice } from './radio-group.tsx'

interface SegmentedProps extends Omit<RadioGroupProps, 'children'>, RadioChoice {
  /** Two to four. */
  readonly options: readonly {
    readonly value: string
    readonly label: ReactNode
    readonly icon?: IconName
    readonly disabled?: boolean
  }[]
}

/** A choice of one from a few short words, as buttons joined in a row. */
export function Segmented({
  name,
  value,
  defaultValue,
  onChoose,
  options,
  ...group
}: SegmentedProps): ReactNode {
  const choice = usePromptChoice({ name, value, defaultValue, onChoose })
  return (
    <RadioGroup {...group}>
      <div className={options.length === 4 ? 'segments segments-four' : 'segments'}>
        {options.map((option) => (
          <label key={option.value} className="pick segment">
            <Radio choice={choice} option={option.value} disabled={option.disabled} />
            {option.icon && <Icon name={option.icon} />}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </RadioGroup>
  )
}
