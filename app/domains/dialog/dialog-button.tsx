import type { ComponentProps, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { queryOver } from '#map/dialogs.ts'
import { LinkButton } from '#design/button.tsx'

interface DialogButtonProps extends Pick<
  ComponentProps<typeof LinkButton>,
  'variant' | 'icon' | 'compact' | 'className' | 'title'
> {
  /** Name of the dialog. */
  readonly dialog: string
  /** Id of the claim that it is about, if any. */
  readonly claim?: string | undefined
  /** The topic with which its form begins, if it is not the page's. */
  readonly about?: string | undefined
  /** Path of the page over which it opens; this page if empty, with what its query says of it. */
  readonly over?: string
  readonly children: ReactNode
}

/** A call to action that opens a dialog; without JavaScript it leads to the same form as a page. */
export function DialogButton({
  dialog,
  claim,
  about,
  over = '',
  children,
  ...look
}: DialogButtonProps): ReactNode {
  const { search } = useLocation()
  const opening = `?dialog=${dialog}${claim ? `&claim=${claim}` : ''}${about ? `&about=${about}` : ''}`
  return (
    <LinkButton href={over + queryOver(over === '' ? search : '', opening)} data-dialog={dialog} {...look}>
      {children}
    </LinkButton>
  )
}
