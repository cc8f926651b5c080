import type { RichTextValue } from '#design/rich-text.tsx'
import type { ReactNode } from 'react'
import type { PageId } from '#map/pages/pages.ts'

/** A document as the checklist needs it; the page knows the rest. */
export interface ListedDocument {
  /** Stable and the same in every language: the ticks hang on it. */
  readonly id: string
  readonly name: RichTextValue
  readonly when?: When
}

/** How the page is to draw its list of documents. */
interface ListView {
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

/** The query field that carries a case: option ids alone, nothing about the reader. */
const parameter = 'case'

/** The option ids that a query names; undefined where it names no case. */
export function idsInQuery(search: string): string[] | undefined {
  return new URLSearchParams(search).get(parameter)?.split(',')
}

/** A query with another case; its other fields stay. Ids are plain words, so the comma may stay readable. */
export function queryWith(ids: readonly string[], search: string): string {
  const rest = new URLSearchParams(search)
  rest.delete(parameter)
  const fields = [rest.toString(), ids.length > 0 && `${parameter}=${ids.join(',')}`].filter(Boolean)
  return fields.length > 0 ? `?${fields.join('&')}` : ''
}

/** A question by which the list of documents shortens, as the content asks it. */
export interface CaseQuestion {
  readonly id: string
  readonly label: RichTextValue
  readonly options: readonly { readonly id: string; readonly label: RichTextValue }[]
}

/** The reader's case: the option chosen for each question that has been answered. */
export type Answers = Readonly<Partial<Record<string, string>>>

/** The questions, and for each the options of which one must be chosen. */
export type When = Readonly<Record<string, readonly string[]>>

/** Whether a document belongs to a case. A question without an answer rules nothing out. */
export function isNeeded(when: When | undefined, answers: Answers): boolean {
  return Object.entries(when ?? {}).every(([question, options]) => {
    const answer = answers[question]
    return answer === undefined || options.includes(answer)
  })
}

/** The case that option ids stand for. Ids that the content does not have, and second answers, are ignored. */
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
