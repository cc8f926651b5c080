import * as v from 'valibot'
import { insuranceGroups, type InsuranceGroup } from '#map/groups.ts'
import { baseFields, callout, faq, inline, pageId, source, term, titled } from './schema.common.ts'

const [firstGroup, ...otherGroups] = Object.keys(insuranceGroups) as InsuranceGroup[]
if (firstGroup === undefined) throw new Error('the map has no insurance group')

/** What a reader in this situation insures, in order of importance. */
const situation = v.strictObject({
  title: inline,
  steps: v.pipe(v.array(v.strictObject({ page: pageId, text: inline })), v.minLength(3), v.maxLength(5)),
  more: v.strictObject({ page: pageId, text: inline }),
})

/** One row of the legal requirements: who is affected and what is required. */
const duty = v.strictObject({ label: inline, cells: v.pipe(v.array(inline), v.length(2)) })

/** The insurance index. The products and their summaries come from the map and their own pages. */
export const indexSchema = v.strictObject({
  ...baseFields,
  stage: v.literal('index'),
  groups: v.strictObject({
    heading: inline,
    intro: inline,
    /** The purpose of each group. */
    purposes: v.pipe(
      v.array(v.strictObject({ id: v.picklist([firstGroup, ...otherGroups]), text: inline })),
      v.check(
        (purposes) =>
          purposes.length === otherGroups.length + 1 &&
          new Set(purposes.map(({ id }) => id)).size === purposes.length,
        'expected each group of the map once',
      ),
    ),
  }),
  choose: v.strictObject({ heading: inline, intro: inline, items: v.pipe(v.array(situation), v.length(9)) }),
  law: v.strictObject({
    heading: inline,
    intro: inline,
    columns: v.pipe(v.array(inline), v.length(2)),
    rows: v.pipe(v.array(duty), v.minLength(8)),
    note: inline,
  }),
  broker: v.strictObject({
    heading: inline,
    /** Before the contract, during its term, at a claim. */
    steps: v.pipe(v.array(titled), v.length(3)),
    /** How the broker is paid, and the reader's right to know it. */
    pay: callout,
  }),
  terms: v.pipe(v.array(term), v.minLength(5)),
  faqs: v.pipe(v.array(faq), v.minLength(5)),
  sources: v.pipe(v.array(source), v.minLength(3)),
})

export type IndexContent = v.InferOutput<typeof indexSchema>
