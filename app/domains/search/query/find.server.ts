import { tidyLine } from '#i18n/typed-text.ts'
import { directAnswer } from './direct-answer.server.ts'
import { mark } from './mark.server.ts'
import { rank, type Ranked, type Ranking, toHit } from './rank.server.ts'
import { kindWeights, maxHits, maxSuggestions, minShareOfBest, minShareOfWords } from './ranking-weights.ts'
import { maxQueryLength, type HitKind, type SearchAnswer, type Suggestion } from './search-answer.ts'
import type { SearchIndex } from '#domains/search/index/search-index.server.ts'
import { wordsOf } from '#domains/search/index/words.ts'

const no = new Set<string>()

function kindOf(index: SearchIndex, { id }: Ranked): HitKind {
  return index.entries[id]?.kind ?? 'page'
}

/** The entries worth showing: near enough to the best, with enough of the words. */
function shown({ ranked, best, words }: Ranking): Ranked[] {
  return ranked.filter(
    (one) => one.score >= best * minShareOfBest && one.words >= words.length * minShareOfWords,
  )
}

function groupsOf(index: SearchIndex, list: readonly Ranked[]) {
  const kinds = Object.keys(maxHits.byKind) as HitKind[]
  return kinds
    .map((kind) => ({ kind, all: list.filter((one) => kindOf(index, one) === kind) }))
    .filter(({ all }) => all.length > 0)
    .sort(
      (a, b) => (b.all[0]?.score ?? 0) * kindWeights[b.kind] - (a.all[0]?.score ?? 0) * kindWeights[a.kind],
    )
    .map(({ kind, all }) => ({
      kind,
      hits: all.slice(0, maxHits.byKind[kind]).map((one) => toHit(index, one)),
    }))
}

function understood(query: string, { corrected }: Ranking): string | undefined {
  if (corrected.size === 0) return undefined
  return query
    .split(/\s+/)
    .map((word) => corrected.get(word.toLowerCase()) ?? word)
    .join(' ')
}

/** Everything that the search page shows for a query. */
export function find(index: SearchIndex, asked: string): SearchAnswer {
  const query = tidyLine(asked).slice(0, maxQueryLength)
  const ranking = rank(index, query)
  const list = shown(ranking)
  const groups = groupsOf(index, list)
  const none = list.length === 0
  const near = none && query !== '' ? rank(index, query, true).ranked : []
  return {
    query,
    total: groups.reduce((sum, { hits }) => sum + hits.length, 0),
    groups,
    direct: directAnswer(index, ranking, query),
    understood: none ? undefined : understood(query, ranking),
    nearest: near
      .filter((one) => kindOf(index, one) === 'page')
      .slice(0, maxHits.nearest)
      .map((one) => toHit(index, one)),
    popular: none ? index.popular.map((id) => toHit(index, { id, forms: no })) : [],
  }
}

/** The labels above an entry that say more than its own title does: a page's words lie below the page of the same name. */
function tellingTrail(title: string, trail: readonly string[]): string[] {
  const said = new Set(wordsOf(title))
  return trail.filter((label) => wordsOf(label).some((word) => !said.has(word)))
}

/** The few lines under the search box while the visitor types. */
export function suggest(index: SearchIndex, asked: string): Suggestion[] {
  const left = { ...maxSuggestions.byKind }
  const shownAlready = new Set<string>()
  /** A word explained on a page that is suggested already, or called like one, would be the same line twice. */
  const isNew = (one: Ranked) => {
    const { title = '', href = '' } = index.entries[one.id] ?? {}
    const names = [title.toLowerCase(), href]
    if (kindOf(index, one) === 'term' && names.some((name) => shownAlready.has(name))) return false
    for (const name of names) shownAlready.add(name)
    return true
  }
  const placed = (one: Ranked) => one.score * kindWeights[kindOf(index, one)]
  return shown(rank(index, tidyLine(asked).slice(0, maxQueryLength)))
    .sort((a, b) => placed(b) - placed(a))
    .filter(isNew)
    .filter((one) => (left[kindOf(index, one)] -= 1) >= 0)
    .slice(0, maxSuggestions.total)
    .map(({ id, forms }) => {
      const entry = index.entries[id]
      return {
        kind: entry?.kind ?? 'page',
        href: entry?.href ?? '',
        title: mark(entry?.title ?? '', forms, index.speech),
        trail: tellingTrail(entry?.title ?? '', entry?.trail ?? []),
      }
    })
}
