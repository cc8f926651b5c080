import type { ComponentProps, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { queryOver } from '#site/dialog-query.ts'
import { LinkButton } from '#ui/button.tsx'

interface DialogButtonProps extends Pick<
  ComponentProps<typeof LinkButton>,
  'variant' | 'icon' | 'compact' | 'className'
> {
  /** Name of the dialog. */
  readonly dialog: string
  /** Path of the page over which it opens; this page if empty, with what its query says of it. */
  readonly over?: string
  readonly children: ReactNode
}

/** A call to action that opens a dialog; without JavaScript it leads to the same form as a page. */
export function DialogButton({ dialog, over = '', children, ...look }: DialogButtonProps): ReactNode {
  const { search } = useLocation()
  return (
    <LinkButton
      href={over + queryOver(over === '' ? search : '', `?dialog=${dialog}`)}
      data-dialog={dialog}
      {...look}
    >
      {children}
    </LinkButton>
  )
}
