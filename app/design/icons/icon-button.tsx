import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#design/classes.ts'
import { Icon, type IconName } from './icon.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconName
  /** The button's label. */
  readonly label: string
}

/** A button of 44 by 44 px that shows only an icon. */
export function IconButton({ icon, label, className, ...button }: IconButtonProps): ReactNode {
  return (
    <button type="button" {...button} className={classes('icon-button', className)} aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}
