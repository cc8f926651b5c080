import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icons/icon.tsx'

interface ButtonLook {
  /** `primary` is the one action of a view; `inverse` and `ghost` stand on bands; `sea` is the header's. */
  readonly variant?: 'primary' | 'secondary' | 'inverse' | 'ghost' | 'sea'
  /** 44 px high instead of 52. */
  readonly compact?: boolean
  readonly icon?: IconName
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** What was asked for is under way: the button keeps focus and takes no further press. */
  readonly pending?: boolean
}

interface LinkButtonProps extends ComponentProps<'a'>, ButtonLook {
  readonly href: string
}

function look({ variant = 'primary', compact }: ButtonLook, className?: string): string {
  return classes('button', `button-${variant}`, compact && 'button-compact', className)
}

function refuse(event: MouseEvent): void {
  event.preventDefault()
}

/** A button. With `aria-disabled` it takes no press but can be reached and read; `disabled` takes it out of reach. */
export function Button({
  variant,
  compact,
  icon,
  pending,
  className,
  children,
  ...button
}: ButtonProps): ReactNode {
  const busy = pending ? { 'aria-disabled': true, 'aria-busy': true } : undefined
  const onClick = pending || button['aria-disabled'] === true ? refuse : button.onClick
  return (
    <button
      type="button"
      {...button}
      {...busy}
      onClick={onClick}
      className={look({ variant, compact }, className)}
    >
      {pending && <span className="button-spinner" aria-hidden="true" />}
      {icon && !pending && <Icon name={icon} />}
      {/* Of their own, so that they change also where the browser has put its translation in the place of the text. */}
      <span>{children}</span>
    </button>
  )
}

/** A link that looks like a button: it leads somewhere, or opens what its address names. */
export function LinkButton({
  variant,
  compact,
  icon,
  className,
  children,
  ...link
}: LinkButtonProps): ReactNode {
  return (
    <a {...link} className={look({ variant, compact }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}
