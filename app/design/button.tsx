import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icons/icon.tsx'

interface ButtonLook {
  /**
   * `primary` is the one action of a view; `inverse` and `ghost` are for bands; `sea` is the
   * header's.
   */
  readonly variant?: 'primary' | 'secondary' | 'inverse' | 'ghost' | 'sea'
  /** 44 px high instead of 52. */
  readonly compact?: boolean
  readonly icon?: IconName
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** The action is in progress: the button keeps focus and accepts no further press. */
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

/**
 * A button. With `aria-disabled` it ignores presses but can be focused and read; `disabled` makes
 * it unreachable.
 */
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
      {/* Separate elements, so that they update even after the browser has replaced the text with
          its translation. */}
      <span>{children}</span>
    </button>
  )
}

/** A link that looks like a button: it navigates, or opens what its address names. */
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
