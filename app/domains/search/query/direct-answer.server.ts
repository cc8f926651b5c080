import type { PageId } from '#map/pages/pages.ts'
import { madridTime } from '#i18n/madrid-time.ts'
import type { DirectAnswer, PageFees } from './search-answer.ts'
import { directAnswerRules } from './ranking-weights.ts'
import { type Ranked, type Ranking, toHit } from './rank.server.ts'
import type { SearchIndex } from '#domains/search/index/search-index.server.ts'
import { keysOf, untradedKey } from '#domains/search/index/near-forms.server.ts'
import { stemOf } from '#domains/search/index/stems.server.ts'
import { wordsOf } from '#domains/search/index/words.ts'

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
  return { kind: 'hours', ...madridTime(new Date()), offices: shown.map(({ page }) => page as PageId) }
}

function answersAll(index: SearchIndex, { id, words, forms }: Ranked, asked: number): boolean {
  const entry = index.entries[id]
  if (entry?.kind !== 'question' || words < asked) return false
  const own = index.speech.telling(entry.title)
  const shared = own.filter((word) =>
    index.speech.indexForms(word, index.locale).some((form) => forms.has(form)),
  )
  return (
    shared.length >= Math.min(asked, own.length) &&
    shared.length / own.length >= directAnswerRules.minShareOfQuestion
  )
}

/**
 * A query that names something, such as "home insurance", asks for the thing and not for questions about it, with or
 * without the word for insurance.
 */
function isName(index: SearchIndex, meant: string): boolean {
  return [...keysOf(index, meant), untradedKey(index, meant)].some((key) => index.named.has(key))
}

function pageFees(index: SearchIndex, id: number | undefined): PageFees[] {
  const entry = id === undefined ? undefined : index.entries[id]
  return entry?.fees === undefined ? [] : [{ ...entry.fees, href: entry.href, title: entry.title }]
}

/**
 * The official fees, for those who ask for prices: of the page that comes first and has every word; of all that list
 * some where nothing else was said.
 */
function feesAsked(index: SearchIndex, { asksPrice, words, ranked }: Ranking): DirectAnswer | undefined {
  if (!asksPrice) return undefined
  if (words.length === 0) {
    const pages = index.feePages.flatMap((id) => pageFees(index, id))
    // What several charge is a list of examples; the whole of it is on each page.
    return {
      kind: 'fees',
      pages: pages.map(({ note: _note, rows, ...page }) => ({ ...page, rows: rows.slice(0, 1) })),
    }
  }
  const first = ranked.find(({ id }) => index.entries[id]?.kind === 'page')
  const [page] = first?.words === words.length ? pageFees(index, first.id) : []
  if (page === undefined) return undefined
  // A page for many things lists fees for some of them: none of them answers for another.
  const stemsIn = (text: string) => new Set(index.speech.key(text).split(' '))
  const asked = [...stemsIn(words.join(' '))]
  const exact = page.rows.filter(({ label }) => asked.every((stem) => stemsIn(label).has(stem)))
  const about = stemsIn([page.title, ...page.rows.map(({ label }) => label)].join(' '))
  if (!asked.some((stem) => about.has(stem))) return undefined
  return { kind: 'fees', pages: [{ ...page, rows: exact.length > 0 ? exact : page.rows }] }
}

/** The answer itself, where a query asks for opening hours or is one of the site's questions. */
export function directAnswer(index: SearchIndex, ranking: Ranking, query: string): DirectAnswer | undefined {
  const { words, meant, ranked } = ranking
  const hours = hoursAsked(index, words)
  if (hours !== undefined) return hours
  const fees = feesAsked(index, ranking)
  if (fees !== undefined && (words.length < 2 || isName(index, meant))) return fees
  // A single word asks for a page, unless it is part of a sentence.
  const sentence = words.length > 1 || wordsOf(query).length >= directAnswerRules.minSentenceWords
  if (!sentence || isName(index, meant)) return fees
  const found = ranked.slice(0, directAnswerRules.maxRank).find((one) => answersAll(index, one, words.length))
  if (found === undefined) return fees
  return { kind: 'question', hit: toHit(index, found), answer: index.entries[found.id]?.summary ?? '' }
}
