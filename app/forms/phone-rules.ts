import * as v from 'valibot'
import { plainLine } from '#i18n/typed-text.ts'

// Rules of the phone field of every form. Each error is a key of the messages area `formError`.

/** A phone number in plain characters, without a copied "Tel." or "tel:". */
function plainNumber(typed: string): string {
  return plainLine(typed)
    .replace(/^tel[.:]*\s*/i, '')
    .replace(/[·•∙⋅]/g, '.')
}

/** A phone number by its characters alone; the numbering plans check it too (phone-number.ts). */
export const phone = v.pipe(
  v.string('phoneNeeded'),
  v.transform(plainNumber),
  v.maxLength(40, 'tooLong'),
  v.check((value) => value.replace(/\D/g, '').length >= 6 && /^[\d\s()+./-]+$/.test(value), 'phone'),
)

/** The number's country if it has no prefix, ISO 3166-1 alpha-2. */
export const country = v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'choice')), 'ES')

/** Whether a number looks like a Spanish landline or mobile: nine digits, no 0 and no prefix. */
export function looksSpanish(typed: string): boolean {
  return /^(?:6\d|7[1-48]|[89][1-8])\d{7}$/.test(plainNumber(typed).replace(/[\s()./-]/g, ''))
}

/**
 * Whether a number that looks Spanish, beside the preset country of an English or German reader, is meant as Spanish.
 * German landlines without their 0 may look the same but are rare here; in Britain only a mobile that lacks a digit
 * does.
 */
export function meansSpain(typed: string, preset: string): boolean {
  if (!looksSpanish(typed)) return false
  return preset === 'DE' || (preset === 'GB' && !/^\W*7/.test(plainNumber(typed)))
}

/**
 * Whether a form's number is unambiguous. If it may be Spanish or from the selected country, either guess would
 * silently lose some callers, so the form asks; `followNumber` makes the question rare.
 */
function isNumberClear(typed: string, of: string): boolean {
  if (!looksSpanish(typed)) return true
  return of !== 'DE' && (of !== 'GB' || meansSpain(typed, of))
}

/** Errors of a number with its country. */
export type PhoneProblem =
  /** It is not a valid number of that country. */
  | 'phone'
  /** It may be a Spanish number. */
  | 'phoneCountry'
  /** It may or may not begin with a country code. */
  | 'phonePrefix'

type Judge = (typed: string, country: string) => PhoneProblem | undefined

/** Validation by numbering plans: on the server from the start, in a browser once its metadata is loaded. */
let judge: Judge | undefined

export function setPhoneJudge(byPlans: Judge): void {
  judge = byPlans
}

/** The error of a form's number, as far as it can be determined here. */
export function phoneProblem(form: {
  readonly phone?: string | undefined
  readonly country: string
}): PhoneProblem | undefined {
  if (form.phone === undefined) return undefined
  if (!isNumberClear(form.phone, form.country)) return 'phoneCountry'
  return judge?.(form.phone, form.country)
}
