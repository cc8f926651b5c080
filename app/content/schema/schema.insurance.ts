import * as v from 'valibot'
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

const comparison = v.strictObject({
  heading,
  intro: v.optional(inline),
  columns: v.pipe(v.array(inline), v.minLength(2), v.maxLength(4)),
  rows: v.pipe(v.array(v.strictObject({ label: inline, cells: v.array(cell) })), v.minLength(2)),
  note: v.optional(inline),
})

const waiting = v.strictObject({
  heading,
  intro: inline,
  /** Length of the axis in months. */
  max: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** `from` is the minimum, `to` the maximum usual waiting period in months; 0 means none. */
  rows: v.pipe(
    v.array(
      v.strictObject({
        label: inline,
        from: v.optional(v.number()),
        to: v.optional(v.number()),
        text: inline,
      }),
    ),
    v.minLength(2),
  ),
  callout: v.optional(callout),
})

/** A complete insurance product in one language. */
const insuranceSchema = v.strictObject({
  ...longFields,
  stage: v.literal('complete'),
  /** Whether it is compulsory by law: decides the tag in lists. */
  required: v.picklist(['yes', 'sometimes', 'no']),
  audience: v.strictObject({
    heading,
    text: paragraphs,
    for: v.pipe(v.array(inline), v.minLength(2)),
    notFor: v.optional(v.array(inline)),
  }),
  cover: v.strictObject({
    heading,
    intro: inline,
    covered: v.pipe(v.array(inline), v.minLength(4)),
    notCovered: v.pipe(v.array(inline), v.minLength(4)),
    note: v.optional(inline),
  }),
  levels: v.optional(comparison),
  waiting: v.optional(waiting),
  extras: v.optional(v.strictObject({ heading, items: v.pipe(v.array(titled), v.minLength(2)) })),
  claim: v.strictObject({
    heading,
    intro: v.optional(inline),
    steps: v.pipe(v.array(titled), v.minLength(3)),
    callout: v.optional(callout),
  }),
  /** Deadlines of the insurance contract law and other relevant ones. */
  deadlines: v.optional(v.strictObject({ heading, items: v.pipe(v.array(titled), v.minLength(2)) })),
  /** Differences from the reader's country of origin. */
  foreigner: v.strictObject({ heading, items: v.pipe(v.array(titled), v.minLength(2)) }),
})

/** A product page before its full text: true and useful, but short. */
const insuranceBriefSchema = v.strictObject({
  ...baseFields,
  stage: v.literal('brief'),
  required: v.picklist(['yes', 'sometimes', 'no']),
})

export const insuranceFileSchema = v.variant('stage', [insuranceSchema, insuranceBriefSchema])

export type InsuranceContent = v.InferOutput<typeof insuranceSchema>
export type InsuranceBrief = v.InferOutput<typeof insuranceBriefSchema>
