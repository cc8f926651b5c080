import type { ReactNode } from 'react'

interface CalloutProps {
  /**
   * `note` guidance, `deadline` a date that must not be missed, `danger` an emergency or a penalty,
   * `done` what is settled.
   */
  readonly kind: 'note' | 'deadline' | 'danger' | 'done'
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
