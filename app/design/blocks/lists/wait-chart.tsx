import { useId, type ReactNode } from 'react'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'

/**
 * One waiting period: `from` is the minimum, `to` the usual maximum in months; no `to` means no
 * wait.
 */
interface WaitRow {
  readonly label: RichTextValue
  readonly from?: number
  readonly to?: number
  /** The wait in words. */
  readonly text: RichTextValue
}

/** The row's bars as shares of the axis, 0 to 1. */
export function layoutWait({ from = 0, to = from }: WaitRow, max: number): { solid: number; end: number } {
  const end = Math.min(to / max, 1)
  return { solid: Math.min(from / max, end), end }
}

/** Months that get a number on the axis: every third, sixth or twelfth. */
export function axisTicks(max: number): number[] {
  const step = max <= 12 ? 3 : max <= 24 ? 6 : 12
  return Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => index * step)
}

interface WaitChartProps {
  readonly rows: readonly WaitRow[]
  /** Length of the axis in months. */
  readonly max: number
  /** The label at the axis' start. */
  readonly start: string
  /** The axis' last number with its unit, such as "12 months". */
  readonly end: string
}

const percent = (share: number): string => `${Math.round(share * 10000) / 100}%`

/**
 * Waiting periods. Each row has its label, the wait in words and a bar: solid up to the minimum,
 * hatched up to the usual maximum. The text conveys everything; the bars are hidden from the
 * accessibility tree.
 */
export function WaitChart({ rows, max, start, end }: WaitChartProps): ReactNode {
  const hatch = useId()
  return (
    <div className="wait-chart">
      <svg className="wait-hatch" aria-hidden="true">
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="3" height="6" fill="currentColor" />
        </pattern>
      </svg>
      <dl>
        {rows.map((row, index) => (
          <WaitLine key={index} row={row} max={max} hatch={hatch} />
        ))}
      </dl>
      <svg className="wait-axis" aria-hidden="true">
        {axisTicks(max).map((month) => (
          <text key={month} x={percent(month / max)} y="15" textAnchor={anchor(month, max)}>
            {month === 0 ? start : month === max ? end : month}
          </text>
        ))}
      </svg>
    </div>
  )
}

function anchor(month: number, max: number): 'start' | 'middle' | 'end' {
  if (month === 0) return 'start'
  return month === max ? 'end' : 'middle'
}

function WaitLine({ row, max, hatch }: { row: WaitRow; max: number; hatch: string }): ReactNode {
  const { solid, end } = layoutWait(row, max)
  return (
    <div className="wait-row">
      <dt>
        <RichText value={row.label} />
      </dt>
      <dd className="wait-words">
        <RichText value={row.text} />
      </dd>
      <dd className="wait-bar" aria-hidden="true">
        <svg className="wait-grid">
          {gridMonths(max).map((month) => (
            <line key={month} x1={percent(month / max)} x2={percent(month / max)} y2="100%" />
          ))}
        </svg>
        {end > 0 && (
          <svg className="wait-bars" width={percent(end)}>
            <rect width="100%" height="100%" fill={`url(#${hatch})`} className="wait-longest" />
            <rect width={percent(solid / end)} height="100%" />
          </svg>
        )}
      </dd>
    </div>
  )
}

function gridMonths(max: number): number[] {
  return max <= 12 ? Array.from({ length: max }, (_, month) => month) : axisTicks(max).slice(0, -1)
}
