import type { Locale } from '#site/locale.ts'
import { usePageInfo } from '#features/navigation/use-page.ts'

/** Where the language switcher leads: the same page, or the home page where there is none. */
export function useAlternatePaths(): Readonly<Record<Locale, string>> {
  return usePageInfo()?.paths ?? { es: '/', en: '/en', de: '/de' }
}
