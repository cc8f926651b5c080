import { questionsIn, unaskedIn, judge, type Condition } from '#content/conditions/conditions.ts'
import { factIdsIn } from '#content/inline.ts'
import { readPageFile } from '#content/page-file.server.ts'
import { planData } from '#content/plan/load-plan.server.ts'
import type { PlanRule, PlanStep } from '#content/plan/plan-view.ts'
import { readPlanCases, readPlanQuestions, readPlanSteps } from '#content/plan/read-plan.server.ts'
import { defaultLocale, type Locale } from '#map/locale.ts'
import { isPageId } from '#map/pages/pages.ts'
import { piecesOf, type Piece } from './texts.ts'
import type { PlanCases, PlanQuestionFile } from '#content/schema/schema.plan.ts'
import { listOptions } from '#domains/answers/list-answers.ts'
import {
  answerIds,
  checkedAnswers,
  questionOptions,
  takesSeveral,
  type AnswerId,
  type Remembered,
} from '#domains/answers/questions.ts'
import { planFor, withDerived } from '#domains/plan/plan.ts'

/** Questions whose answers follow from others. */
const derived = ['arrival', 'years', 'today'] as const

const options = new Map<string, readonly string[]>([
  ...Object.entries(questionOptions),
  ...derived.map((question): [string, readonly string[]] => [question, []]),
])

/** A question of `questions.yaml` that the code does not know, or knows with other options. */
export function questionProblems(questions: readonly PlanQuestionFile[]): string[] {
  const known = answerIds.join(', ')
  const order = questions.map(({ id }) => id).join(', ')
  if (known !== order) return [`content/plan/questions.yaml: expected the questions ${known}, got ${order}`]
  return questions.flatMap(({ id, kind, options: given, none }) => {
    const own = id === 'arrival' ? [] : questionOptions[id as keyof typeof questionOptions]
    const ids = given.map((option) => option.id)
    const where = `content/plan/questions.yaml: ${id}`
    const expected = id === 'arrival' ? 'date' : takesSeveral(id as 'people') ? 'several' : 'one'
    return [
      ...(own.toSorted().join() === ids.toSorted().join()
        ? []
        : [`${where}: expected the options ${own.join(', ')}`]),
      ...(kind === expected ? [] : [`${where}: expected kind: ${expected}`]),
      ...((none === undefined) === (expected === 'several') ? [`${where}: none is for kind: several`] : []),
    ]
  })
}

/** People who differ in everything that a condition can read. */
function everyone(condition: Condition): Remembered[] {
  const named = new Set(questionsIn(condition).map(([question]) => question))
  const days = ['2015-01-15', '2020-06-15', '2022-06-15', '2025-06-15', '2026-11-01', '2027-06-15']
  const choices = (question: AnswerId): readonly (string | readonly string[] | undefined)[] => {
    const isDay = question === 'arrival'
    if (isDay) return named.has('arrival') || named.has('years') ? days : [undefined]
    if (!named.has(question)) return [undefined]
    const own: readonly string[] = questionOptions[question]
    return takesSeveral(question) ? own.map((id) => [id]) : own
  }
  return answerIds.reduce<Remembered[]>(
    (people, question) =>
      people.flatMap((person) =>
        choices(question).map((answer) => ({
          ...person,
          ...(answer !== undefined && { [question]: answer }),
        })),
      ),
    [{}],
  )
}

function reachProblem({ id, when }: PlanRule, today: string): string[] {
  const reached = everyone(when).some((person) => judge(when, withDerived(person, today)) === 'yes')
  return reached ? [] : [`content/plan: ${id}: no answers lead to it`]
}

/** A step that waits for itself, by way of others. */
function cycleProblems(rules: readonly PlanRule[]): string[] {
  const waits = new Map(rules.map(({ id, after }) => [id, after]))
  const leadsTo = (from: string, to: string, seen: ReadonlySet<string>): boolean =>
    (waits.get(from) ?? []).some(
      (next) => next === to || (!seen.has(next) && leadsTo(next, to, new Set([...seen, next]))),
    )
  return rules
    .filter(({ id }) => leadsTo(id, id, new Set()))
    .map(({ id }) => `content/plan: ${id}: it waits for itself`)
}

/** What is wrong with the steps: unknown ids, unreachable steps, and cycles. */
export function stepProblems(rules: readonly PlanRule[], today: string): string[] {
  const ids = rules.map(({ id }) => id)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  const unknown = rules.flatMap(({ id, when, due, after }) => [
    ...[when, ...due.map((one) => one.when)]
      .flatMap((condition) => unaskedIn(condition, options))
      .map((unasked) => `content/plan: ${id}: it depends on ${unasked}, which is not asked`),
    ...after
      .filter((other) => !ids.includes(other))
      .map((other) => `content/plan: ${id}: it waits for ${other}, which is no step`),
  ])
  const problems = [...twice.map((id) => `content/plan: two steps are ${id}`), ...unknown]
  if (problems.length > 0) return problems
  return [...rules.flatMap((rule) => reachProblem(rule, today)), ...cycleProblems(rules)]
}

type OptionsOf = (page: string) => readonly string[] | undefined

/** Cases of lists of documents that the lists do not have. */
function paperProblems(steps: readonly PlanStep[], optionsOf: OptionsOf): string[] {
  const check = (where: string, page: string, ids: readonly string[]) => {
    const own = optionsOf(page)
    if (own === undefined) return [`${where}: ${page} has no list of documents`]
    return ids
      .filter((id) => !own.includes(id))
      .map((id) => `${where}: the list of ${page} has no option ${id}`)
  }
  const inMap = Object.entries(listOptions).flatMap(([page, map]) =>
    check(
      'app/domains/answers/list-answers.ts',
      page,
      Object.values(map).flatMap((one) => Object.values(one)),
    ),
  )
  const inSteps = steps.flatMap(({ id, papers }) =>
    papers ? check(`content/plan: ${id}`, papers.page, papers.case) : [],
  )
  return [...inMap, ...inSteps]
}

const listed = (ids: readonly string[]) => ids.join(', ') || 'nothing'

/** The people whose plan is not the list that was written down for them. */
export function caseProblems({ today, lists, cases }: PlanCases, rules: readonly PlanRule[]): string[] {
  return cases.flatMap(({ who, answers, lists: named, steps }) => {
    const where = `content/plan/cases.yaml: ${who}`
    const lost = named.filter((id) => lists[id] === undefined)
    const expected = [...named.flatMap((id) => lists[id] ?? []), ...steps]
    const given = checkedAnswers((question) => {
      const answer = answers[question]
      if (answer === undefined) return []
      return typeof answer === 'object' && answer.length === 0 ? ['none'] : [answer].flat()
    })
    const planned = planFor(rules, given, today).steps.map(({ step }) => step.id)
    const missing = expected.filter((id) => !planned.includes(id))
    const extra = planned.filter((id) => !expected.includes(id))
    const repeated = expected.filter((id, index) => expected.indexOf(id) !== index)
    const unread = Object.keys(answers).filter((id) => !(id in given))
    return [
      ...lost.map((id) => `${where}: there is no list ${id}`),
      ...unread.map((id) => `${where}: no such answer to ${id}`),
      ...repeated.map((id) => `${where}: ${id} is listed twice`),
      ...(missing.length + extra.length > 0
        ? [`${where}: the plan lacks ${listed(missing)}; it has beyond the list ${listed(extra)}`]
        : []),
    ]
  })
}

/** The option ids of a page's list of documents; undefined if it has none. */
function listOptionsOf(page: string): readonly string[] | undefined {
  const content = isPageId(page) ? readPageFile(page, defaultLocale) : undefined
  if (content === undefined || !('documents' in content)) return undefined
  return content.documents.cases.flatMap(({ options: own }) => own.map(({ id }) => id))
}

/** Everything that is wrong with the move plan, beyond its prose. */
export function planProblems(): string[] {
  const cases = readPlanCases()
  const { steps } = planData(defaultLocale)
  const broken = [...questionProblems(readPlanQuestions()), ...stepProblems(steps, cases.today)]
  return [...broken, ...paperProblems(steps, listOptionsOf), ...caseProblems(cases, steps)]
}

/** The prose of questions and steps in a language. */
export function planPieces(locale: Locale): Piece[] {
  const questions = readPlanQuestions().map(({ id, label, hint }) => [id, [label, hint]] as const)
  const steps = readPlanSteps().map(
    ({ id, title, why, where, places }) => [id, [title, why, where, ...Object.values(places)]] as const,
  )
  return [...questions, ...steps].flatMap(([id, words]) =>
    piecesOf({ [id]: words.flatMap((one) => one?.[locale] ?? []) }),
  )
}

/** The facts that the steps name. */
export function planFacts(): string[] {
  return readPlanSteps().flatMap((step) => {
    const dues = [step.due ?? []].flat().flatMap(({ fact, on }) => [fact, on])
    const fees = typeof step.fee === 'object' ? step.fee : []
    return [...factIdsIn(JSON.stringify(step)), ...fees, ...dues, step.time].filter((id) => id !== undefined)
  })
}
