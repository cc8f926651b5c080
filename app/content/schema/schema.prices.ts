import * as v from 'valibot'
import { inline, isoDay, pageId } from './schema.common.ts'
import { sourceName } from '#content/facts/facts.ts'

const perLocale = v.strictObject({ es: inline, en: inline, de: inline })
const key = v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/, 'a key such as sworn-translator'))
const factId = v.pipe(v.string(), v.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'the id of a fact'))
const euros = v.pipe(
  v.number('write 1234.5: a point for decimals, no thousands separator'),
  v.minValue(0),
  v.check((value) => Number(value.toFixed(2)) === value, 'expected at most two decimals'),
)

/** From one amount to another, both included. */
const range = {
  from: euros,
  to: euros,
}
const notAscending = 'expected from to be at most to'

/** An amount in words of its own, such as “from … to …”; by default the fact alone. */
const labelledFact = v.strictObject({ fact: factId, label: perLocale, amount: v.optional(perLocale) })

/**
 * An official amount: a fact. Its label and wording come from the row of the page's table of fees that has
 * the fact; a page without such a row gives it a label.
 */
const officialFee = v.union([factId, labelledFact], 'expected the id of a fact, or a fact with its label')

/** What others charge: a fact, a payee who sets the price, or an amount with its source. */
const other = v.union(
  [
    factId,
    labelledFact,
    key,
    v.pipe(
      v.strictObject({
        payee: key,
        ...range,
        source: v.strictObject({ name: sourceName, url: v.pipe(v.string(), v.url()) }),
        asOf: isoDay,
      }),
      v.check(({ from, to }) => from <= to, notAscending),
    ),
  ],
  'expected the id of a fact, a fact with its label, a payee, or a payee with amounts and their source',
)

const price = v.strictObject({
  page: pageId,
  /** Offered by the search, in this order, to those who only ask for prices. */
  asked: v.optional(v.boolean(), false),
  /** `none` if no authority takes part; `varies` if the fee depends on the case. */
  official: v.union(
    [v.picklist(['none', 'varies']), v.pipe(v.array(officialFee), v.minLength(1))],
    'expected none, varies, or a list of facts',
  ),
  /** Several official fees are for different cases, so that one of them is due. */
  oneOf: v.optional(v.boolean(), false),
  /** Our fee in euros with VAT; absent, the page says that it comes in writing before anything begins. */
  ours: v.optional(
    v.union(
      [
        euros,
        v.pipe(
          v.strictObject(range),
          v.check(({ from, to }) => from <= to, notAscending),
        ),
      ],
      'expected an amount, or from and to',
    ),
  ),
  others: v.optional(v.array(other), []),
  /** A key of `times`, or words of its own. */
  time: v.optional(v.union([key, perLocale], 'expected a key of times, or a text in each language')),
})

/** What services cost: content/prices.yaml. */
export const pricesSchema = v.pipe(
  v.strictObject({
    payees: v.record(key, perLocale),
    times: v.record(key, perLocale),
    pages: v.pipe(
      v.array(price),
      v.minLength(1),
      v.check(
        (pages) => new Set(pages.map(({ page }) => page)).size === pages.length,
        'expected each page once',
      ),
      v.check(
        (pages) => pages.filter(({ asked }) => asked).length <= 10,
        'the search offers at most ten pages',
      ),
    ),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { payees, times, pages } = dataset.value
    for (const { page, others, time } of pages) {
      const named = others.flatMap((one) => {
        if (typeof one !== 'string') return 'payee' in one ? [one.payee] : []
        return one.includes('.') ? [] : [one]
      })
      for (const payee of named.filter((id) => !Object.hasOwn(payees, id)))
        addIssue({ message: `${page}: there is no payee ${payee}` })
      if (typeof time === 'string' && !Object.hasOwn(times, time))
        addIssue({ message: `${page}: there is no time ${time}` })
    }
  }),
)

export type Prices = v.InferOutput<typeof pricesSchema>
export type Price = Prices['pages'][number]
