import type { ComponentProps, ReactNode } from 'react'
import { LinkButton } from '#ui/button.tsx'

interface DialogButtonProps extends Pick<ComponentProps<typeof LinkButton>, 'variant' | 'icon' | 'compact'> {
  /** Name of the dialog. */
  readonly dialog: string
  readonly children: ReactNode
}

/** A call to action that opens a dialog; without JavaScript it leads to the same form as a page. */
export function DialogButton({ dialog, children, ...look }: DialogButtonProps): ReactNode {
  return (
    <LinkButton href={`?dialog=${dialog}`} data-dialog={dialog} {...look}>
      {children}
    </LinkButton>
  )
}
