import type { SearchIndex } from './search-index.server.ts'
import { formsOf } from './stems.server.ts'
import { fold } from './words.ts'

/** Whether some entry has the word, in the form of any language or a stem of the index's own. */
export function isWritten({ written, locale }: SearchIndex, word: string): boolean {
  return formsOf(word, locale).some((form) => written.has(form))
}

/** Whether a form is a word of the site as it is written there, and not only the stem of one. */
export function isWholeForm({ written }: SearchIndex, form: string): boolean {
  return fold(written.get(form) ?? '') === form
}

/** Whether a word, or what it is an inflection of, stands on the site as it is: no mere beginning, no mere stem. */
export function isWhole(index: SearchIndex, word: string): boolean {
  return formsOf(word, index.locale).some((form) => isWholeForm(index, form))
}
