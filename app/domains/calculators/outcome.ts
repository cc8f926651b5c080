/** What stands in the last column of a step; the page formats it in the reader's language. */
export type Amount =
  | { readonly kind: 'money'; readonly cents: number }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'day'; readonly day: string }
  /** A word from the page's own texts, such as the name of a label. */
  | { readonly kind: 'word'; readonly word: string }
  /** No official figure is known: the page says whom to ask. */
  | { readonly kind: 'unknown' }

/** One line of the calculation. */
export interface Step<Row extends string = string> {
  /** The key of its text. */
  readonly row: Row
  readonly amount: Amount
  /** How the amount was found: a percentage of an amount in cents. */
  readonly from?: { readonly percent: number; readonly of: number }
  /** A sum of the lines above it. */
  readonly total?: true
}

/** A day to keep, for a calendar too. */
export interface DueDay<Date extends string = string> {
  readonly due: Date
  readonly day: string
}

/** One part of what the headline consists of. */
export interface Part<Row extends string = string> {
  readonly row: Row
  readonly cents: number
}

/** How good the news in the headline is. */
export type Tone = 'plain' | 'good' | 'bad'

/** A result with all that belongs to it. Texts are keys of the calculator's page. */
export interface Estimate<Row extends string = string, Note extends string = string> {
  readonly kind: 'estimate'
  readonly headline: { readonly row: Row; readonly amount: Amount; readonly tone: Tone }
  /** What the headline means for the reader. */
  readonly verdict: readonly Note[]
  readonly steps: readonly Step<Row>[]
  /** What the headline consists of, for a chart. */
  readonly parts: readonly Part<Row>[]
  /** The parts are to be compared: they do not add up to the headline. */
  readonly isComparison?: true
  readonly assumed: readonly Note[]
  readonly changes: readonly Note[]
  readonly days: readonly DueDay[]
}

/** Answers that this calculator has no rule for. */
export interface Outside<Note extends string = string> {
  readonly kind: 'outside'
  readonly reason: Note
}

/** Answers that cannot all be right, such as a day in the future: the visitor can correct them. */
export interface Implausible<Note extends string = string> {
  readonly kind: 'implausible'
  readonly reason: Note
}

export type Outcome<Row extends string = string, Note extends string = string> =
  | Estimate<Row, Note>
  | Outside<Note>
  | Implausible<Note>

export const money = (cents: number): Amount => ({ kind: 'money', cents })

/** A step that is a percentage of an amount. */
export function share<Row extends string>(row: Row, percent: number, of: number): Step<Row> {
  return { row, amount: money(percentOf(of, percent)), from: { percent, of } }
}

/**
 * A percentage, with up to three decimals, of an amount in cents, rounded half up to the cent. In
 * integers: a product of fractions such as 1.005 × 100 would round the wrong way.
 */
export function percentOf(cents: number, percent: number): number {
  return Math.floor((cents * Math.round(percent * 1000) + 50_000) / 100_000)
}
