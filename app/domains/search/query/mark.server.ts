import type { Marked } from './search-answer.ts'
import type { Speech } from '#domains/search/index/query-analyzer.server.ts'
import { wordPlaces, type WordPlace } from '#domains/search/index/words.ts'

const maxTextLength = 180

function hits(text: string, forms: ReadonlySet<string>, speech: Speech): WordPlace[] {
  return wordPlaces(text).filter(({ word }) =>
    speech.indexForms(word.toLowerCase(), speech.locale).some((form) => forms.has(form)),
  )
}

function parts(text: string, places: readonly WordPlace[], from: number, to: number): Marked {
  const marked: (string | { m: string })[] = []
  let end = from
  for (const place of places) {
    if (place.start < from || place.end > to) continue
    if (place.start > end) marked.push(text.slice(end, place.start))
    marked.push({ m: text.slice(place.start, place.end) })
    end = place.end
  }
  return end < to ? [...marked, text.slice(end, to)] : marked
}

/** A text with the words marked by which it was found. */
export function mark(text: string, forms: ReadonlySet<string>, speech: Speech): Marked {
  return parts(text, hits(text, forms, speech), 0, text.length)
}

/** Cuts a long text around its first mark, at spaces, with dots where something was left out. */
function cut(text: string, places: readonly WordPlace[]): Marked {
  if (text.length <= maxTextLength) return parts(text, places, 0, text.length)
  const first = places[0]?.start ?? 0
  const wanted = Math.min(Math.max(0, first - 60), text.length - maxTextLength)
  const from = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1
  const space = text.lastIndexOf(' ', from + maxTextLength)
  const to = from + maxTextLength >= text.length || space <= from ? text.length : space
  return [from > 0 ? '… ' : '', ...parts(text, places, from, to), to < text.length ? ' …' : ''].filter(
    (part) => part !== '',
  )
}

/** The text with the most different words of the query, cut to one or two lines; the first where they are level. */
export function snippet(texts: readonly string[], forms: ReadonlySet<string>, speech: Speech): Marked {
  const places = texts.map((text) => hits(text, forms, speech))
  const counts = places.map((found) => new Set(found.map(({ word }) => word.toLowerCase())).size)
  const best = counts.indexOf(Math.max(...counts))
  return cut(texts[best] ?? '', places[best] ?? [])
}
