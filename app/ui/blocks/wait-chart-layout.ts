import type { RichTextValue } from '#ui/rich-text.tsx'

/** One wait: `from` is the shortest, `to` the longest usual one in months; no `to` means no wait. */
export interface WaitRow {
  readonly label: RichTextValue
  readonly from?: number
  readonly to?: number
  /** The wait in words. */
  readonly text: RichTextValue
}

/** Where a row's words stand: on the solid bar, after the bars, under the label, or alone. */
export type WordsPlace = 'inside' | 'after' | 'below' | 'alone'

/** Characters that fit on the whole axis where the chart is narrowest. */
const axisCharacters = 40

function characters(value: RichTextValue): number {
  if (typeof value === 'string') return value.length
  return value.reduce((sum, part) => {
    if (typeof part === 'string') return sum + part.length
    return sum + ('t' in part ? part.t : 'i' in part ? part.i : part.b).length
  }, 0)
}

/** The row's bars as shares of the axis, 0 to 1, and the place of its words. */
export function layoutWait(row: WaitRow, max: number): { solid: number; end: number; words: WordsPlace } {
  const end = Math.min((row.to ?? row.from ?? 0) / max, 1)
  const solid = Math.min((row.from ?? 0) / max, end)
  const room = characters(row.text) / axisCharacters
  if (end === 0) return { solid, end, words: 'alone' }
  if (room <= solid) return { solid, end, words: 'inside' }
  return { solid, end, words: room <= 1 - end ? 'after' : 'below' }
}

/** Months that get a number on the axis: every third, sixth or twelfth. */
export function axisTicks(max: number): number[] {
  const step = max <= 12 ? 3 : max <= 24 ? 6 : 12
  return Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => index * step)
}
