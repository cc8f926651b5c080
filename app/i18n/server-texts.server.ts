import compile from 'icu-minify/compile'
import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format'
import type { ICUArgs, MessageKeys, NestedKeyOf, NestedValueOf } from 'use-intl/core'
import { languageTags, type Locale } from '#map/locale.ts'

/** Texts by their keys, nested, as a file of `locales/` has them. */
type Texts = { readonly [key: string]: string | Texts }

/** The same keys with any text: what the other languages must provide. */
type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> }

type Key<T extends object> = MessageKeys<T, NestedKeyOf<T>>

interface Kinds {
  ICUArgument: string | number
  ICUNumberArgument: number
  ICUDateArgument: Date
}

/** The values of all texts of a union together, because a key built from a template may be any of them. */
type Values<Text> = (Text extends string ? (values: ICUArgs<Text, Kinds>) => void : never) extends (
  values: infer All,
) => void
  ? All
  : never

/** The texts of one language. */
export interface Translate<T extends object> {
  /** A text with its values filled in. An unknown key or a missing value is a type error. */
  <K extends Key<T>>(
    key: K,
    ...values: keyof Values<NestedValueOf<T, K>> extends never ? [] : [Values<NestedValueOf<T, K>>]
  ): string
  /** The text under a key built from stored data; undefined for an unknown key. */
  readonly find: (key: string, values?: FormatValues) => string | undefined
}

/** Formatters are slow to create and hold memory outside the heap, so each is created once. */
function memoized<Args extends unknown[], Made>(make: (...args: Args) => Made): (...args: Args) => Made {
  const made = new Map<string, Made>()
  return (...args) => {
    const key = JSON.stringify(args)
    const known = made.get(key) ?? make(...args)
    made.set(key, known)
    return known
  }
}

const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: memoized((...args) => new Intl.DateTimeFormat(...args)),
  getNumberFormat: memoized((...args) => new Intl.NumberFormat(...args)),
  getPluralRules: memoized((...args) => new Intl.PluralRules(...args)),
}

/** Each text with its whole key. */
function* flat(texts: Texts, prefix = ''): Generator<readonly [key: string, text: string]> {
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') yield [prefix + key, value]
    else yield* flat(value, `${prefix}${key}.`)
  }
}

function translator<T extends object>(texts: Texts, locale: Locale): Translate<T> {
  const known = new Map(flat(texts))
  const compiled = new Map<string, CompiledMessage>()
  const find = (key: string, values: FormatValues = {}) => {
    const text = known.get(key)
    if (text === undefined) return undefined
    const message = compiled.get(key) ?? compile(text)
    compiled.set(key, message)
    const options = { formatters, timeZone: 'Europe/Madrid' }
    return String(format(message, languageTags[locale], values, options))
  }
  const translate = (key: string, values?: FormatValues) => {
    const text = find(key, values)
    if (text === undefined) throw new Error(`unknown text ${key} in ${locale}`)
    return text
  }
  return Object.assign(translate, { find }) as Translate<T>
}

/**
 * The interface texts that the server itself writes, by language: mails, calendar files, articles, facts and plain error
 * pages. Pages and forms read theirs through `useT`; both are ICU messages in `locales/`, compiled by the same library.
 * Spanish defines the keys and the values of each text, as `es.d.json.ts` beside it declares them.
 */
export function serverTexts<T extends object>(
  texts: { readonly es: T } & Readonly<Record<Exclude<Locale, 'es'>, SameKeys<T>>>,
): Readonly<Record<Locale, Translate<T>>> {
  const of = (locale: Locale) => translator<T>(texts[locale] as Texts, locale)
  return { es: of('es'), en: of('en'), de: of('de') }
}
