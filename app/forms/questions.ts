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

/** What a question asks for: determines the control and how a mail shows the answer. */
export type QuestionKind =
  | LineKind
  | 'segmented'
  | 'cards'
  | 'list'
  | 'ticks'
  | 'country'
  | 'files'
  | 'people'
  /** The year of birth of one of the `people`; that question asks for them all. */
  | 'person'
  /** These two name pages of the map: a form has separate controls for them. */
  | 'topic'
  | 'product'

/** A question of a form: its control and the rule for its answer. Its texts are found by its name. */
export interface Question<S extends v.GenericSchema = v.GenericSchema> {
  readonly kind: QuestionKind
  readonly schema: S
  /** What can be chosen; each has words. */
  readonly options: readonly string[]
  /**
   * The initial choice: an answer that is right if left untouched, such as "not sure". Facts, such as a fuel or whether
   * a dog has a chip, are never preset: the office would take them as given.
   */
  readonly preset?: string
  /** The same for a form opened on a page that implies the answer. */
  readonly presetOn?: Readonly<Partial<Record<PageId, string>>>
  /** Required although the schema makes it optional, because of another answer. */
  readonly needed?: boolean
  /** A class for its wrapper. */
  readonly className?: string
  /** Asked only on pages whose texts mention it (app/domains/requests/forms/details.ts). */
  readonly onDemand?: boolean
}

/** The questions of a form by name, in display order. */
export type Questions = Readonly<Record<string, Question>>

/** A question with its rule. */
export function question<S extends v.GenericSchema>(
  kind: QuestionKind,
  schema: S,
  options: readonly string[] = [],
): Question<S> {
  return { kind, schema, options }
}

/** An optional question; `fallback` counts as its answer if it has none. */
export function optional<S extends v.GenericSchema, const D extends v.Default<S, undefined> = undefined>(
  asked: Question<S>,
  fallback?: D,
): Question<v.OptionalSchema<S, D>> {
  return { ...asked, schema: v.optional(asked.schema, fallback as D) }
}

/** A choice that starts with one of its options, which also applies if none is sent. */
export function presetTo<S extends v.GenericSchema, const P extends string & v.Default<S, undefined>>(
  preset: P,
  asked: Question<S>,
): Question<v.OptionalSchema<S, P>> {
  return { ...optional(asked, preset), preset }
}

/** The rules of questions by name. */
export type EntriesOf<Q extends Questions> = { readonly [K in keyof Q]: Q[K]['schema'] }

/** The rules of questions by name, in the type that a schema takes. */
export function entriesOf<Q extends Questions>(questions: Q): EntriesOf<Q> {
  const entries = Object.entries(questions).map(([name, { schema }]) => [name, schema])
  return Object.fromEntries(entries) as EntriesOf<Q>
}

// The questions of the forms. Each error is a key of the messages area `formError`.

/** The maximum number of people in one form. */
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

/** The number of people and each one's year of birth: the only personal facts that a health quote asks for. */
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

/** Each person needs a year; a year beyond the number of people would be lost, so the form asks about it. */
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
 * A rule across several fields of a form. Its error is reported at the field `at`, even while other fields are invalid,
 * but not while one of the rule's own fields is.
 */
export function crossCheck<T extends object>(
  names: readonly (keyof T & string)[],
  at: keyof T & string,
  problemOf: (form: T) => string | undefined,
): v.RawCheckAction<T> {
  return v.rawCheck<T>(({ dataset, addIssue }) => {
    const wrong = dataset.issues?.some(({ path }) => names.some((name) => path?.[0]?.key === name)) ?? false
    // While other fields are invalid the set is untyped, but the fields that the rule reads are valid.
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

/** Text with a maximum length in characters. */
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

/** A code as printed on papers. */
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

/** A birth year of a living person. */
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

/** Any ISO day, past or future. */
export function anyDay() {
  return question('anyDay', v.pipe(v.string('required'), v.check(isIsoDay, 'anyDate')))
}

/** Maximum length of a typed number; the pattern could be slow on longer input. */
const maxNumberLength = 40

const unit = /\s*(?:€|eur(?:os?)?|m²|m2|qm|km|kwh)$/i
/**
 * Digits, plain or with thousands separators, including a narrow space as in print, and decimals after the other mark.
 */
const asWritten = /^(\d+|\d{1,3}(?:[.,'’\s]\d{3})+)(?:[.,]\d{1,2})?$/

/** Reduces a typed number to digits: without unit, thousands separators and decimals. */
function wholePart(typed: string): string {
  const bare = typed.replace(/^€\s*/, '').replace(unit, '')
  return asWritten.exec(bare)?.[1]?.replace(/\D/g, '') ?? bare
}

/**
 * A whole number, also as people write it: `12.000`, `12,000`, `12 000 km`, `4.500,00 €`, `120,5 m²`; decimals are
 * dropped. Other currencies are rejected: pounds would be stored as euros.
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

/** A choice between two to four short options. */
export function segmented<const T extends readonly string[]>(options: T) {
  return question('segmented', v.picklist(options, 'choice'), options)
}

/** A choice between longer options, one below the other. */
export function cards<const T extends readonly string[]>(options: T) {
  return question('cards', v.picklist(options, 'choice'), options)
}

/** A choice between many options. */
export function list<const T extends readonly string[]>(options: T) {
  return question('list', v.picklist(options, 'choice'), options)
}

/** Any number of the options, including none. */
export function ticks<const T extends readonly string[]>(options: T) {
  return question('ticks', v.optional(v.array(v.picklist(options, 'choice')), []), options)
}

/** PDF files or pictures; `name` is the question's own, which determines the limit. */
export function files(name: 'bill' | 'photos') {
  return question('files', billFiles(name))
}

export const yesNo = ['yes', 'no'] as const
