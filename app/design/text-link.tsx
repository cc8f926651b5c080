import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icons/icon.tsx'

interface TextLinkProps extends ComponentProps<'a'> {
  readonly href: string
}

/** A standalone link with text and an arrow. */
export function TextLink({ className, children, ...link }: TextLinkProps): ReactNode {
  return (
    <a {...link} className={classes('text-link', className)}>
      <span>{children}</span>
      <Icon name="arrow-right" />
    </a>
  )
}
