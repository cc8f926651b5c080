import type { RichTextValue } from '#design/rich-text.tsx'

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
