import type { SearchIndex } from './search-index.server.ts'

/** The keys of what was asked, alone and with the word for what the house mostly has (see SearchIndex.named). */
export function keysOf({ speech, trade }: SearchIndex, name: string): string[] {
  return [name, `${name} ${trade}`].map((asked) => speech.key(asked))
}

/** The key of what was asked without that word: "boat insurance" is what is called a boat. Empty where nothing is left. */
export function untradedKey({ speech, trade }: SearchIndex, name: string): string {
  const words = new Set(speech.key(trade).split(' '))
  const stems = speech.key(name).split(' ')
  return stems.filter((stem) => !words.has(stem)).join(' ')
}

/** Whether a key is that of an entry's own title; what the trade calls something is nobody's own. */
export function hasTitle({ entries, speech }: SearchIndex, id: number, keys: readonly string[]): boolean {
  const entry = entries[id]
  return entry !== undefined && entry.kind !== 'term' && keys.includes(speech.key(entry.title))
}
