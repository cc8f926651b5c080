import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#design/icon.tsx'

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
