import parsePhone, { type CountryCode, type PhoneNumber } from 'libphonenumber-js/max'
import { setPhoneJudge, type PhoneProblem } from './phone-rules.ts'

/**
 * Phone numbers by the numbering plans of all countries. The server imports this; a browser loads it once typing starts
 * (enhance-form.ts), so that both agree. The metadata is 34 kB, so no other module may import it.
 */

type Reading = { readonly number: string } | { readonly problem: PhoneProblem }

/** The preset country for readers of English or German. */
const presets: ReadonlySet<string> = new Set(['GB', 'DE'])

/** Digits that Spain does not use but visitors from elsewhere write: +34 (0) 612 345 678. */
const zeroOfSpain = /^(\s*(?:\+|00)\s*34[\s./-]*)\(0\)/

function valid(typed: string, country?: string): PhoneNumber | undefined {
  const number = parsePhone(typed, country as CountryCode | undefined)
  return number?.isValid() ? number : undefined
}

function isMobile(number: PhoneNumber): boolean {
  const type = number.getType()
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
}

/**
 * A number typed without a prefix that may also begin with the code of its own country or of Spain: `49 151 23456789`
 * is a mobile number, or a landline of area code 0491. No landline is as long as such a mobile number, so the mobile
 * wins; anything else is asked about.
 */
function withCountryCode(typed: string, national: PhoneNumber): Reading {
  const digits = typed.replace(/\D/g, '')
  const own = national.countryCallingCode
  if (/^[\s(]*[+0]/.test(typed)) return { number: national.number }
  for (const code of new Set<string>([own, '34'])) {
    const international = digits.startsWith(code) ? valid(`+${digits}`) : undefined
    if (!international || international.number === national.number) continue
    if (code === own && isMobile(international) && !isMobile(national))
      return { number: international.number }
    return { problem: 'phonePrefix' }
  }
  return { number: national.number }
}

/**
 * Reads a number beside the chosen country. A Spanish number beside an unchanged preset counts as Spanish: it lacks the
 * 0 or the prefix that a number of the preset country would have. The form asks about numbers valid in both
 * (phone-rules.ts).
 */
function read(typed: string, country: string): Reading {
  const number = valid(typed.replace(zeroOfSpain, '$1'), country)
  if (number) return withCountryCode(typed, number)
  const spanish = presets.has(country) && /^[\s(]*[6-9]/.test(typed) ? valid(typed, 'ES') : undefined
  return spanish ? { number: spanish.number } : { problem: 'phone' }
}

/** A number in E.164, such as `+34971000000`; undefined if it is invalid or ambiguous. */
export function toE164(typed: string, country: string): string | undefined {
  const reading = read(typed, country)
  return 'number' in reading ? reading.number : undefined
}

/** A stored number in groups, such as `+34 600 11 22 33`; anything else as it is. */
export function phoneInGroups(number: string): string {
  return valid(number)?.formatInternational() ?? number
}

setPhoneJudge((typed, country) => {
  const reading = read(typed, country)
  return 'problem' in reading ? reading.problem : undefined
})
