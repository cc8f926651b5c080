import type { Locale, Localized } from '#map/locale.ts'

/** ISO 3166-1 alpha-2, without uninhabited territories. */
const codes = (
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK ' +
  'FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT ' +
  'JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML ' +
  'MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM ' +
  'PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH ' +
  'TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ')

const known: ReadonlySet<string> = new Set(codes)

/** Whether a value is the code of a country. */
export function isCountry(value: string): boolean {
  return known.has(value)
}

/** The most common countries of each language's readers, likeliest first. */
const likely: Localized<readonly string[]> = {
  es: ['ES', 'AR', 'CO', 'VE', 'EC', 'PE', 'MA', 'IT', 'DE', 'GB', 'FR', 'RO'],
  en: ['GB', 'IE', 'US', 'SE', 'NL', 'FR', 'IT', 'PL', 'CA', 'AU', 'ES', 'DE'],
  de: ['DE', 'AT', 'CH', 'LU', 'IT', 'PL', 'NL', 'ES', 'GB', 'FR', 'UA', 'US'],
}

interface Country {
  readonly code: string
  /** In the reader's language. */
  readonly name: string
}

/** All countries by name: the most common for the readers of a language first, the rest in alphabetical order. */
export function countriesFor(locale: Locale): Readonly<Record<'likely' | 'others', readonly Country[]>> {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  const named = (code: string) => ({ code, name: names.of(code) ?? code })
  const first = likely[locale]
  return {
    likely: first.map(named),
    others: codes
      .filter((code) => !first.includes(code))
      .map(named)
      .toSorted((a, b) => compare(a.name, b.name)),
  }
}
