import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#design/classes.ts'
import { Icon } from '#design/icons/icon.tsx'

/** A native select. Its `option`s are its children. Use inside a Field. */
export function Select({ children, ...select }: Omit<ComponentProps<'select'>, 'className'>): ReactNode {
  return (
    <span className="select">
      <select {...select} className="input">
        {children}
      </select>
      <Icon name="chevron-down" />
    </span>
  )
}

/** A single-line field: words, numbers, dates, an address. Use inside a Field. */
export function TextInput({ className, ...input }: ComponentProps<'input'>): ReactNode {
  return <input type="text" {...input} className={classes('input', className)} />
}
