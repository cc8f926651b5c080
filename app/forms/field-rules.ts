import * as v from 'valibot'
import { isIsoDay } from '#i18n/iso-day.ts'
import { bareCode, plainLine, tidyLine } from '#i18n/typed-text.ts'
import { isCountry } from './countries.ts'
import { formTime } from './form-moment.ts'
import { errorOfRange } from './field-error-params.ts'

/** How many people one form can name. */
export const peopleCounts = ['1', '2', '3', '4', '5', '6', '7', '8'] as const

/** Names of the fields with the years of birth, in order. */
export const birthYearNames = [
  'birthYear1',
  'birthYear2',
  'birthYear3',
  'birthYear4',
  'birthYear5',
  'birthYear6',
  'birthYear7',
  'birthYear8',
] as const

const born = v.optional(birthYear())

/** How many people, and the year of birth of each: the only thing that a health quote asks about them. */
export const peopleFields = {
  people: v.optional(oneOf(peopleCounts), '1'),
  birthYear1: born,
  birthYear2: born,
  birthYear3: born,
  birthYear4: born,
  birthYear5: born,
  birthYear6: born,
  birthYear7: born,
  birthYear8: born,
}

type People = v.InferOutput<v.ObjectSchema<typeof peopleFields, undefined>>

/** Each person needs a year; a year beyond the number of people would be lost, so it is asked about. */
export function peopleRule<T extends People>(): v.RawCheckAction<T> {
  return v.rawCheck<T>(({ dataset, addIssue }) => {
    const form = dataset.value as T
    const wrong = new Set(dataset.issues?.map(({ path }) => path?.[0]?.key))
    if (wrong.has('people')) return
    const report = (key: keyof People, message: string) =>
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: { ...form }, key, value: form[key] }],
      })
    const count = Number(form.people)
    for (const name of birthYearNames.slice(0, count)) {
      if (form[name] === undefined && !wrong.has(name)) report(name, 'birthYear')
    }
    if (birthYearNames.slice(count).some((name) => form[name] !== undefined)) report('people', 'people')
  })
}

/**
 * A rule about several fields of a form: what is wrong with them together, if anything. It is reported at the field `at`,
 * also while other fields are wrong, but not while one of its own is.
 */
export function crossCheck<T extends object>(
  names: readonly (keyof T & string)[],
  at: keyof T & string,
  problemOf: (form: T) => string | undefined,
): v.RawCheckAction<T> {
  return v.rawCheck<T>(({ dataset, addIssue }) => {
    const wrong = dataset.issues?.some(({ path }) => names.some((name) => path?.[0]?.key === name)) ?? false
    // Where other fields are wrong the set is untyped, but those that the rule reads are right.
    const form = dataset.value as T
    const message = wrong ? undefined : problemOf(form)
    if (message === undefined) return
    addIssue({
      message,
      path: [
        {
          type: 'object',
          origin: 'value',
          input: { ...form } as Record<string, unknown>,
          key: at,
          value: form[at],
        },
      ],
    })
  })
}

/** Rules of the dialogs' own fields. Each error is a key of the messages area `formError`. */

/** Words, at most so many characters. */
export function words(longest = 80) {
  return v.pipe(
    v.string('required'),
    v.transform(tidyLine),
    v.minLength(1, 'required'),
    v.maxLength(longest, 'tooLong'),
  )
}

/** A Spanish postcode: province 01 to 52, then three digits. */
export function postcode() {
  return v.pipe(
    v.string('required'),
    v.transform(bareCode),
    v.regex(/^\d{5}$/, 'postcode'),
    v.regex(/^(?!(?:00|5[3-9]|[6-9]\d)\d{3}$)/, 'province'),
  )
}

function thisYear(): number {
  return Number(formTime().day.slice(0, 4))
}

function yearBetween(first: () => number, last: () => number) {
  return v.pipe(
    v.string('required'),
    v.transform(bareCode),
    v.regex(/^\d{4}$/, 'year'),
    v.transform(Number),
    v.check((value) => value >= first(), 'yearPast'),
    v.check((value) => value <= last(), 'yearAhead'),
  )
}

/** A year with four digits, from the first to the current one plus `ahead`. */
export function year(first: number, ahead = 0) {
  return yearBetween(
    () => first,
    () => thisYear() + ahead,
  )
}

/** A year in which a living person can be born. */
export function birthYear() {
  return yearBetween(() => thisYear() - 115, thisYear)
}

/** An ISO day, today on Mallorca or later. */
export function comingDay() {
  return v.pipe(
    v.string('required'),
    v.check((value) => isIsoDay(value) && value >= formTime().day, 'date'),
  )
}

/** An ISO day, today on Mallorca or earlier. */
export function pastDay() {
  return v.pipe(
    v.string('required'),
    v.check((value) => isIsoDay(value) && value <= formTime().day, 'pastDate'),
  )
}

/** Any ISO day, past or coming. */
export function anyDay() {
  return v.pipe(v.string('required'), v.check(isIsoDay, 'anyDate'))
}

/** Longest number as somebody writes it; beyond that a pattern could take long over it. */
const maxNumberLength = 40

const unit = /\s*(?:€|eur(?:os?)?|m²|m2|qm|km|kwh)$/i
/** Digits, alone or with thousands apart, also by a narrow blank as in print, and decimals behind the other mark. */
const asWritten = /^(\d+|\d{1,3}(?:[.,'’\s]\d{3})+)(?:[.,]\d{1,2})?$/

/** A number as people write it to digits alone: without its unit, thousands apart and what is behind the comma. */
function wholePart(typed: string): string {
  const bare = typed.replace(/^€\s*/, '').replace(unit, '')
  return asWritten.exec(bare)?.[1]?.replace(/\D/g, '') ?? bare
}

/**
 * A whole number, also as people write it: `12.000`, `12,000`, `12 000 km`, `4.500,00 €`, `120,5 m²`; decimals are left
 * off. Of another currency none is taken: pounds would be stored as euros.
 */
export function whole(least: number, most: number) {
  const outside = errorOfRange('range', least, most)
  return v.pipe(
    v.string('required'),
    v.transform(plainLine),
    v.maxLength(maxNumberLength, 'number'),
    v.transform(wholePart),
    v.regex(/^\d{1,9}$/, 'number'),
    v.transform(Number),
    v.minValue(least, outside),
    v.maxValue(most, outside),
  )
}

/** A number with decimals behind a comma or a point, as on an electricity bill: `4,600` or `4,6 kW`. */
export function decimal(least: number, most: number) {
  const outside = errorOfRange('range', least, most)
  return v.pipe(
    v.string('required'),
    v.transform(plainLine),
    v.maxLength(maxNumberLength, 'number'),
    v.transform((value) => value.replace(/\s*kw$/i, '')),
    v.regex(/^\d{1,6}(?:[.,]\d{1,3})?$/, 'number'),
    v.transform((value) => Number(value.replace(',', '.'))),
    v.minValue(least, outside),
    v.maxValue(most, outside),
  )
}

/** A country by its ISO 3166-1 code. */
export function country() {
  return v.pipe(v.string('choice'), v.check(isCountry, 'choice'))
}

/** One of the options. */
export function oneOf<const T extends readonly string[]>(options: T) {
  return v.picklist(options, 'choice')
}

/** Any of the options, also none. */
export function anyOf<const T extends readonly string[]>(options: T) {
  return v.optional(v.array(v.picklist(options, 'choice')), [])
}

export const yesNo = ['yes', 'no'] as const
