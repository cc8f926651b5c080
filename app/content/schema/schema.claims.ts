import * as v from 'valibot'
import { claimKinds } from '#map/claim-kinds.ts'
import { baseFields, faq, inline, source, titled } from './schema.common.ts'

/** Contacts: public numbers are facts, the insurer's and ours are in site.yaml. */
const callees = ['emergency', 'insurer', 'us', 'consorcio', 'cyber'] as const

const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/))
const ids = v.pipe(v.array(id), v.minLength(1))
const lines = v.pipe(v.array(inline), v.minLength(2), v.maxLength(6))

/** A deadline, described once and referenced by the cases to which it applies. */
const limit = v.strictObject({
  id,
  /** The fact with its length. */
  period: v.string(),
  title: inline,
  text: inline,
  /**
   * Whether it runs from the day on which the reader learnt of the loss, so that its end can be
   * computed.
   */
  counted: v.boolean(),
})

const line = v.strictObject({
  who: v.picklist(callees),
  name: inline,
  /** A public number, as a fact; the insurer's and ours are in site.yaml. */
  number: v.optional(inline),
  /** Shown when no number is configured. */
  missing: v.optional(inline),
  text: inline,
})

const claimCase = v.strictObject({
  id: v.picklist(claimKinds),
  title: inline,
  steps: v.pipe(v.array(titled), v.minLength(3), v.maxLength(5)),
  /** Contacts, in this order. */
  call: v.pipe(v.array(v.picklist(callees)), v.minLength(1)),
  keep: lines,
  avoid: lines,
  /** Ids of `limits`. */
  within: ids,
  /** Ids of content/phrases.yaml. */
  phrases: ids,
})

type ClaimCase = v.InferOutput<typeof claimCase>

const everyKindOnce = (cases: ClaimCase[]) =>
  cases.length === claimKinds.length && new Set(cases.map((one) => one.id)).size === claimKinds.length

/** The claims page: first aid by kind of incident. */
export const claimsSchema = v.pipe(
  v.strictObject({
    ...baseFields,
    stage: v.literal('claims'),
    cta: v.pipe(inline, v.maxLength(34)),
    /** Beside the emergency number. */
    danger: inline,
    choose: v.strictObject({ heading: inline, intro: inline }),
    /** The headings within each case. */
    parts: v.strictObject({
      steps: inline,
      call: inline,
      keep: inline,
      avoid: inline,
      limits: inline,
      phrases: inline,
    }),
    cases: v.pipe(v.array(claimCase), v.check(everyKindOnce, 'expected each kind of claim once')),
    limits: v.pipe(v.array(limit), v.minLength(3)),
    counting: inline,
    lines: v.strictObject({
      heading: inline,
      items: v.pipe(v.array(line), v.length(callees.length)),
    }),
    /** Outside our hours. */
    after: titled,
    statement: v.strictObject({
      heading: inline,
      intro: inline,
      boxes: v.pipe(v.array(titled), v.minLength(6)),
      note: inline,
    }),
    faqs: v.pipe(v.array(faq), v.minLength(5)),
    sources: v.pipe(v.array(source), v.minLength(3)),
    /** In storm mode on the home page, before the steps of the case `storm`. */
    storm: v.strictObject({
      heading: inline,
      link: inline,
      steps: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))), v.length(3)),
    }),
  }),
  v.check(
    ({ cases, limits }) =>
      cases.every(({ within }) => within.every((name) => limits.some((one) => one.id === name))),
    'a case names a limit that is not there',
  ),
)

export type ClaimsContent = v.InferOutput<typeof claimsSchema>
