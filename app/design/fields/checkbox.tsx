import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#design/classes.ts'
import { wire, FieldError, LabelWords, type FieldWords } from './field-words.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type'>, Omit<FieldWords, 'hint'> {
  /** Leaves the label to assistive technology, where the words already stand beside the box. */
  readonly labelHidden?: boolean
}

/** A box to tick, with its label and error. */
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
