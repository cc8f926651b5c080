import type { ReactNode } from 'react'

interface StatusMessageProps {
  /** Empty while there is nothing to say: the element must exist before its text does. */
  readonly children?: ReactNode
  /** Floats at the foot of the screen instead of in the text flow. */
  readonly toast?: boolean
}

/** A message about something that just happened, announced without moving focus. */
export function StatusMessage({ children, toast = false }: StatusMessageProps): ReactNode {
  return (
    <div role="status" className={toast ? 'toast' : 'status-message'}>
      {children && <p>{children}</p>}
    </div>
  )
}
