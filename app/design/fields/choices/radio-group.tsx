import { startTransition, useOptimistic, type ReactNode } from 'react'
import {
  errorId,
  hintId,
  describedBy,
  FieldError,
  FieldHint,
  LabelWords,
  type FieldWords,
} from '#design/fields/field-words.tsx'

/**
 * A choice of one, by name: the browser holds the chosen value, or the owner if `value` is given.
 */
export interface RadioChoice {
  /** Name under which the value is sent. */
  readonly name: string
  readonly defaultValue?: string
  readonly value?: string
  readonly onChoose?: (value: string) => void
  /** Another group of the form has the same name, so that at most one button of both is chosen. */
  readonly shared?: boolean
}

/**
 * A choice whose owner is updated in a transition: the button answers at once, and what depends on
 * the choice, such as a form with all its fields, is rendered after it was painted. By then the
 * owner may hold a newer choice, so `onChoose` has to change only what was chosen. Groups that share
 * a name are rendered together at once: React would undo a choice that only one of them knows.
 */
export function usePromptChoice({ name, defaultValue, value, onChoose, shared }: RadioChoice): RadioChoice {
  const [shown, show] = useOptimistic(value)
  if (shared) return { name, defaultValue, value, onChoose }
  const choose = (option: string) =>
    startTransition(() => {
      if (value !== undefined) show(option)
      onChoose?.(option)
    })
  return { name, defaultValue, value: shown, onChoose: onChoose && choose }
}

interface RadioProps {
  readonly choice: RadioChoice
  /** The value of this button. */
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

export interface RadioGroupProps extends FieldWords {
  /** Styles the label as the heading of a part of the form. */
  readonly prominent?: boolean
}

/** The frame of a choice of one: label, hint and error around radio buttons. */
export function RadioGroup(props: RadioGroupProps & { readonly children: ReactNode }): ReactNode {
  const { id, label, hint, error, optional, prominent, children } = props
  return (
    <fieldset
      id={id}
      className="field"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(Boolean(hint) && hintId(id), Boolean(error) && errorId(id))}
      aria-invalid={error ? true : undefined}
    >
      <legend id={`${id}-label`} className={prominent ? 'form-title' : 'field-label'}>
        <LabelWords label={label} optional={optional} />
      </legend>
      <FieldHint id={id} hint={hint} />
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
