import * as v from 'valibot'
import { isIsoDay } from '#i18n/iso-day.ts'
import { bareCode, plainLine, tidyLine } from '#i18n/typed-text.ts'
import type { PageId } from '#map/pages/pages.ts'
import { billFiles } from './bill-files.ts'
import { isCountry } from './countries.ts'
import { fieldError } from './field-error.ts'
import { formTime } from './form-moment.ts'
import { keptPlate } from './spanish-codes.ts'

/** What is typed into one line. */
export type LineKind =
  | 'text'
  | 'number'
  | 'decimal'
  | 'year'
  | 'postcode'
  | 'code'
  | 'day'
  | 'pastDay'
  | 'anyDay'

/** What a question asks for: it decides the control, and how a mail writes the answer. */
export type QuestionKind =
  | LineKind
  | 'segmented'
  | 'cards'
  | 'list'
  | 'ticks'
  | 'country'
  | 'files'
  | 'people'
  /** The year of birth of one of the `people`, who asks for them all. */
  | 'person'
  /** The two that name things of the map: a form has a control of its own for them. */
  | 'topic'
  | 'product'

/** A question of a form: how it is asked, and the rule for its answer. Its words are found under its name. */
export interface Question<S extends v.GenericSchema = v.GenericSchema> {
  readonly kind: QuestionKind
  readonly schema: S
  /** What can be chosen; each has words. */
  readonly options: readonly string[]
  /**
   * What is chosen at first: an answer that somebody may leave untouched and mean, such as "not sure". What is a fact,
   * such as a fuel or whether a dog has a chip, is never answered for them: the office would take it as said.
   */
  readonly preset?: string
  /** The same for a form that is opened on a page which says it. */
  readonly presetOn?: Readonly<Partial<Record<PageId, string>>>
  /** Has to be answered although the schema leaves it open, because of another answer. */
  readonly needed?: boolean
  /** A class for what stands around it. */
  readonly className?: string
  /** Asked only on pages whose texts ask for it (app/domains/requests/forms/details.ts). */
  readonly onDemand?: boolean
}

/** The questions of a form by name, in the order in which they are asked. */
export type Questions = Readonly<Record<string, Question>>

/** A question with its rule. */
export function question<S extends v.GenericSchema>(
  kind: QuestionKind,
  schema: S,
  options: readonly string[] = [],
): Question<S> {
  return { kind, schema, options }
}

/** A question that may stay without an answer; `fallback` counts as its answer then. */
export function optional<S extends v.GenericSchema, const D extends v.Default<S, undefined> = undefined>(
  asked: Question<S>,
  fallback?: D,
): Question<v.OptionalSchema<S, D>> {
  return { ...asked, schema: v.optional(asked.schema, fallback as D) }
}

/** A choice that begins with one of its options, which also counts where none is sent. */
export function presetTo<S extends v.GenericSchema, const P extends string & v.Default<S, undefined>>(
  preset: P,
  asked: Question<S>,
): Question<v.OptionalSchema<S, P>> {
  return { ...optional(asked, preset), preset }
}

/** The rules of questions by name. */
export type EntriesOf<Q extends Questions> = { readonly [K in keyof Q]: Q[K]['schema'] }

/** The rules of questions by name, as a schema takes them. */
export function entriesOf<Q extends Questions>(questions: Q): EntriesOf<Q> {
  const entries = Object.entries(questions).map(([name, { schema }]) => [name, schema])
  return Object.fromEntries(entries) as EntriesOf<Q>
}

// The questions of the forms. Each error is a key of the messages area `formError`.

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

const born = question('person', v.optional(birthYear().schema))

/** How many people, and the year of birth of each: the only thing that a health quote asks about them. */
export const peopleQuestions = {
  people: question('people', v.optional(v.picklist(peopleCounts, 'choice'), '1')),
  birthYear1: born,
  birthYear2: born,
  birthYear3: born,
  birthYear4: born,
  birthYear5: born,
  birthYear6: born,
  birthYear7: born,
  birthYear8: born,
}

type People = v.InferOutput<v.ObjectSchema<EntriesOf<typeof peopleQuestions>, undefined>>

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

/** Words, at most so many characters. */
export function text(longest = 80) {
  return question('text', line(longest))
}

function line(longest: number) {
  return v.pipe(
    v.string('required'),
    v.transform(tidyLine),
    v.minLength(1, 'required'),
    v.maxLength(longest, 'tooLong'),
  )
}

/** A code as it is printed on papers. */
export function code(longest: number) {
  return question('code', line(longest))
}

/** A number plate of any country. */
export function plate() {
  return question('code', v.pipe(line(16), v.transform(keptPlate)))
}

/** A Spanish postcode: province 01 to 52, then three digits. */
export function postcode() {
  return question(
    'postcode',
    v.pipe(
      v.string('required'),
      v.transform(bareCode),
      v.regex(/^\d{5}$/, 'postcode'),
      v.regex(/^(?!(?:00|5[3-9]|[6-9]\d)\d{3}$)/, 'province'),
    ),
  )
}

function thisYear(): number {
  return Number(formTime().day.slice(0, 4))
}

function yearBetween(first: () => number, last: () => number) {
  return question(
    'year',
    v.pipe(
      v.string('required'),
      v.transform(bareCode),
      v.regex(/^\d{4}$/, 'year'),
      v.transform(Number),
      v.check((value) => value >= first(), 'yearPast'),
      v.check((value) => value <= last(), 'yearAhead'),
    ),
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
  return question(
    'day',
    v.pipe(
      v.string('required'),
      v.check((value) => isIsoDay(value) && value >= formTime().day, 'date'),
    ),
  )
}

/** An ISO day, today on Mallorca or earlier. */
export function pastDay() {
  return question(
    'pastDay',
    v.pipe(
      v.string('required'),
      v.check((value) => isIsoDay(value) && value <= formTime().day, 'pastDate'),
    ),
  )
}

/** Any ISO day, past or coming. */
export function anyDay() {
  return question('anyDay', v.pipe(v.string('required'), v.check(isIsoDay, 'anyDate')))
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
  const outside = fieldError('range', { least, most })
  return question(
    'number',
    v.pipe(
      v.string('required'),
      v.transform(plainLine),
      v.maxLength(maxNumberLength, 'number'),
      v.transform(wholePart),
      v.regex(/^\d{1,9}$/, 'number'),
      v.transform(Number),
      v.minValue(least, outside),
      v.maxValue(most, outside),
    ),
  )
}

/** A number with decimals behind a comma or a point, as on an electricity bill: `4,600` or `4,6 kW`. */
export function decimal(least: number, most: number) {
  const outside = fieldError('range', { least, most })
  return question(
    'decimal',
    v.pipe(
      v.string('required'),
      v.transform(plainLine),
      v.maxLength(maxNumberLength, 'number'),
      v.transform((value) => value.replace(/\s*kw$/i, '')),
      v.regex(/^\d{1,6}(?:[.,]\d{1,3})?$/, 'number'),
      v.transform((value) => Number(value.replace(',', '.'))),
      v.minValue(least, outside),
      v.maxValue(most, outside),
    ),
  )
}

/** A country by its ISO 3166-1 code. */
export function country() {
  return question('country', v.pipe(v.string('choice'), v.check(isCountry, 'choice')))
}

/** One of two to four short words. */
export function segmented<const T extends readonly string[]>(options: T) {
  return question('segmented', v.picklist(options, 'choice'), options)
}

/** One of longer words, below each other. */
export function cards<const T extends readonly string[]>(options: T) {
  return question('cards', v.picklist(options, 'choice'), options)
}

/** One of many words. */
export function list<const T extends readonly string[]>(options: T) {
  return question('list', v.picklist(options, 'choice'), options)
}

/** Any of the options, also none. */
export function ticks<const T extends readonly string[]>(options: T) {
  return question('ticks', v.optional(v.array(v.picklist(options, 'choice')), []), options)
}

/** PDF files or pictures; `name` is the question's own, which decides how many. */
export function files(name: 'bill' | 'photos') {
  return question('files', billFiles(name))
}

export const yesNo = ['yes', 'no'] as const
