import { defaultLocale, isLocale, type Locale } from '#map/locale.ts'

/** The element in the body that React hydrates; extensions may add elements around it. */
export const appElement = (): HTMLElement => document.getElementById('app') ?? document.body

/**
 * The language of the page as the page itself states it: translators overwrite `lang` on the
 * document.
 */
export function pageLocale(): Locale {
  const { locale } = appElement().dataset
  return isLocale(locale) ? locale : defaultLocale
}
