/** What a list shows: a group, or all if empty, and of those what has all words. */
export interface ListFilter {
  readonly group: string
  readonly words: string
}

/** Shows everything. */
export const noFilter: ListFilter = { group: '', words: '' }

/** The names of the form's fields, and so of the address's parameters. */
export const filterFields = { group: 'group', words: 'q' } as const

const maxLength = 80

/** The filter in an address. */
export function readFilter(search: URLSearchParams): ListFilter {
  return {
    group: search.get(filterFields.group)?.slice(0, maxLength) ?? '',
    words: search.get(filterFields.words)?.trim().slice(0, maxLength) ?? '',
  }
}

/** An entry as the filter sees it. */
export interface Filtered {
  readonly group: string
  /** All that its words may be found in. */
  readonly text: string
}

/** Without accents and in lower case, so that `cedula` finds `Cédula`. */
const folded = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')

const wordsIn = (text: string) =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The entries that a filter shows: those of its group in which each of its words begins a word. */
export function filterList<T>(
  entries: readonly T[],
  { group, words }: ListFilter,
  look: (entry: T) => Filtered,
): readonly T[] {
  const asked = wordsIn(words)
  if (group === '' && asked.length === 0) return entries
  return entries.filter((entry) => {
    const seen = look(entry)
    if (group !== '' && seen.group !== group) return false
    if (asked.length === 0) return true
    const has = wordsIn(seen.text)
    return asked.every((word) => has.some((one) => one.startsWith(word)))
  })
}
