import { defaultLocale, languageTags, locales, type Locale } from '#map/locale.ts'
import type { Identity } from '#map/identity.ts'

/** The title of a page in the browser's tab, with the brand unless it already contains it. */
export function documentTitle(metaTitle: string, { brand }: Identity): string {
  return metaTitle.includes(brand.name) ? metaTitle : `${metaTitle} · ${brand.name}`
}

/** The hreflang links of a page: each of its languages, and x-default if Spanish is one. */
export function alternatesOf(
  paths: Readonly<Partial<Record<Locale, string>>>,
): [tag: string, path: string][] {
  const found = locales.flatMap((locale): [string, string][] => {
    const path = paths[locale]
    return path === undefined ? [] : [[languageTags[locale], path]]
  })
  const standard = paths[defaultLocale]
  return standard === undefined ? found : [...found, ['x-default', standard]]
}
