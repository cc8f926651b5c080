import type { ReactNode } from 'react'
import type { PageId } from '#map/pages/pages.ts'
import type { RichTextValue } from '#design/rich-text.tsx'
import type { Answers, CaseQuestion, When } from './answers.ts'

/** A document as the checklist needs it; the page knows the rest. */
export interface ListedDocument {
  /** Stable and the same in every language: the ticks hang on it. */
  readonly id: string
  readonly name: RichTextValue
  readonly when?: When
}

/** How the page is to draw its list of documents. */
export interface ListView {
  /** The reader's case, as far as they have told it. */
  readonly answers?: Answers
  /** Which documents the case needs; all where there is none. */
  readonly isShown?: (document: ListedDocument) => boolean
  /** Above the list. */
  readonly head?: ReactNode
  /** What stands before each document. */
  readonly renderMark?: (document: ListedDocument) => ReactNode
}

/** What a checklist is made from. */
export interface ChecklistProps {
  /** The page under whose id the browser keeps the list. */
  readonly page: PageId
  readonly heading: RichTextValue
  readonly cases: readonly CaseQuestion[]
  readonly documents: readonly ListedDocument[]
  /** The page's own list, drawn as it is told. */
  readonly renderList: (view: ListView) => ReactNode
}
