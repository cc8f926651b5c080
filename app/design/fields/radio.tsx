import type { ReactNode } from 'react'

/** A choice of one, by name: the chosen value is held by the browser, or by the owner where `value` is given. */
export interface RadioChoice {
  /** Name under which the value is sent. */
  readonly name: string
  readonly defaultValue?: string
  readonly value?: string
  readonly onChoose?: (value: string) => void
}

interface RadioProps {
  readonly choice: RadioChoice
  /** The value that this button stands for. */
  readonly option: string
  readonly disabled?: boolean
}

/** One radio button of a choice. */
export function Radio({ choice, option, disabled }: RadioProps): ReactNode {
  const { name, value, defaultValue, onChoose } = choice
  const checked =
    value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value }
  return (
    <input
      type="radio"
      name={name}
      value={option}
      disabled={disabled}
      {...checked}
      onChange={() => onChoose?.(option)}
    />
  )
}
