import * as v from 'valibot'
import { hostnameOf } from './hostname-of.ts'

// Rules of the fields that every form has. Each error is a key of the messages area `formError`.

/** Longest message of a form, in characters. */
export const messageLimit = 2_000

/** Who asks. */
export const name = v.pipe(v.string('name'), v.trim(), v.minLength(2, 'name'), v.maxLength(120, 'tooLong'))

/** A number without what comes along where it is copied, marks of direction and a "Tel.", and with plain hyphens. */
function withoutMarks(typed: string): string {
  const plain = typed.replace(/[\p{Cf}\u{fe0f}]/gu, '').replace(/\p{Pd}/gu, '-')
  return plain.replace(/^\s*tel[.:]*/i, '')
}

/** A phone number as far as a browser can tell; the server asks libphonenumber. */
export const phone = v.pipe(
  v.string('phoneNeeded'),
  v.transform(withoutMarks),
  v.trim(),
  v.maxLength(40, 'tooLong'),
  v.check((value) => value.replace(/\D/g, '').length >= 6 && /^[\d\s()+./-]+$/.test(value), 'phone'),
)

/** Country of the number where it has no prefix, ISO 3166-1 alpha-2. */
export const country = v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'choice')), 'ES')

/** Whether a number is written as landlines and mobiles of Spain are at home: nine digits, no 0 and no prefix. */
export function looksSpanish(typed: string): boolean {
  return /^(?:6\d|7[1-48]|[89][1-8])\d{7}$/.test(withoutMarks(typed).replace(/[\s()./-]/g, ''))
}

/**
 * Whether who reads English or German and typed a number that looks Spanish beside the country that is preset to them
 * means Spain. In Germany landlines without their 0 may look so, but hardly anybody's here; in Britain nothing does,
 * but a mobile that lacks a digit.
 */
export function meansSpain(typed: string, preset: string): boolean {
  if (!looksSpanish(typed)) return false
  return preset === 'DE' || (preset === 'GB' && !/^\W*7/.test(typed))
}

/**
 * Whether a form's number is of one country. Where it may be a Spanish one or one of the country beside it, either
 * guess would lose somebody silently, so the form asks; `followNumber` spares nearly everybody the question.
 */
export function isNumberClear(form: {
  readonly phone?: string | undefined
  readonly country: string
}): boolean {
  const { phone: typed = '', country: of } = form
  if (!looksSpanish(typed)) return true
  return of !== 'DE' && (of !== 'GB' || meansSpain(typed, of))
}

/** The domain in ASCII, as mail programs send it (`info@müller.de`); what is no domain stays as it is. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@')
  const url = `http://${address.slice(at + 1)}`
  const host = /^http:\/\/[\p{L}\p{M}\p{N}.-]+$/u.test(url) ? hostnameOf(url) : undefined
  return host ? `${address.slice(0, at)}@${host}` : address
}

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** What the mail of the site is sent to (server/store/mail-address.ts). */
const plainAddress = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`, 'i')
/** The most that may stand before the @ (RFC 5321, 4.5.3.1.1). */
const longestLocal = 64

/** An e-mail address, its domain in ASCII, without marks that nobody sees and that come along where it is copied. */
export const email = v.pipe(
  v.string('email'),
  v.transform((typed) => typed.replace(/\p{Cf}/gu, '')),
  v.trim(),
  v.maxLength(254, 'tooLong'),
  v.check((text) => text.lastIndexOf('@') <= longestLocal, 'tooLong'),
  // In two steps, each as long as the text: a pattern with both took half a minute for 64 kB of them without an @.
  v.check((text) => !/[\u{80}-\u{10ffff}]/u.test(text.slice(0, text.lastIndexOf('@') + 1)), 'emailLetters'),
  v.transform(withAsciiDomain),
  v.regex(plainAddress, 'email'),
)

/** A browser sends each end of a line as two characters; the counter beside the field counts one. */
export const message = v.pipe(
  v.string('message'),
  v.transform((text) => text.replaceAll('\r\n', '\n')),
  v.trim(),
  v.maxLength(messageLimit, 'tooLong'),
)

/** What a form carries unseen. */
export const unseenFields = {
  /** Made when the form is opened, so that a form sent twice is stored once. */
  key: v.pipe(v.string('required'), v.regex(/^[0-9a-f-]{36}$/, 'required')),
  /** When the form was opened, in milliseconds since 1970. */
  opened: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
  /** A field that people do not see; robots fill it. */
  website: v.optional(v.pipe(v.string(), v.maxLength(500))),
  /** The answer to the proof of work, filled by script. */
  proof: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
}

/** The two consents; a box that is not ticked is not sent at all. */
export const consentFields = {
  privacy: v.literal(true, 'privacy'),
  marketing: v.optional(v.boolean(), false),
}

const missing: Readonly<Record<string, string>> = {
  name: 'name',
  phone: 'phoneNeeded',
  privacy: 'privacy',
  slot: 'slot',
}

/** What is said of a field that was not sent. */
export function whenMissing({ path }: v.ObjectIssue): string {
  return missing[String(path?.[0]?.key)] ?? 'required'
}
