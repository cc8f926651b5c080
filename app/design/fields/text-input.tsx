import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#design/classes.ts'

/** A field of one line: words, numbers, dates, an address. Stands in a Field. */
export function TextInput({ className, ...input }: ComponentProps<'input'>): ReactNode {
  return <input type="text" {...input} className={classes('input', className)} />
}
