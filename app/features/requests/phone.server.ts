import parsePhone, { type CountryCode } from 'libphonenumber-js/max'

/** A typed number in E.164, or undefined where it can be no phone number. */
export function toE164(typed: string, country: string): string | undefined {
  const number = parsePhone(typed, country as CountryCode)
  return number?.isPossible() ? number.number : undefined
}
