import type { ReactNode } from 'react'
import { logoMark } from '#illustrations/logo.ts'

/** Above a tower of the logo. */
const flame = 'M18 7c-8-6-5-14 0-20 1 6 7 9 5 15-1 2-3 4-5 5z'
const feet = [14, 114, 214] as const
const arcs = ['M28 16Q64-4 100 16', 'M128 16Q164-4 200 16'] as const

interface SignalProgressProps {
  /** The name of the list. */
  readonly label: string
  /** One step for each tower. */
  readonly steps: readonly [string, string, string]
  /** The tower that the fire has reached, from 0. */
  readonly at: number
  /** Says which step is the current one. */
  readonly now: string
}

/** Three steps under three watchtowers: the fire has been passed on as far as the current one. */
export function SignalProgress({ label, steps, at, now }: SignalProgressProps): ReactNode {
  return (
    <div className="signal-progress">
      <svg viewBox="0 0 300 64" aria-hidden="true">
        {arcs.map((arc, index) => (
          <path key={arc} d={arc} className="signal-way" data-done={index < at || undefined} />
        ))}
        {feet.map((x, index) => (
          <g key={x} transform={`translate(${x - 18} 21)`} data-done={index <= at || undefined}>
            <path d={logoMark.tower} />
            {index <= at && <path d={flame} className={index === at ? 'signal-fire' : 'signal-ember'} />}
          </g>
        ))}
      </svg>
      <ol role="list" aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={step}
            data-done={index <= at || undefined}
            aria-current={index === at ? 'step' : undefined}
          >
            {step} {index === at && <span className="signal-now">{now}</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}
