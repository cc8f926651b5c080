/** The site's languages. Spanish is the default and carries no path prefix. */
export const locales = ['es', 'en', 'de'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'es'

/** BCP 47 tags used for `hreflang` and Open Graph. */
export const languageTags = { es: 'es-ES', en: 'en-GB', de: 'de-DE' } as const satisfies Record<
  Locale,
  string
>

/** Each language's name in itself, as the switcher prints it. */
export const languageNames = { es: 'Español', en: 'English', de: 'Deutsch' } as const satisfies Record<
  Locale,
  string
>

/** A value that must exist in every language. */
export type Localized<T> = Readonly<Record<Locale, T>>

/** Narrows a path segment, cookie or form value to a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value)
}
