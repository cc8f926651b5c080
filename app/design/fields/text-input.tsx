import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#design/classes.ts'
import { Icon } from '#design/icons/icon.tsx'

/** A choice from a list, drawn by the browser when open. Its `option`s are its children. Stands in a Field. */
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

/** A field of one line: words, numbers, dates, an address. Stands in a Field. */
export function TextInput({ className, ...input }: ComponentProps<'input'>): ReactNode {
  return <input type="text" {...input} className={classes('input', className)} />
}
