import * as v from 'valibot'
import { hostnameOf } from '#platform/browser/hostname-of.ts'
import { hasVisibleLetter, plainLine, tidyLine, trimText } from '#i18n/typed-text.ts'

// Rules of the fields that every form has. Each error is a key of the messages area `formError`.

/** Maximum length of a form's message, in characters. */
export const messageLimit = 2_000

/** A name: a single letter is valid too (李, Ñ). */
export const name = v.pipe(
  v.string('name'),
  v.transform(tidyLine),
  v.check(hasVisibleLetter, 'name'),
  v.maxLength(120, 'tooLong'),
)

/**
 * The domain in ASCII, as mail programs send it (`info@müller.de`); anything that is not a domain is returned
 * unchanged.
 */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@')
  const url = `http://${address.slice(at + 1)}`
  const host = /^http:\/\/[\p{L}\p{M}\p{N}.-]+$/u.test(url) ? hostnameOf(url) : undefined
  return host ? `${address.slice(0, at)}@${host}` : address
}

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** The addresses that the site can send mail to (app/platform/mail/mail-address.server.ts). */
const plainAddress = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`, 'i')
/** Maximum length of the part before the @ (RFC 5321, 4.5.3.1.1). */
const maxLocalLength = 64

/** An e-mail address with its domain in ASCII, without the invisible characters that copying can add. */
export const email = v.pipe(
  v.string('email'),
  v.transform(plainLine),
  v.maxLength(254, 'tooLong'),
  v.check((text) => text.lastIndexOf('@') <= maxLocalLength, 'tooLong'),
  // In two linear steps: a single pattern took half a minute for 64 kB of them without an @.
  v.check((text) => !/[\u{80}-\u{10ffff}]/u.test(text.slice(0, text.lastIndexOf('@') + 1)), 'emailLetters'),
  v.transform(withAsciiDomain),
  v.regex(plainAddress, 'email'),
)

/** A browser sends each line end as two characters; the counter beside the field counts one. */
export const message = v.pipe(
  v.string('message'),
  v.transform((text) => trimText(text.replaceAll('\r\n', '\n'))),
  v.maxLength(messageLimit, 'tooLong'),
)

/** The hidden fields of a form. */
export const hiddenFields = {
  /** The idempotency key, created when the form is opened, so that a form sent twice is stored once. */
  key: v.pipe(v.string('required'), v.regex(/^[0-9a-f-]{36}$/, 'required')),
  /** When the form was opened, in milliseconds since 1970. */
  opened: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
  /** A hidden field that only robots fill. */
  website: v.optional(v.pipe(v.string(), v.maxLength(500))),
  /** The answer to the proof of work, filled by script. */
  proof: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
}

/** The two consents; the browser sends nothing for a box that is not ticked. */
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

/** The error of a field that was not sent. */
export function whenMissing({ path }: v.ObjectIssue): string {
  return missing[String(path?.[0]?.key)] ?? 'required'
}
