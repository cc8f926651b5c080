import type { ReactNode } from 'react'

interface CalloutProps {
  /** `note` guidance, `deadline` what must not be missed, `done` what is settled. */
  readonly kind: 'note' | 'deadline' | 'done'
  readonly title: ReactNode
  /** One paragraph. */
  readonly children: ReactNode
}

/** Something to know before reading on, with the woven edge. */
export function Callout({ kind, title, children }: CalloutProps): ReactNode {
  return (
    <div className={`callout callout-${kind}`}>
      <p className="callout-title">{title}</p>
      <p>{children}</p>
    </div>
  )
}
