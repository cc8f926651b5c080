import type { Column, FieldKind, Limits } from '#domains/editor/files/field.ts'
import type { FormState } from '#desk/ui/form-state.ts'

/** A piece of notation in words, with the page where it is changed. */
export interface ChipView {
  readonly words: string
  readonly href: string | undefined
}

/** A value in one language, or the one for all. */
export interface ControlView {
  readonly column: Column
  /** Of the control in the form; also its id. */
  readonly name: string
  readonly value: string
  /** Another language was changed since. */
  readonly older: boolean
  /** What the check says, in words. */
  readonly problems: readonly string[]
  readonly chips: readonly ChipView[]
}

/** What buttons of a list's entry do. */
export interface EntryButtons {
  readonly list: string
  readonly index: number
  readonly up: boolean
  readonly down: boolean
  readonly remove: boolean
}

/** A field with its controls beside each other. */
export interface FieldView {
  readonly type: 'field'
  readonly id: string
  readonly label: string
  readonly kind: FieldKind
  readonly required: boolean
  readonly limits: Limits
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly controls: readonly ControlView[]
  readonly buttons: EntryButtons | undefined
}

/** The beginning of a list's entry. */
export interface EntryView {
  readonly type: 'entry'
  readonly id: string
  readonly label: string
  readonly buttons: EntryButtons
}

/** A part of a text. */
export interface SectionView {
  readonly id: string
  readonly title: string
  readonly items: readonly (FieldView | EntryView)[]
  /** Lists that take another entry. */
  readonly adds: readonly { readonly list: string; readonly label: string }[]
}

/** What can be put into a text. */
export interface InsertView {
  readonly facts: readonly InsertLine[]
  readonly pages: readonly InsertLine[]
  readonly terms: readonly InsertLine[]
}

interface InsertLine {
  /** The notation. */
  readonly code: string
  readonly words: string
}

/** The draft in which a page is written; undefined for what is published. */
export interface DraftNote {
  readonly id: string
  readonly title: string
}

/** What every form about texts knows. */
export interface EditForm {
  readonly draft: DraftNote | undefined
  /** The commit that it shows. */
  readonly base: string
  readonly state: FormState
}
