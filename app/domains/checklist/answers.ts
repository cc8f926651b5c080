import type { RichTextValue } from '#design/rich-text.tsx'
import type { ReactNode } from 'react'
import type { PageId } from '#map/pages/pages.ts'

/** A document's data for the checklist; the page has the rest. */
export interface ListedDocument {
  /** Stable and the same in every language: ticks are stored by it. */
  readonly id: string
  readonly name: RichTextValue
  readonly when?: When
}

/** How the page renders its list of documents. */
interface ListView {
  /** The reader's case, as far as it is known. */
  readonly answers?: Answers
  /** Which documents to show; undefined for all. */
  readonly isShown?: (document: ListedDocument) => boolean
  /** How many documents wait for an answer. */
  readonly waiting?: number
  /** Above the list. */
  readonly head?: ReactNode
  /** Before each document. */
  readonly renderMark?: (document: ListedDocument) => ReactNode
}

/** The inputs of a checklist. */
export interface ChecklistProps {
  /** The page whose id is the storage key of the list. */
  readonly page: PageId
  readonly heading: RichTextValue
  readonly cases: readonly CaseQuestion[]
  readonly documents: readonly ListedDocument[]
  /** The page's own list, rendered with the given parts. */
  readonly renderList: (view: ListView) => ReactNode
}

/** The query field of a case: option ids only, nothing about the reader. */
const parameter = 'case'

/** The option ids in a query; undefined if it has no case. */
export function idsInQuery(search: string): string[] | undefined {
  return new URLSearchParams(search).get(parameter)?.split(',')
}

/**
 * A query with another case; its other fields stay. Ids are plain words, so the comma is left
 * unencoded.
 */
export function queryWith(ids: readonly string[], search: string): string {
  const rest = new URLSearchParams(search)
  rest.delete(parameter)
  const fields = [rest.toString(), ids.length > 0 && `${parameter}=${ids.join(',')}`].filter(Boolean)
  return fields.length > 0 ? `?${fields.join('&')}` : ''
}

/** A question that filters the list of documents. */
export interface CaseQuestion {
  readonly id: string
  readonly label: RichTextValue
  readonly options: readonly { readonly id: string; readonly label: RichTextValue }[]
}

/** The reader's case: the option chosen for each answered question. */
export type Answers = Readonly<Partial<Record<string, string>>>

/** The questions, and for each the options of which one must be chosen. */
export type When = Readonly<Record<string, readonly string[]>>

/** The case for option ids. Unknown ids and second answers are ignored. */
export function answersFrom(ids: readonly string[], cases: readonly CaseQuestion[]): Answers {
  const found = cases.flatMap(({ id, options }) => {
    const answer = ids.find((named) => options.some((option) => option.id === named))
    return answer === undefined ? [] : [[id, answer] as const]
  })
  return Object.fromEntries(found)
}

/** The option ids of a case, in the order of the questions. */
export function idsOf(answers: Answers, cases: readonly CaseQuestion[]): string[] {
  return cases.flatMap(({ id }) => answers[id] ?? [])
}
