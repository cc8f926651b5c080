import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#design/classes.ts'
import { Icon, type IconName } from './icon.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconName
  /** What the button does, in words. */
  readonly label: string
}

/** A button of 44 by 44 px that shows an icon alone. */
export function IconButton({ icon, label, className, ...button }: IconButtonProps): ReactNode {
  return (
    <button type="button" {...button} className={classes('icon-button', className)} aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}
