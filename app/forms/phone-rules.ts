import * as v from 'valibot'
import { plainLine } from '#i18n/typed-text.ts'

// Rules of the phone field of every form. Each error is a key of the messages area `formError`.

/** A phone number in plain characters, without the "Tel." or "tel:" that comes along when it is copied. */
function plainNumber(typed: string): string {
  return plainLine(typed)
    .replace(/^tel[.:]*\s*/i, '')
    .replace(/[·•∙⋅]/g, '.')
}

/** A phone number as far as its characters show; the numbering plans judge it as well (phone-number.ts). */
export const phone = v.pipe(
  v.string('phoneNeeded'),
  v.transform(plainNumber),
  v.maxLength(40, 'tooLong'),
  v.check((value) => value.replace(/\D/g, '').length >= 6 && /^[\d\s()+./-]+$/.test(value), 'phone'),
)

/** Country of the number where it has no prefix, ISO 3166-1 alpha-2. */
export const country = v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'choice')), 'ES')

/** Whether a number is written as landlines and mobiles of Spain are at home: nine digits, no 0 and no prefix. */
export function looksSpanish(typed: string): boolean {
  return /^(?:6\d|7[1-48]|[89][1-8])\d{7}$/.test(plainNumber(typed).replace(/[\s()./-]/g, ''))
}

/**
 * Whether who reads English or German and typed a number that looks Spanish beside the country that is preset to them
 * means Spain. In Germany landlines without their 0 may look so, but hardly anybody's here; in Britain nothing does,
 * but a mobile that lacks a digit.
 */
export function meansSpain(typed: string, preset: string): boolean {
  if (!looksSpanish(typed)) return false
  return preset === 'DE' || (preset === 'GB' && !/^\W*7/.test(plainNumber(typed)))
}

/**
 * Whether a form's number is of one country. Where it may be a Spanish one or one of the country beside it, either
 * guess would lose somebody silently, so the form asks; `followNumber` spares nearly everybody the question.
 */
function isNumberClear(typed: string, of: string): boolean {
  if (!looksSpanish(typed)) return true
  return of !== 'DE' && (of !== 'GB' || meansSpain(typed, of))
}

/** What is wrong with a number beside a country. */
export type PhoneProblem =
  /** It is not a number of that country. */
  | 'phone'
  /** It may be a Spanish number. */
  | 'phoneCountry'
  /** It may or may not begin with a country code. */
  | 'phonePrefix'

type Judge = (typed: string, country: string) => PhoneProblem | undefined

/** The judgement by numbering plans: on the server from the start, in a browser once its metadata is loaded. */
let judge: Judge | undefined

export function setPhoneJudge(byPlans: Judge): void {
  judge = byPlans
}

/** What is wrong with a form's number, as far as it can be told here. */
export function phoneProblem(form: {
  readonly phone?: string | undefined
  readonly country: string
}): PhoneProblem | undefined {
  if (form.phone === undefined) return undefined
  if (!isNumberClear(form.phone, form.country)) return 'phoneCountry'
  return judge?.(form.phone, form.country)
}
