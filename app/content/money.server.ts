import type { Locale } from '#map/locale.ts'
import type { PageId } from '#map/pages/pages.ts'
import { formatDay } from '#i18n/date-format.ts'
import { checkContent } from './check-content.server.ts'
import { contentPath, readYaml } from './read-yaml.server.ts'
import { factIdsIn, parseInline, type InlineContext } from './inline.ts'
import type { Fact } from './facts/facts.ts'
import { formatEuros } from './facts/format-fact.server.ts'
import { listSources, nameIn, type NamedSource } from './facts/list-sources.ts'
import type { Money, MoneyLine } from './money.ts'
import type { PageContent } from './page-file.server.ts'
import { pricesSchema, type Price, type Prices } from './schema/schema.prices.ts'

/** Reads and checks content/prices.yaml. Throws with the invalid field. */
export function readPrices(): Prices {
  return checkContent(pricesSchema, readYaml(contentPath('prices.yaml')), 'content/prices.yaml')
}

/** The pages with official fees that the search offers to those who only ask for prices, in their order. */
export function readFeePages(): readonly PageId[] {
  return readPrices().pages.flatMap(({ page, asked }) => (asked ? [page] : []))
}

/** What pricing a page needs beyond its entry. */
export interface MoneyContext extends InlineContext {
  readonly locale: Locale
  readonly prices: Prices
  readonly factOf: (id: string) => Fact | undefined
}

/** An amount as a page words it. */
interface Worded {
  readonly label: string
  readonly amount: string
}

interface Range {
  readonly from: number
  readonly to: number
}

type OfficialFee = Exclude<Price['official'], string>[number]

/** Words an amount as its entry does, else as the page's table of fees does. */
function worded(content: PageContent, fee: OfficialFee, { locale }: MoneyContext): Worded {
  if (typeof fee !== 'string')
    return { label: fee.label[locale], amount: fee.amount?.[locale] ?? `{{fact:${fee.fact}}}` }
  const rows = 'fees' in content ? (content.fees?.rows ?? []) : []
  const row = rows.find(({ amount }) => factIdsIn(amount).includes(fee))
  if (row === undefined) throw new Error(`the page's table of fees does not name ${fee}: give it a label`)
  return row
}

function rangeText({ from, to }: Range, locale: Locale): string {
  const [low, high] = [formatEuros(from, locale), formatEuros(to, locale)]
  return from === to ? low : `${low} – ${high}`
}

function otherLine(
  content: PageContent,
  other: Price['others'][number],
  context: MoneyContext,
): Worded | MoneyLine {
  const { prices, locale } = context
  if (typeof other !== 'string' && 'payee' in other)
    return { label: prices.payees[other.payee]?.[locale] ?? '', amount: rangeText(other, locale) }
  if (typeof other !== 'string' || other.includes('.')) return worded(content, other, context)
  return { label: prices.payees[other]?.[locale] ?? '' }
}

const sum = (one: Range, other: Range): Range => ({ from: one.from + other.from, to: one.to + other.to })

/** The official fees as amounts; undefined if one is a rate or if it is open which of them are due. */
function officialRange({ official, oneOf }: Price, { factOf }: MoneyContext): Range | undefined {
  if (official === 'none') return { from: 0, to: 0 }
  if (official === 'varies' || (official.length > 1 && !oneOf)) return undefined
  const facts = official.map((fee) => factOf(typeof fee === 'string' ? fee : fee.fact))
  const amounts = facts.flatMap((fact) => (fact?.kind === 'money' ? [fact.value] : []))
  if (amounts.length < facts.length) return undefined
  return { from: Math.min(...amounts), to: Math.max(...amounts) }
}

function totalOf(price: Price, context: MoneyContext): Range | undefined {
  const official = officialRange(price, context)
  if (official === undefined || price.ours === undefined) return undefined
  const ours = typeof price.ours === 'number' ? { from: price.ours, to: price.ours } : price.ours
  const others = price.others.flatMap((one) => (typeof one === 'string' || 'fact' in one ? [] : [one]))
  // Whoever sets their own price cannot be added up.
  return others.length < price.others.length ? undefined : others.reduce<Range>(sum, sum(official, ours))
}

function sourcesOf(lines: readonly Worded[], price: Price, { factOf }: MoneyContext): NamedSource[] {
  const facts = lines.flatMap(({ amount }) => factIdsIn(amount).flatMap((id) => factOf(id) ?? []))
  const own = price.others.flatMap((one) =>
    typeof one === 'string' || 'fact' in one ? [] : [{ ...one.source, asOf: one.asOf }],
  )
  return listSources(own, facts)
}

/** What a page's service costs, from its entry in content/prices.yaml and the page's own words. */
export function moneyOf(content: PageContent, price: Price, context: MoneyContext): Money {
  const { locale, prices } = context
  const { official, ours } = price
  const fees = typeof official === 'string' ? [] : official.map((fee) => worded(content, fee, context))
  const others = price.others.map((one) => otherLine(content, one, context))
  const total = totalOf(price, context)
  const text = (value: string) => parseInline(value, context)
  const time = typeof price.time === 'string' ? prices.times[price.time] : price.time
  const amounts = others.flatMap((line) => (typeof line.amount === 'string' ? [line as Worded] : []))
  return {
    official:
      typeof official === 'string'
        ? official
        : fees.map(({ label, amount }) => ({ label: text(label), amount: text(amount) })),
    hasTable: 'fees' in content && content.fees !== undefined,
    sources: sourcesOf([...fees, ...amounts], price, context).map(({ name, url, asOf }) => ({
      name: text(nameIn(name, locale)),
      url,
      day: formatDay(asOf, locale),
    })),
    ...(ours !== undefined && {
      ours: rangeText(typeof ours === 'number' ? { from: ours, to: ours } : ours, locale),
    }),
    others: others.map(({ label, amount }) => ({
      label: text(label as string),
      ...(typeof amount === 'string' && { amount: text(amount) }),
    })),
    ...(time !== undefined && { time: text(time[locale]) }),
    ...(total !== undefined && { total: rangeText(total, locale) }),
  }
}
