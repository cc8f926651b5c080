import type { Locale } from '#map/locale.ts'
import { editorTexts as texts } from './editor-texts.server.ts'
import type { Problem } from './problem.ts'

/** What some messages say only if it is known. */
const absent = { got: 'none', other: 'none', advice: 'none' }

/** What is wrong, in the words of an editor: to follow the name of the field. */
export function problemWords({ kind, params }: Pick<Problem, 'kind' | 'params'>, locale: Locale): string {
  const words = texts[locale].find(`problems.${kind}`, { ...absent, ...params })
  if (words === undefined) throw new Error(`no words for a problem of the kind ${kind}`)
  return words
}

/** “Did you mean …?”, if something is known. */
export function suggestionWords(
  { suggestion }: Pick<Problem, 'suggestion'>,
  locale: Locale,
): string | undefined {
  return suggestion === undefined ? undefined : texts[locale]('meant', { suggestion })
}

/** A problem as the command line prints it. */
export function problemLine(problem: Problem): string {
  const { file, field, line, kind } = problem
  const where = [file, field].filter((part) => part !== undefined && part !== '').join(': ')
  const words = problemWords(problem, 'en')
  const meant = kind === 'mistypedKey' ? undefined : suggestionWords(problem, 'en')
  return `${[where, words].filter(Boolean).join(': ')}${meant ? `, ${meant}` : ''}${line === undefined ? '' : ` (line ${line})`}`
}
