import type { ReactNode } from 'react'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'

interface ChartPart {
  readonly label: RichTextValue
  readonly value: number
  /** The value in words. */
  readonly text: string
}

/** The length of a bar as a share of the longest one. */
function barLength(value: number, values: readonly number[]): string {
  return `${Math.round((value / Math.max(...values, 1)) * 10_000) / 100}%`
}

/**
 * Amounts side by side, a bar for each. The words say it all; the bars are hidden from the
 * accessibility tree. Lengths are attributes of SVG, as the content policy allows no inline styles.
 */
export function PartChart({ parts }: { parts: readonly ChartPart[] }): ReactNode {
  const values = parts.map(({ value }) => value)
  return (
    <dl className="part-chart">
      {parts.map(({ label, value, text }, index) => (
        <div key={index}>
          <dt>
            <RichText value={label} />
          </dt>
          <dd className="part-words">{text}</dd>
          <dd className="part-bar" aria-hidden="true">
            <svg width="100%" height="16">
              <rect className="part-track" width="100%" height="16" rx="3" />
              <rect
                className={`part-fill part-${index}`}
                width={barLength(value, values)}
                height="16"
                rx="3"
              />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  )
}
