import type { ReactNode } from 'react'

interface StatusMessageProps {
  /** Nothing while there is nothing to say: the element must be there before its words are. */
  readonly children?: ReactNode
  /** Floats at the foot of the screen instead of standing in the text. */
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
