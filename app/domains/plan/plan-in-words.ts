import { formatDay } from '#i18n/date-format.ts'
import type { Locale } from '#map/locale.ts'
import type { PlanQuestion } from '#content/plan/plan-view.ts'
import { answerFields, answersInFields, type Remembered } from '#domains/answers/questions.ts'
import { askField, secondFields, secondInFields, type PlanFields } from './plan-page-data.ts'

/** An answer in words; undefined if the question was skipped. A day belongs to the question before it. */
export function answerWords(
  { id, none, options }: PlanQuestion,
  answers: Remembered,
  locale: Locale,
): string | undefined {
  const given = answers[id as keyof Remembered]
  if (given === undefined) return undefined
  const chosen: readonly string[] = [given].flat()
  if (chosen.length === 0) return none
  const words = options.filter((option) => chosen.includes(option.id)).map(({ label }) => label)
  const day = id === 'stay' && given !== 'visits' ? answers.arrival : undefined
  return [...words, ...(day === undefined ? [] : [formatDay(day, locale)])].join(', ')
}

/** A plan as fields of a link. */
export function planFields({ answers, second, ask }: PlanFields): [name: string, value: string][] {
  const lines = ask.length > 0 ? [[askField, ask.join(',')] as [string, string]] : []
  return [...answerFields(answers), ...secondFields(second), ...lines]
}

const isStepId = (id: string) => /^(?:2:)?[a-z][a-z0-9-]*$/.test(id)

/** The plan in the fields of a link or form. */
export function fieldsOfPlan(fields: URLSearchParams): PlanFields {
  const lines = fields.getAll(askField).flatMap((value) => value.split(','))
  const second = secondInFields(fields)
  return {
    answers: answersInFields(fields),
    ...(second && { second }),
    ask: [...new Set(lines.filter(isStepId))],
  }
}

/** The words around what a request says of a plan. */
export interface PlanWords {
  readonly locale: Locale
  readonly forUs: string
  readonly second: string
  readonly ofSecond: (step: string) => string
}

interface NamedSteps {
  readonly questions: readonly PlanQuestion[]
  readonly steps: readonly { readonly id: string; readonly title: string }[]
}

/** A plan's answers and the lines for us in words, as a request says them. */
export function planInWords(
  { questions, steps }: NamedSteps,
  { answers, second, ask }: PlanFields,
  words: PlanWords,
): { readonly question: string; readonly answer: string }[] {
  const said = (given: Remembered, label: (short: string) => string) =>
    questions.flatMap((question) => {
      const answer = question.kind === 'date' ? undefined : answerWords(question, given, words.locale)
      return answer === undefined ? [] : [{ question: label(question.short), answer }]
    })
  const titles = new Map(steps.map(({ id, title }) => [id, title]))
  const lines = ask.flatMap((id) => {
    const title = titles.get(id.replace(/^2:/, ''))
    if (title === undefined) return []
    return [{ question: words.forUs, answer: id.startsWith('2:') ? words.ofSecond(title) : title }]
  })
  return [
    ...said(answers, (short) => short),
    ...said(second ?? {}, (short) => `${words.second} · ${short}`),
    ...lines,
  ]
}
