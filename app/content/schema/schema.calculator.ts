import * as v from 'valibot'
import { baseFields, faq, inline, pageId, paragraphs, titled } from './schema.common.ts'

/** Keys of the calculator, which are the same in every language (app/domains/calculators). */
const key = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/))
const words = v.record(key, inline)

/** How a question is put; the options of a choice by their ids. */
const question = v.strictObject({
  label: inline,
  hint: v.optional(inline),
  /** Behind the number, such as `g/km`. */
  unit: v.optional(inline),
  options: v.optional(words),
})

/** One calculator: its questions, what its results are called, and what there is to know about them. */
export const calculatorSchema = v.strictObject({
  ...baseFields,
  stage: v.literal('calculator'),
  /** The label of the button that opens the page's dialog. */
  cta: v.pipe(inline, v.maxLength(34)),
  questions: v.strictObject({ heading: inline, submit: inline, items: v.record(key, question) }),
  result: v.strictObject({
    /** Shown before there are answers. */
    empty: v.strictObject({ heading: inline, items: v.pipe(v.array(inline), v.minLength(2)) }),
    rows: words,
    notes: words,
    /** Words that are a result, such as the name of a label. */
    words: v.optional(words),
    /** Days to keep: the name of the entry in a calendar, and what is to be done. */
    days: v.optional(v.record(key, titled)),
  }),
  /** A letter to print; `spanish` is sent, and its translation stands beside it. */
  letter: v.optional(
    v.strictObject({
      heading: inline,
      intro: inline,
      print: inline,
      spanish: paragraphs,
      translation: v.optional(v.strictObject({ heading: inline, text: paragraphs })),
      proof: v.strictObject({ heading: inline, points: v.pipe(v.array(titled), v.minLength(2)) }),
    }),
  ),
  next: v.strictObject({ heading: inline, text: inline, page: pageId }),
  /** How it is worked out, by which texts. */
  method: v.strictObject({ heading: inline, text: paragraphs }),
  faqs: v.pipe(v.array(faq), v.minLength(3)),
})

/** The list of the calculators. */
export const calculatorsSchema = v.strictObject({
  ...baseFields,
  stage: v.literal('calculators'),
  /** What each gives, in the order of the list. */
  items: v.pipe(v.array(v.strictObject({ page: pageId, text: inline, gives: inline })), v.minLength(3)),
  promises: v.strictObject({ heading: inline, points: v.pipe(v.array(titled), v.minLength(3)) }),
})

export type CalculatorContent = v.InferOutput<typeof calculatorSchema>
export type CalculatorsContent = v.InferOutput<typeof calculatorsSchema>
