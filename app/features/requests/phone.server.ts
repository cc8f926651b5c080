import parsePhone, { type CountryCode } from 'libphonenumber-js/max'

/** What stands beside the number at first for those who read English or German. */
const presets: ReadonlySet<string> = new Set(['GB', 'DE'])

/** What Spain has no use for, and who comes from elsewhere writes all the same: +34 (0) 612 345 678. */
const zeroOfSpain = /^(\s*(?:\+|00)\s*34[\s./-]*)\(0\)/

/**
 * A typed number in E.164, or undefined where the chosen country has none such. A Spanish number beside a preset that
 * nobody changed is taken as Spanish: it came without the 0 or the prefix that a number of that country would have,
 * and what that country cannot have is not lost by it. One that may be of both the form asks about (form-rules.ts).
 */
export function toE164(typed: string, country: string): string | undefined {
  const number = parsePhone(typed.replace(zeroOfSpain, '$1'), country as CountryCode)
  if (number?.isValid()) return number.number
  if (!presets.has(country) || !/^[\s(]*[6-9]/.test(typed)) return undefined
  const spanish = parsePhone(typed, 'ES')
  return spanish?.isValid() ? spanish.number : undefined
}
