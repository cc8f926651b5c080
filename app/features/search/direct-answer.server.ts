import type { PageId } from '#site/pages.ts'
import type { DirectAnswer } from './search-answer.ts'
import type { Ranked, Ranking } from './rank.server.ts'
import type { SearchIndex } from './search-index.server.ts'
import { keysOf, untradedKey } from './names.server.ts'
import { toHit } from './to-hit.server.ts'
import { stemOf } from './stems.server.ts'
import { wordsOf } from './words.ts'

/** How much of a question's own words a query must have for the answer to be shown at once. */
const enough = 0.5

function hoursAsked(index: SearchIndex, words: readonly string[]): DirectAnswer | undefined {
  const offices = index.entries.filter(({ kind }) => kind === 'office')
  const stem = (word: string) => stemOf(word, index.locale)
  const names = (title: string) => new Set(wordsOf(title).map(stem))
  const kinds = words.map((word) => index.speech.hours(word))
  if (!kinds.includes('asked')) return undefined
  const others = words.filter((_, at) => kinds[at] === 'other').map(stem)
  const meant = offices.filter(({ title }) => others.some((word) => names(title).has(word)))
  if (others.some((word) => !offices.some(({ title }) => names(title).has(word)))) return undefined
  const shown = meant.length > 0 ? meant : offices
  const day = Temporal.Now.plainDateISO('Europe/Madrid').toString()
  return { kind: 'hours', day, offices: shown.map(({ page }) => page as PageId) }
}

function answersAll(index: SearchIndex, { id, words, forms }: Ranked, asked: number): boolean {
  const entry = index.entries[id]
  if (entry?.kind !== 'question' || words < asked) return false
  const own = index.speech.telling(entry.title)
  const shared = own.filter((word) =>
    index.speech.indexForms(word, index.locale).some((form) => forms.has(form)),
  )
  return shared.length >= Math.min(asked, own.length) && shared.length / own.length >= enough
}

/**
 * Who says what something is called, such as "home insurance", asks for it, and for none of the questions about it;
 * so does who adds that it is an insurance.
 */
function isName(index: SearchIndex, meant: string): boolean {
  return [...keysOf(index, meant), untradedKey(index, meant)].some((key) => index.named.has(key))
}

/** The answer itself, where a query asks for opening hours or is one of the site's questions. */
export function directAnswer(
  index: SearchIndex,
  { words, meant, ranked }: Ranking,
  query: string,
): DirectAnswer | undefined {
  const hours = hoursAsked(index, words)
  if (hours !== undefined) return hours
  // A single word asks for a page, unless it stands in a sentence.
  const sentence = words.length > 1 || wordsOf(query).length > 3
  if (!sentence || isName(index, meant)) return undefined
  const found = ranked.slice(0, 20).find((one) => answersAll(index, one, words.length))
  if (found === undefined) return undefined
  return { kind: 'question', hit: toHit(index, found), answer: index.entries[found.id]?.summary ?? '' }
}
