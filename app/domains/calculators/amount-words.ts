import type { Locale } from '#map/locale.ts'

const together = '\u00a0'

/**
 * A number in the reader's notation, by hand: formatters of browsers differ in their spaces, and a
 * page that was rendered on the server must not change when scripts arrive.
 */
export function numberWords(value: number, locale: Locale, decimals?: number): string {
  const [whole = '', fraction = ''] = Math.abs(value)
    .toFixed(decimals ?? 2)
    .split('.')
  const [group, point] = locale === 'en' ? [',', '.'] : ['.', ',']
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group)
  const shown = decimals === undefined ? fraction.replace(/0+$/, '') : fraction
  return `${value < 0 ? '−' : ''}${grouped}${shown === '' ? '' : point + shown}`
}

/** An amount as the site's facts are written: `1.234,56 €`, `€1,234.56`. */
export function moneyWords(cents: number, locale: Locale): string {
  const decimals = cents % 100 === 0 ? 0 : 2
  const words = numberWords(Math.abs(cents) / 100, locale, decimals)
  const sign = cents < 0 ? '−' : ''
  return locale === 'en' ? `${sign}€${words}` : `${sign}${words}${together}€`
}

/** A percentage: `4,75 %`, `4.75%`. */
export function percentWords(percent: number, locale: Locale): string {
  const words = numberWords(percent, locale)
  return locale === 'en' ? `${words}%` : `${words}${together}%`
}
