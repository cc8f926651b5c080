import type { Path, Scalar } from '#domains/editor/edits/change.ts'
import type { Locale } from '#map/locale.ts'

/** How a value is entered. */
export type FieldKind =
  /** A line without notation, such as a title. */
  | 'line'
  /** Prose with the notation of docs/content.md: facts, links, emphasis. */
  | 'prose'
  /** Text of several lines: the body of an article (Markdown), or of a reply. */
  | 'text'
  | 'markdown'
  | 'day'
  | 'amount'
  | 'number'
  | 'yes-no'
  | 'choice'
  /** The id of a page, of a fact. */
  | 'page'
  | 'fact'
  | 'address'
  | 'email'
  /** Hours of a day, such as 09:00-14:00. */
  | 'hours'
  /** An id that other places name: shown, never changed. */
  | 'fixed'

/** What a value must keep to. */
export interface Limits {
  /** Characters of a text, or amount of a number. */
  readonly least?: number
  readonly most?: number
  readonly whole?: boolean
  readonly choices?: readonly string[]
}

/** A language, or `all` for a value that is the same in all of them. */
export type Column = Locale | 'all'

/** Where a value stands. */
export interface Place {
  readonly file: string
  readonly path: Path
}

/** A value of a text with its place, in one language or in each. */
export interface Field {
  /** Permanent while lists keep their order, such as `keyFacts.0.label`. */
  readonly id: string
  /** The key of its name: the id without numbers and names of entries, such as `keyFacts.label`. */
  readonly label: string
  readonly kind: FieldKind
  readonly limits: Limits
  readonly required: boolean
  readonly places: Readonly<Partial<Record<Column, Place>>>
  /** By language; undefined for one that is not there. */
  readonly values: Readonly<Partial<Record<Column, Scalar>>>
  /** Whether the group of its languages is not there yet: the first value brings it. */
  readonly absent?: true
}

/** A list, or keys with values: entries can be added and taken away. */
export interface FieldList {
  readonly id: string
  readonly label: string
  readonly kind: 'list' | 'keys'
  readonly least: number
  readonly most: number
  readonly places: Readonly<Partial<Record<Column, Place>>>
  /** Whether no language has the list yet: its first entry brings it. */
  readonly absent?: true
  /** The number of entries by language. */
  readonly counts: Readonly<Partial<Record<Column, number>>>
  /** What a new entry consists of, with ids relative to it; empty texts. */
  readonly entry: readonly (Pick<Field, 'id' | 'label' | 'kind' | 'limits' | 'required'> & {
    readonly columns: readonly Column[]
  })[]
  /** Of keys: the day, weekday or id that a key may be. */
  readonly keys?: readonly string[]
}

/** A text as a form shows it. */
export interface TextForm {
  readonly fields: readonly Field[]
  readonly lists: readonly FieldList[]
}
