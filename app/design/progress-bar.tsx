import type { ReactNode } from 'react'

interface ProgressBarProps {
  /** What is counted, in words. */
  readonly label: string
  readonly value: number
  readonly max: number
}

/** How much of a whole is done, as a thin bar; the numbers stand beside it in words. */
export function ProgressBar({ label, value, max }: ProgressBarProps): ReactNode {
  return <progress className="progress" aria-label={label} value={value} max={max} />
}
