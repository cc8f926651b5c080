import * as v from 'valibot'
import { baseFields, inline, pageId, titled } from './schema.common.ts'
import { calculatorSchema, calculatorsSchema } from './schema.calculator.ts'
import { claimsSchema } from './schema.claims.ts'
import { clientsSchema } from './schema.clients.ts'
import { indexSchema } from './schema.index.ts'
import { lifestyleSchema } from './schema.lifestyle.ts'
import { textSchema } from './schema.text.ts'
import { contactSchema, officeSchema } from './schema.office.ts'

/** A brief page of the kinds general, legal, blog, news and search. */
const pageBriefSchema = v.strictObject({
  ...baseFields,
  stage: v.literal('brief'),
  /** Two to four short true points under the lead. */
  points: v.optional(v.pipe(v.array(titled), v.minLength(2), v.maxLength(4))),
})

const situation = v.strictObject({
  title: inline,
  steps: v.pipe(v.array(v.strictObject({ page: pageId, text: inline })), v.minLength(4), v.maxLength(6)),
  more: v.strictObject({ page: pageId, text: inline }),
})

/** The home page. Lists of products and services come from the map, offices from site.yaml. */
const homeSchema = v.strictObject({
  ...baseFields,
  stage: v.literal('home'),
  next: v.strictObject({ text: inline, link: inline, page: pageId }),
  situations: v.strictObject({
    heading: inline,
    intro: inline,
    items: v.pipe(v.array(situation), v.length(6)),
  }),
  insurance: v.strictObject({ heading: inline, intro: inline }),
  services: v.strictObject({ heading: inline, intro: inline }),
  how: v.strictObject({ heading: inline, steps: v.pipe(v.array(titled), v.length(3)) }),
  offices: v.strictObject({ heading: inline }),
  reading: v.strictObject({ heading: inline, intro: inline }),
  faqs: v.strictObject({
    heading: inline,
    items: v.pipe(v.array(v.strictObject({ q: inline, a: inline })), v.minLength(4)),
  }),
  closing: v.strictObject({ heading: inline, text: inline }),
})

/** The move plan: questions and steps are in content/plan. */
const planSchema = v.strictObject({
  ...baseFields,
  stage: v.literal('plan'),
  /** The title of the request for all chosen steps. */
  cta: v.pipe(inline, v.maxLength(34)),
  ask: v.strictObject({ heading: inline, text: inline }),
})

export const pageFileSchema = v.variant('stage', [
  homeSchema,
  indexSchema,
  claimsSchema,
  textSchema,
  lifestyleSchema,
  officeSchema,
  contactSchema,
  planSchema,
  calculatorSchema,
  calculatorsSchema,
  clientsSchema,
  pageBriefSchema,
])

export type HomeContent = v.InferOutput<typeof homeSchema>
export type PlanContent = v.InferOutput<typeof planSchema>
export type PageBrief = v.InferOutput<typeof pageBriefSchema>
