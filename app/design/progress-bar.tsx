import type { ReactNode } from 'react'

interface ProgressBarProps {
  /** What is counted, in words. */
  readonly label: string
  readonly value: number
  readonly max: number
}

/** The progress of a whole, as a thin bar; the numbers are beside it in words. */
export function ProgressBar({ label, value, max }: ProgressBarProps): ReactNode {
  return <progress className="progress" aria-label={label} value={value} max={max} />
}
