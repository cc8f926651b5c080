import * as v from 'valibot'
import {
  baseFields,
  faq,
  heading,
  inShort,
  inline,
  pageId,
  paragraphs,
  source,
  term,
  titled,
} from './schema.common.ts'

const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/))

/** A reader's situation: one or two sentences and helpful pages. */
const situation = v.strictObject({
  /** Stable across languages, to link to. */
  id,
  title: inline,
  text: inline,
  pages: v.pipe(v.array(v.strictObject({ page: pageId, text: inline })), v.minLength(2), v.maxLength(4)),
})

/** Situations at the top of a page. */
export const situationsField = v.strictObject({
  heading: inline,
  intro: v.optional(inline),
  /** Whether the pages of each situation are consecutive steps. */
  ordered: v.optional(v.boolean()),
  items: v.pipe(v.array(situation), v.minLength(4), v.maxLength(12)),
})

/** One period and its items. */
const phase = v.strictObject({ when: inline, title: inline, items: v.pipe(v.array(inline), v.minLength(1)) })

/** A written part of a hub: paragraphs, titled points, or both. */
const section = v.pipe(
  v.strictObject({
    id,
    heading,
    text: v.optional(paragraphs),
    points: v.optional(v.pipe(v.array(titled), v.minLength(2))),
  }),
  v.check(({ text, points }) => (text ?? points) !== undefined, 'a section needs text or points'),
)

const faqs = v.pipe(v.array(faq), v.minLength(4))

/** A hub: situations first, then what applies to several of them. */
export const hubSchema = v.strictObject({
  ...baseFields,
  stage: v.literal('hub'),
  inShort,
  /** The label of the button that opens the page's dialog. */
  cta: v.pipe(inline, v.maxLength(34)),
  situations: situationsField,
  timeline: v.optional(
    v.strictObject({
      heading,
      intro: v.optional(inline),
      phases: v.pipe(v.array(phase), v.minLength(3)),
    }),
  ),
  sections: v.pipe(v.array(section), v.minLength(1)),
  ask: titled,
  terms: v.optional(v.pipe(v.array(term), v.minLength(3))),
  faqs,
  sources: v.pipe(v.array(source), v.minLength(1)),
})

/** The page with the hours of all offices; the hours themselves come from site.yaml. */
export const hoursSchema = v.strictObject({
  ...baseFields,
  stage: v.literal('hours'),
  week: v.strictObject({
    heading: inline,
    intro: inline,
    /** The names of the three views of a week. */
    usual: v.strictObject({ title: inline }),
    current: v.strictObject({ title: inline }),
    next: v.strictObject({ title: inline }),
  }),
  closures: v.strictObject({
    heading: inline,
    intro: inline,
    day: inline,
    reason: inline,
    offices: inline,
    all: inline,
    /** Shown when a coming day has special hours. */
    other: v.strictObject({ heading: inline, hours: inline, offices: inline }),
  }),
  points: v.pipe(v.array(titled), v.minLength(2)),
  faqs,
})

export type SituationsContent = v.InferOutput<typeof situationsField>
export type HubContent = v.InferOutput<typeof hubSchema>
export type HoursContent = v.InferOutput<typeof hoursSchema>
