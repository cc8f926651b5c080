import * as v from 'valibot'
import { unaskedIn } from '#content/conditions/conditions.ts'
import { optionsCondition } from '#content/conditions/schema.condition.ts'
import {
  baseFields,
  callout,
  cell,
  heading,
  inline,
  longFields,
  paragraphs,
  titled,
} from './schema.common.ts'
import { hoursSchema, hubSchema, situationsField } from './schema.hub.ts'

interface CaseDocuments {
  readonly cases: readonly { readonly id: string; readonly options: readonly { readonly id: string }[] }[]
  readonly items: readonly {
    readonly id: string
    readonly when?: Readonly<Record<string, readonly string[]>> | undefined
  }[]
}

function twice(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
}

/**
 * What is wrong with the cases of a list of documents. A link contains only option ids, so no two
 * questions may share one.
 */
export function caseProblems({ cases, items }: CaseDocuments): string[] {
  const options = new Map(cases.map((question) => [question.id, question.options.map(({ id }) => id)]))
  const unknown = items.flatMap(({ id, when }) =>
    unaskedIn(when, options).map((unasked) => `${id} depends on ${unasked}, which is not asked`),
  )
  return [
    ...unknown,
    ...twice(items.map(({ id }) => id)).map((id) => `two documents are ${id}`),
    ...twice([...options.values()].flat()).map((id) => `two options are ${id}`),
  ]
}

/** Used in links unchanged. */
const caseOption = v.strictObject({ id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)), label: inline })

/** One question by which the checklist filters, for example EU or not. */
const caseQuestion = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  label: inline,
  options: v.pipe(v.array(caseOption), v.minLength(2)),
})

const documentItem = v.strictObject({
  /** Stable across languages: the browser stores ticks by it. */
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  name: inline,
  /** The document's Spanish (or Catalan) name, if the page's language differs. */
  spanish: v.optional(inline),
  /** Who brings it. */
  by: v.picklist(['you', 'us', 'authority', 'conditional']),
  /** Who issues it. */
  issuer: v.optional(inline),
  note: v.optional(inline),
  /** Shown only when, for each named question, one of the options is chosen. */
  when: v.optional(optionsCondition),
})

const feeRow = v.strictObject({
  label: inline,
  form: v.optional(inline),
  /** Usually a fact, such as `{{fact:nie.fee-rounded}}`. */
  amount: inline,
})

const step = v.strictObject({
  title: inline,
  text: inline,
  /** In words: "You", "Us", "National Police". */
  actor: inline,
  /** Colours the actor's badge. */
  by: v.picklist(['you', 'us', 'both', 'authority']),
  duration: v.optional(inline),
})

const documents = v.pipe(
  v.strictObject({
    heading,
    intro: inline,
    cases: v.optional(v.array(caseQuestion), []),
    items: v.pipe(v.array(documentItem), v.minLength(3)),
    foot: v.optional(inline),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const message of caseProblems(dataset.value)) addIssue({ message })
  }),
)

/** A complete service in one language. */
const serviceSchema = v.strictObject({
  ...longFields,
  stage: v.literal('complete'),
  deliverables: v.strictObject({
    heading,
    text: paragraphs,
    we: v.pipe(v.array(inline), v.minLength(2)),
    you: v.pipe(v.array(inline), v.minLength(1)),
  }),
  audience: v.strictObject({
    heading,
    for: v.pipe(v.array(inline), v.minLength(2)),
    notFor: v.pipe(v.array(inline), v.minLength(1)),
  }),
  documents,
  steps: v.strictObject({
    heading,
    items: v.pipe(v.array(step), v.minLength(3)),
    callout: v.optional(callout),
  }),
  /** Official fees; omitted if no authority charges any. */
  fees: v.optional(
    v.strictObject({
      heading,
      /** Column heads, if the rows are not procedures with an amount each. */
      columns: v.optional(v.strictObject({ label: inline, amount: inline })),
      rows: v.pipe(v.array(feeRow), v.minLength(1)),
      note: v.optional(inline),
    }),
  ),
  deadlines: v.optional(v.strictObject({ heading, items: v.pipe(v.array(titled), v.minLength(1)) })),
  refusals: v.optional(v.strictObject({ heading, items: v.pipe(v.array(titled), v.minLength(2)) })),
  /** What is particular to Mallorca. */
  local: v.optional(v.strictObject({ heading, text: paragraphs })),
  /** Differences between groups of people, as a table. */
  differences: v.optional(
    v.strictObject({
      heading,
      columns: v.pipe(v.array(inline), v.minLength(2), v.maxLength(3)),
      rows: v.pipe(v.array(v.strictObject({ label: inline, cells: v.array(cell) })), v.minLength(2)),
    }),
  ),
  /** Situations at the top, if the service is a hub for others. */
  situations: v.optional(situationsField),
})

/** A service page before its full text: true and useful, but short. */
const serviceBriefSchema = v.strictObject({
  ...baseFields,
  stage: v.literal('brief'),
  /** Two to four short true points under the page's list. */
  points: v.optional(v.pipe(v.array(titled), v.minLength(2), v.maxLength(4))),
})

export const serviceFileSchema = v.variant('stage', [
  serviceSchema,
  serviceBriefSchema,
  hubSchema,
  hoursSchema,
])

export type ServiceContent = v.InferOutput<typeof serviceSchema>
export type ServiceBrief = v.InferOutput<typeof serviceBriefSchema>
