import * as v from 'valibot'
import { baseFields, faq, inline, pageId, titled } from './schema.common.ts'

const heading = { heading: inline, intro: v.optional(inline) }
const points = v.pipe(v.array(titled), v.minLength(2), v.maxLength(4))
const side = v.strictObject({ title: inline, items: v.pipe(v.array(inline), v.minLength(3)) })

/** An office. Address, hours, holidays and languages come from site.yaml. */
export const officeSchema = v.strictObject({
  ...baseFields,
  stage: v.literal('office'),
  /** The label of the button that opens the appointment book at this office. */
  cta: v.pipe(inline, v.maxLength(34)),
  /** Directions that hold for any address in town. Empty without an address. */
  find: v.optional(v.strictObject({ heading: inline, ways: points })),
  /** Remote meetings: what can be done that way and what cannot. */
  distance: v.optional(v.strictObject({ heading: inline, can: side, cannot: side })),
  week: v.strictObject(heading),
  services: v.strictObject({
    ...heading,
    items: v.pipe(v.array(v.strictObject({ page: pageId, text: inline })), v.minLength(4), v.maxLength(8)),
  }),
  /** What is worth knowing before a visit. */
  visit: v.strictObject({ heading: inline, points }),
})

/** The contact page. Numbers, addresses and hours come from site.yaml. */
export const contactSchema = v.strictObject({
  ...baseFields,
  stage: v.literal('contact'),
  /** The text of the link to the form. */
  cta: v.pipe(inline, v.maxLength(34)),
  channels: v.strictObject({
    heading: inline,
    phone: titled,
    callback: titled,
    appointment: titled,
    whatsapp: titled,
    mail: titled,
    visit: titled,
  }),
  write: v.strictObject(heading),
  offices: v.strictObject({ heading: inline }),
  urgent: v.strictObject({ heading: inline, points }),
  faqs: v.pipe(v.array(faq), v.minLength(3)),
})

export type OfficeContent = v.InferOutput<typeof officeSchema>
export type ContactContent = v.InferOutput<typeof contactSchema>
