import type { ReactNode } from 'react'

/** A strip of woven llengües cloth; once per page, above the footer. */
export function Ribbon(): ReactNode {
  return <div className="ribbon" />
}
