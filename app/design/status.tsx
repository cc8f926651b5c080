import type { ReactNode } from 'react'

interface StatusLineProps {
  readonly open: boolean
  /** The state in words, such as "Open until 14:00". */
  readonly children: ReactNode
}

/** Open or closed: a filled or a hollow dot before the text. */
export function StatusLine({ open, children }: StatusLineProps): ReactNode {
  return <span className={open ? 'status status-open' : 'status'}>{children}</span>
}
