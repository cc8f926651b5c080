import * as v from 'valibot'
import { isoDay } from '#content/schema/schema.common.ts'

const perLocale = v.strictObject({ es: v.string(), en: v.string(), de: v.string() })

/**
 * A law, form or authority by its own Spanish name; or by its names in each language, if it has
 * them.
 */
export const sourceName = v.union(
  [v.pipe(v.string(), v.minLength(3)), perLocale],
  'expected a text, or one in each language',
)

/**
 * Where the value can be looked up. Only official sources: see
 * tools/content/rules/sources.ts.
 */
const citedSource = v.strictObject({ name: sourceName, url: v.pipe(v.string(), v.url()) })
/**
 * A worked example, a range that each policy sets for itself, or this site: nothing to look up, so
 * no page lists it.
 */
const unlistedSource = v.strictObject({ name: sourceName, listed: v.literal(false) })

const origin = {
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)+$/, 'a dotted id such as nie.fee-rounded')),
  source: v.union(
    [citedSource, unlistedSource],
    'a source has the address (url) of an official text; a worked example says listed: false instead',
  ),
  /** The day on which the value was last verified at its source. */
  asOf: v.optional(isoDay),
  /** The day from which the value must be verified again. */
  review: isoDay,
  note: v.optional(v.string()),
  /** The id of a fact that says the same in another way, so that both change together. */
  twin: v.optional(v.string()),
}

const numeric = v.strictObject({
  ...origin,
  kind: v.picklist(['percent', 'hours', 'days', 'working-days', 'weeks', 'months', 'years', 'number']),
  value: v.number(),
})
const asAmount = 'write 1234.5: a point for decimals, no thousands separator'
/** YAML reads the Spanish `1.234` as little more than one; only the third decimal reveals it. */
const amount = v.pipe(
  v.number(asAmount),
  v.minValue(0, asAmount),
  v.check((value) => Number(value.toFixed(2)) === value, asAmount),
)
const money = v.strictObject({
  ...origin,
  kind: v.literal('money'),
  value: amount,
  unit: v.literal('EUR'),
})
const date = v.strictObject({ ...origin, kind: v.literal('date'), value: isoDay })
const form = v.strictObject({ ...origin, kind: v.picklist(['form', 'phone']), value: v.string() })
const text = v.strictObject({ ...origin, kind: v.literal('text'), value: perLocale })

/** One living fact: a value that changes over time and appears on many pages, stored once. */
export const factSchema = v.pipe(
  v.variant('kind', [numeric, money, date, form, text]),
  v.check(
    ({ source, asOf }) => 'url' in source === (asOf !== undefined),
    'asOf is the day on which the value was last seen at its source: a source with an address has one, others do not',
  ),
)
export const factFileSchema = v.pipe(v.array(factSchema), v.minLength(1))

export type Fact = v.InferOutput<typeof factSchema>
export type SourceName = v.InferOutput<typeof sourceName>
