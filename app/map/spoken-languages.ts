import type { Identity } from './identity.ts'
import { languagesInWords } from './language-words.ts'
import type { Locale } from './locale.ts'

/** The languages that some office speaks, as a sentence names them: the reader's own first. */
export function spokenLanguages({ offices }: Pick<Identity, 'offices'>, locale: Locale): string {
  const spoken = new Set(offices.flatMap(({ languages }) => languages))
  const readersFirst = spoken.has(locale) ? new Set([locale, ...spoken]) : spoken
  return languagesInWords([...readersFirst], locale)
}
