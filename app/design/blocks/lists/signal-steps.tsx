import type { ReactNode } from 'react'
import { RichText } from '#design/rich-text.tsx'
import type { TitledText } from '#design/blocks/types.ts'

const tower = 'M-9 0-7-30H7L9 0zM-10-30v-10h5v4h3v-4h4v4h3v-4h5v10z'
const flame = 'M0-44c-7-5-4-12 0-18 1 5 6 8 4 14-1 2-2 3-4 4z'

interface SignalLineProps {
  readonly viewBox: string
  readonly hills: string
  readonly arcs: string
  /** The feet of the towers. */
  readonly towers: readonly (readonly [x: number, y: number])[]
  readonly scale: number
  readonly className: string
}

function SignalLine({ viewBox, hills, arcs, towers, scale, className }: SignalLineProps): ReactNode {
  return (
    <svg className={`signal-line ${className}`} viewBox={viewBox} aria-hidden="true">
      <path d={hills} className="signal-hills" />
      {towers.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path d={tower} />
          <path d={flame} className="signal-flame" />
        </g>
      ))}
      <path d={arcs} className="signal-arcs" />
    </svg>
  )
}

/**
 * Three watchtowers on a coast line, each passing the signal on. Drawn for wide and for narrow
 * screens.
 */
function SignalLines(): ReactNode {
  return (
    <>
      <SignalLine
        className="signal-wide"
        viewBox="0 -20 1296 130"
        hills="M0 104C60 104 70 88 112 88s60 16 120 16h200c60 0 70-24 124-24s70 24 130 24h190c50 0 70-36 130-36s80 36 130 36h180"
        arcs="M140 26Q330-8 528 20M584 18Q780-16 980 8"
        towers={[
          [112, 88],
          [556, 80],
          [1006, 68],
        ]}
        scale={1}
      />
      <SignalLine
        className="signal-narrow"
        viewBox="0 0 350 74"
        hills="M0 66c20 0 24-8 40-8s22 8 44 8h50c20 0 24-10 42-10s24 10 44 10h40c20 0 28-16 48-16s30 16 42 16"
        arcs="M54 18Q108-2 162 15M190 15Q244-6 294 9"
        towers={[
          [40, 58],
          [176, 56],
          [308, 50],
        ]}
        scale={0.6}
      />
    </>
  )
}

/** How it works in three steps, under three towers that pass the signal on. */
export function SignalSteps({ steps }: { steps: readonly TitledText[] }): ReactNode {
  return (
    <div className="signal-steps">
      <SignalLines />
      <ol role="list">
        {steps.map((step, index) => (
          <li key={index}>
            <h3>
              <RichText value={step.title} />
            </h3>
            <p className="muted">
              <RichText value={step.text} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
