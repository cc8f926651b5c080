import type { Locale } from '#map/locale.ts'
import type { PhoneCountry } from '#design/fields/phone-field.tsx'

/** Calling codes (ITU-T E.164) of the countries that most visitors come from. */
const codes = {
  ES: '+34',
  DE: '+49',
  GB: '+44',
  AT: '+43',
  CH: '+41',
  IE: '+353',
  FR: '+33',
  IT: '+39',
  NL: '+31',
  BE: '+32',
  LU: '+352',
  PT: '+351',
  SE: '+46',
  NO: '+47',
  DK: '+45',
  FI: '+358',
  PL: '+48',
  CZ: '+420',
  RO: '+40',
  BG: '+359',
  HU: '+36',
  GR: '+30',
  UA: '+380',
  US: '+1',
  CA: '+1',
  AR: '+54',
  CO: '+57',
  MX: '+52',
  MA: '+212',
} as const

/** The countries by name in the reader's language. A number from elsewhere is typed with its prefix. */
export function phoneCountries(locale: Locale): PhoneCountry[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return Object.entries(codes).map(([code, dial]) => ({ code, dial, name: names.of(code) ?? code }))
}
