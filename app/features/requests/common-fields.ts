import * as v from 'valibot'
import { locales } from '#site/locale.ts'
import { crossCheck } from './cross-check.ts'

/** Longest message of a form, in characters. */
export const messageLimit = 2_000

/** Error texts are keys of the messages area `formError`; the form prints them in the reader's language. */
const name = v.pipe(v.string('name'), v.trim(), v.minLength(2, 'name'), v.maxLength(120, 'tooLong'))
const email = v.pipe(v.string('email'), v.trim(), v.maxLength(254, 'tooLong'), v.email('email'))
const phone = v.pipe(
  v.string('phoneNeeded'),
  v.trim(),
  v.maxLength(40, 'tooLong'),
  v.check((value) => value.replace(/\D/g, '').length >= 6 && /^[\d\s()+./-]+$/.test(value), 'phone'),
)
const message = v.pipe(v.string('message'), v.trim(), v.maxLength(messageLimit, 'tooLong'))

/** What every request form asks: who, how to reach them, in which language, and the consent. */
export const commonFields = {
  /** Made when the form is opened, so that a form sent twice is stored once. */
  key: v.pipe(v.string('required'), v.regex(/^[0-9a-f-]{36}$/, 'required')),
  /** When the form was opened, in milliseconds since 1970. */
  opened: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
  /** A field that people do not see; robots fill it. */
  website: v.optional(v.pipe(v.string(), v.maxLength(500))),
  /** The answer to the proof of work, filled by script. */
  proof: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
  name,
  phone: v.optional(phone),
  /** Country of the number where it has no prefix, ISO 3166-1 alpha-2. */
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'choice')), 'ES'),
  email: v.optional(email),
  language: v.picklist(locales, 'choice'),
  message: v.optional(message),
  privacy: v.literal(true, 'privacy'),
  marketing: v.optional(v.boolean(), false),
}

export const requiredPhone = phone
export const requiredMessage = v.pipe(message, v.minLength(5, 'message'))

const missing: Readonly<Record<string, string>> = { name: 'name', phone: 'phoneNeeded', privacy: 'privacy' }

/** The fields of a form: those of all forms and its own. Boxes that are not ticked are not sent at all. */
export function formFields<const E extends v.ObjectEntries>(own: E) {
  return v.object({ ...commonFields, ...own }, ({ path }) => missing[String(path?.[0]?.key)] ?? 'required')
}

/** A phone number or an e-mail address: one of them is needed. */
export function reachable<T extends { phone?: string; email?: string }>(): v.RawCheckAction<T> {
  return crossCheck<T>(
    ['phone', 'email'],
    'phone',
    'contact',
    ({ phone: number, email: address }) => number !== undefined || address !== undefined,
  )
}
