import type { RichTextValue } from '#design/rich-text.tsx'

/** One wait: `from` is the shortest, `to` the longest usual one in months; no `to` means no wait. */
export interface WaitRow {
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
