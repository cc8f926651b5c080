import type { SearchIndex } from './search-index.server.ts'

/** The keys of what was asked: as it is, with the word for what the house mostly has, and without (see SearchIndex.named). */
export function keysOf({ speech, trade }: SearchIndex, name: string): string[] {
  const own = speech.key(name)
  const words = new Set(speech.key(trade).split(' '))
  const untraded = own.split(' ').filter((stem) => !words.has(stem))
  return [own, speech.key(`${name} ${trade}`), ...(untraded.length > 0 ? [untraded.join(' ')] : [])]
}

/** Whether a key is that of an entry's own title; what the trade calls something is nobody's own. */
export function hasTitle({ entries, speech }: SearchIndex, id: number, keys: readonly string[]): boolean {
  const entry = entries[id]
  return entry !== undefined && entry.kind !== 'term' && keys.includes(speech.key(entry.title))
}
