import * as v from 'valibot'
import { conditionSchema } from '#content/conditions/schema.condition.ts'
import { inline, isoDay, pageId } from './schema.common.ts'

const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'an id such as first-return'))
const words = v.strictObject({ es: inline, en: inline, de: inline })
const factId = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)+$/, 'the id of a fact'))

/** The days from which a time limit can run. */
export const planAnchors = ['arrival', 'today', 'deed', 'car', 'start', 'padron', 'tax-year'] as const
export type PlanAnchor = (typeof planAnchors)[number]

const amount = v.optional(v.pipe(v.number(), v.integer()))

/** Where a date comes from: counted from a day, or a fixed day. */
const due = v.pipe(
  v.strictObject({
    when: v.optional(conditionSchema),
    from: v.optional(v.picklist(planAnchors)),
    days: amount,
    weeks: amount,
    months: amount,
    years: amount,
    /** A fact that is a period. */
    fact: v.optional(factId),
    /** A fact that is a date. */
    on: v.optional(factId),
    /** The step is required by law, but the date is our advice. */
    by: v.optional(v.literal('advice')),
  }),
  v.check(({ from, days, weeks, months, years, fact, on }) => {
    const periods = [days, weeks, months, years, fact].filter((given) => given !== undefined).length
    return on === undefined ? from !== undefined && periods === 1 : from === undefined && periods === 0
  }, 'expected from with one of days, weeks, months, years and fact, or on alone'),
)

const begin = v.pipe(
  v.strictObject({ days: amount, weeks: amount, months: amount }),
  v.check((given) => Object.keys(given).length === 1, 'expected days, weeks or months'),
)

/**
 * A page's list of documents, and option ids of the case in which it is shown; the reader's answers
 * add theirs.
 */
const papers = v.strictObject({ page: pageId, case: v.optional(v.array(id), []) })

export const planStep = v.strictObject({
  /** Stable and the same in every language: browsers store ticks by it. */
  id,
  title: words,
  why: words,
  when: conditionSchema,
  kind: v.picklist(['law', 'advice']),
  due: v.optional(v.union([due, v.pipe(v.array(due), v.minLength(2))])),
  /** How long before its date one should begin. */
  begin: v.optional(begin),
  after: v.optional(v.array(id), []),
  where: words,
  /** Where, in some municipalities. */
  places: v.optional(v.record(id, words), {}),
  papers: v.optional(papers),
  page: pageId,
  /** Official fees; `free`, or `ask` if the office or a third party sets it. */
  fee: v.optional(v.union([v.picklist(['free', 'ask']), v.pipe(v.array(factId), v.minLength(1))])),
  /** The usual or legal time that the office takes. */
  time: v.optional(factId),
  /** A fact whose source is the law behind the step. */
  source: v.optional(factId),
  who: v.picklist(['we', 'person', 'you']),
  /** Each person does it. */
  each: v.optional(v.boolean(), false),
})
export const planStepsSchema = v.pipe(v.array(planStep), v.minLength(1))

const option = v.strictObject({ id, label: words })
export const planQuestionsSchema = v.array(
  v.strictObject({
    id,
    kind: v.picklist(['one', 'several', 'date']),
    label: words,
    short: words,
    hint: v.optional(words),
    /** Of a question with several options: none of them. */
    none: v.optional(words),
    options: v.array(option),
  }),
)

const given = v.union([v.string(), v.array(v.string())])
export const planCasesSchema = v.strictObject({
  today: isoDay,
  lists: v.record(id, v.array(id)),
  cases: v.array(
    v.strictObject({
      who: inline,
      answers: v.record(id, given),
      lists: v.optional(v.array(id), []),
      steps: v.optional(v.array(id), []),
    }),
  ),
})

export type PlanStepFile = v.InferOutput<typeof planStep>
export type PlanQuestionFile = v.InferOutput<typeof planQuestionsSchema>[number]
export type PlanCases = v.InferOutput<typeof planCasesSchema>
