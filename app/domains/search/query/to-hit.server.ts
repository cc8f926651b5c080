import { mark, snippet } from './mark.server.ts'
import type { Ranked } from './rank.server.ts'
import type { Hit } from './search-answer.ts'
import type { SearchIndex } from '#domains/search/index/search-index.server.ts'

/** An entry as results show it, with the words marked by which it was found. */
export function toHit(index: SearchIndex, { id, forms }: Pick<Ranked, 'id' | 'forms'>): Hit {
  const entry = index.entries[id]
  if (entry === undefined) throw new Error(`no entry ${id}`)
  const { kind, href, title, trail, summary, text } = entry
  return {
    kind,
    href,
    trail,
    title: mark(title, forms, index.speech),
    text: snippet([summary, ...text.filter((sentence) => sentence.length > 40)], forms, index.speech),
  }
}
