import * as v from 'valibot'

const isoDate = v.pipe(v.string(), v.isoDate())
const perLocale = v.strictObject({ es: v.string(), en: v.string(), de: v.string() })

const origin = {
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)+$/, 'a dotted id such as nie.fee')),
  source: v.strictObject({
    /** The law, form or authority, by its own name. */
    name: v.pipe(v.string(), v.minLength(3)),
    url: v.optional(v.pipe(v.string(), v.url())),
  }),
  /** The day on which the value was last seen at its source. */
  asOf: isoDate,
  /** The day from which the value must be looked at again. */
  review: isoDate,
  confidence: v.picklist(['high', 'medium']),
  note: v.optional(v.string()),
}

const numeric = v.strictObject({
  ...origin,
  kind: v.picklist(['percent', 'hours', 'days', 'working-days', 'weeks', 'months', 'years', 'number']),
  value: v.number(),
})
const money = v.strictObject({ ...origin, kind: v.literal('money'), value: v.number(), unit: v.literal('EUR') })
const date = v.strictObject({ ...origin, kind: v.literal('date'), value: isoDate })
const form = v.strictObject({ ...origin, kind: v.picklist(['form', 'phone']), value: v.string() })
const text = v.strictObject({ ...origin, kind: v.literal('text'), value: perLocale })

/** One living fact: a value that changes over time and stands on many pages, kept once. */
export const factSchema = v.variant('kind', [numeric, money, date, form, text])
export const factFileSchema = v.pipe(v.array(factSchema), v.minLength(1))

export type Fact = v.InferOutput<typeof factSchema>
