import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#design/classes.ts'
import { wire, FieldError, LabelWords, type FieldWords } from './field-words.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type'>, Omit<FieldWords, 'hint'> {
  /** Shows the label only to assistive technology, if the text is already beside the box. */
  readonly labelHidden?: boolean
}

/** A checkbox with its label and error. */
export function Checkbox({
  id,
  label,
  optional,
  error,
  labelHidden,
  className,
  ...input
}: CheckboxProps): ReactNode {
  return (
    <div className={classes('checkbox', className)}>
      <input {...input} {...wire(id, { hint: false, error: Boolean(error) })} type="checkbox" />
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : undefined}>
        <LabelWords label={label} optional={optional} />
      </label>
      <FieldError id={id} error={error} />
    </div>
  )
}
