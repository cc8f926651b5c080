import type { Identity } from './identity.ts'
import { languageTags, type Locale } from './locale.ts'

/** A language's name as it stands within a sentence; `code` is a BCP 47 tag, and stands for itself where it has no name. */
export function languageName(code: string, locale: Locale): string {
  return new Intl.DisplayNames([languageTags[locale]], { type: 'language' }).of(code) ?? code
}

/** The languages that some office speaks, as a sentence names them: the reader's own first. */
export function spokenLanguages({ offices }: Pick<Identity, 'offices'>, locale: Locale): string {
  const spoken = new Set(offices.flatMap(({ languages }) => languages))
  const readersFirst = spoken.has(locale) ? new Set([locale, ...spoken]) : spoken
  const names = Array.from(readersFirst, (code) => languageName(code, locale))
  return new Intl.ListFormat(languageTags[locale]).format(names)
}
