import { languageTags, type Locale } from '#map/locale.ts'
import { formatDay } from '#i18n/date-format.ts'
import { serverTexts } from '#i18n/server-texts.server.ts'
import type { Fact } from './facts.ts'
import de from '../../../locales/facts/de.json' with { type: 'json' }
import en from '../../../locales/facts/en.json' with { type: 'json' }
import es from '../../../locales/facts/es.json' with { type: 'json' }

/** Units that `Intl` does not have. */
const texts = serverTexts({ es, en, de })

/** Between a number and its unit, which no line's end may part; amounts of money come with it. */
const together = '\u00a0'
const units = { hours: 'hour', days: 'day', weeks: 'week', months: 'month', years: 'year' } as const

/** Formatters cost more to make than all that they format. */
const formatters = new Map<string, Intl.NumberFormat>()

function number(value: number, locale: Locale, options: Intl.NumberFormatOptions = {}): string {
  const key = JSON.stringify([locale, options])
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat(languageTags[locale], {
      useGrouping: 'always',
      maximumFractionDigits: 2,
      ...options,
    })
  formatters.set(key, formatter)
  return formatter.format(value)
}

/** An amount of euros, with cents only if it has some. */
export function formatEuros(value: number, locale: Locale): string {
  const digits = Number.isInteger(value) ? 0 : 2
  return number(value, locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

function full(fact: Fact, locale: Locale): string {
  switch (fact.kind) {
    case 'money':
      return formatEuros(fact.value, locale)
    case 'percent':
      return number(fact.value / 100, locale, { style: 'percent', maximumFractionDigits: 3 })
    case 'working-days':
      return texts[locale]('workingDays', { amount: number(fact.value, locale), count: fact.value })
    case 'hours':
    case 'days':
    case 'weeks':
    case 'months':
    case 'years':
      return number(fact.value, locale, {
        style: 'unit',
        unit: units[fact.kind],
        unitDisplay: 'long',
      }).replace(' ', together)
    case 'number':
      return number(fact.value, locale)
    case 'date':
      return formatDay(fact.value, locale)
    case 'text':
      return fact.value[locale]
    default:
      return fact.value
  }
}

/**
 * A fact in the reader's language. `form` `n` gives the bare number without its unit, `m` an amount
 * in millions in words.
 */
export function formatFact(fact: Fact, locale: Locale, form?: string): string {
  if (form === undefined) return full(fact, locale)
  if (typeof fact.value !== 'number') throw new Error(`fact ${fact.id} is no number: |${form} does not apply`)
  if (form === 'n') return number(fact.value, locale)
  if (form === 'm') {
    return texts[locale]('millions', { amount: number(fact.value / 1_000_000, locale) })
  }
  throw new Error(`fact ${fact.id}: unknown form |${form}`)
}
