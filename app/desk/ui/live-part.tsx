import type { ReactNode } from 'react'

interface LivePartProps {
  /** Unique on the page, and the same when the page is asked for again. */
  readonly id: string
  /** Whether something is still to come. */
  readonly waiting: boolean
  /** Whether a screen reader says what has come. */
  readonly announced?: boolean
  readonly children: ReactNode
}

/** A part of a page that the server completes later: client/live-parts.ts puts it in place. */
export function LivePart({ id, waiting, announced, children }: LivePartProps) {
  return (
    <div id={id} data-live="" data-waiting={waiting ? '' : undefined} role={announced ? 'status' : undefined}>
      {waiting && (
        <noscript>
          <meta httpEquiv="refresh" content="3" />
        </noscript>
      )}
      {children}
    </div>
  )
}
