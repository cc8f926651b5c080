import type { RichTextValue } from '#design/rich-text.tsx'

/** One amount with what it is for; without an amount, the payee sets the price. */
export interface MoneyLine {
  readonly label: RichTextValue
  readonly amount?: RichTextValue
}

/** An official source of amounts, and the day on which they were last verified there, for the reader. */
export interface MoneySource {
  readonly name: RichTextValue
  readonly url: string
  readonly day: string
}

/** What a service costs, in one language. */
export interface Money {
  /** `none` if no authority takes part; `varies` if the fee depends on the case. */
  readonly official: 'none' | 'varies' | readonly MoneyLine[]
  /** Whether the page has a table of official fees. */
  readonly hasTable: boolean
  readonly sources: readonly MoneySource[]
  /** Our fee with VAT; absent if the price comes in writing before anything begins. */
  readonly ours?: string
  readonly others: readonly MoneyLine[]
  /** How long it usually takes. */
  readonly time?: RichTextValue
  /** All of it, where it can be added up. */
  readonly total?: string
}

/** What is paid to one payee, in words. */
export interface MoneyRow {
  readonly label: string
  readonly text?: RichTextValue
  /** Amounts; `own` stands for one that the payee sets. */
  readonly lines?: readonly (MoneyLine & { readonly own?: string })[]
  readonly sources?: readonly { readonly name: RichTextValue; readonly url: string; readonly seen: string }[]
  readonly strong?: true
}

/** The money box of a page, in words. */
export interface MoneyBoxContent {
  readonly title: string
  /** The list of all prices. */
  readonly all: { readonly href: string; readonly label: string }
  readonly rows: readonly MoneyRow[]
}

/** A service in the list of prices. */
export interface PriceRow extends Money {
  readonly href: string
  readonly label: string
  /** Id of its menu group, and the group's name. */
  readonly group: string
  readonly groupLabel: string
}
