import type { PlanData } from '#content/plan/plan-view.ts'
import { checkedAnswers, type Remembered } from '#domains/answers/questions.ts'

/** What is known of a second person. */
export type SecondPerson = Pick<Remembered, 'passport' | 'income'>

/** The answers, the second person and the lines for us in an address. */
export interface PlanFields {
  readonly answers: Remembered
  readonly second?: SecondPerson | undefined
  /** Ids of steps that we are to do. */
  readonly ask: readonly string[]
}

/** The plan page's data: what it asks and knows, and what its address says. */
export interface PlanPageData extends PlanData, PlanFields {
  /** The ISO day on Mallorca on which the page was rendered. */
  readonly today: string
}

/** The field of an address that has a plan's answers; without it the page is prerendered. */
export const planField = 'plan'
/** The fields of the second person's answers. */
export const secondField = { passport: 'passport2', income: 'income2' } as const
export const askField = 'do'

/** The second person's answers in the fields of a link or form. */
export function secondInFields(fields: URLSearchParams): SecondPerson | undefined {
  const { passport, income } = checkedAnswers((question) =>
    question === 'passport' || question === 'income' ? fields.getAll(secondField[question]) : [],
  )
  if (passport === undefined && income === undefined) return undefined
  return { ...(passport && { passport }), ...(income && { income }) }
}

/** The second person's answers as fields. */
export function secondFields(second: SecondPerson | undefined): [name: string, value: string][] {
  return Object.entries(secondField).flatMap(([question, name]) => {
    const value = second?.[question as keyof SecondPerson]
    return value === undefined ? [] : [[name, value]]
  })
}

/** The second person's answers with those that both share. */
export function answersOfSecond(answers: Remembered, second: SecondPerson): Remembered {
  return { ...answers, ...second }
}
