import { languageTags, type Locale } from './locale.ts'
import type { Identity } from './identity.ts'

/** The languages spoken in any office, as a sentence lists them: the reader's own first. */
export function spokenLanguages({ offices }: Pick<Identity, 'offices'>, locale: Locale): string {
  const spoken = new Set(offices.flatMap(({ languages }) => languages))
  const readersFirst = spoken.has(locale) ? new Set([locale, ...spoken]) : spoken
  return languagesInWords([...readersFirst], locale)
}

/** Each language's name in itself, such as `Deutsch`. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** A language's name in the reader's own, such as `German`. */
export function languageInWords(language: string, locale: Locale): string {
  return new Intl.DisplayNames(languageTags[locale], { type: 'language' }).of(language) ?? language
}

/**
 * The names of languages in the reader's own as a sentence lists them, such as `German and
 * Spanish`.
 */
export function languagesInWords(languages: readonly string[], locale: Locale): string {
  const names = languages.map((language) => languageInWords(language, locale))
  return new Intl.ListFormat(languageTags[locale]).format(names)
}
