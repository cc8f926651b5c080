import { keysOf, nearForms, isWhole, isWritten } from '#domains/search/index/near-forms.server.ts'
import { behindWholeWords, maxEdits, matchWeights, minLengths } from './ranking-weights.ts'
import { foreignFields, type SearchIndex } from '#domains/search/index/search-index.server.ts'
import { formsOf } from '#domains/search/index/stems.server.ts'
import { fold } from '#domains/search/index/words.ts'

/** How well an entry fits one word, and the forms by which it was found. */
interface Found {
  score: number
  readonly forms: Set<string>
}

/** The maximum number of wrong letters in a word. */
function tolerance(length: number): number {
  if (length >= minLengths.twoEdits) return maxEdits.usual
  return length >= minLengths.oneEdit ? 1 : 0
}

type Options = Parameters<SearchIndex['words']['search']>[1]

/** Looks up several forms of one word; each entry counts with its best form. */
function lookUp(
  index: SearchIndex,
  forms: readonly string[],
  factor: number,
  found: Map<number, Found>,
  options: Options,
) {
  for (const form of forms) {
    for (const { id, score, terms } of index.words.search(form, options)) {
      const before = found.get(id as number) ?? { score: 0, forms: new Set<string>() }
      before.score = Math.max(before.score, score * factor)
      for (const term of terms) before.forms.add(term)
      found.set(id as number, before)
    }
  }
}

/**
 * Adds what has a longer word with a whole one as its beginning (caravan for car), for those who are still typing;
 * it is not marked. Where something is called by the whole word, it comes behind all that has that word; else who
 * has typed "hora" is as likely on the way to "horario".
 */
function addLonger(index: SearchIndex, word: string, written: string, found: Map<number, Found>) {
  const strict = keysOf(index, word).some((key) => index.named.has(key))
  const longer = index.words
    .search(written, { prefix: true })
    .filter(({ id }) => !strict || !found.has(id as number))
  const least = Math.min(...[...found.values()].map(({ score }) => score))
  const factor = strict ? (behindWholeWords * least) / (longer[0]?.score ?? 1) : matchWeights.longer
  for (const { id, score } of longer) {
    const before = found.get(id as number) ?? { score: 0, forms: new Set<string>() }
    found.set(id as number, { ...before, score: Math.max(before.score, score * factor) })
  }
}

interface FoundWord {
  readonly found: Map<number, Found>
  /** The correct spelling of a misspelt word. */
  readonly corrected?: string
}

/**
 * Looks up one word of a query.
 * @param last whether it may be unfinished
 * @param wide also accepts words with more edits
 */
export function findWord(index: SearchIndex, word: string, last: boolean, wide: boolean): FoundWord {
  const { speech } = index
  const found = new Map<number, Found>()
  const forms = formsOf(word, index.locale)
  const [written = ''] = forms
  lookUp(index, forms, 1, found, {})
  for (const [field, language] of foreignFields) {
    if (language === index.locale) continue
    const [same = '', ...stems] = formsOf(word, language)
    lookUp(index, [same], 1, found, { fields: [field] })
    lookUp(index, stems, matchWeights.foreignStem, found, { fields: [field] })
  }
  const known = isWritten(index, word)
  const whole = isWhole(index, word)
  const begun = written.length >= (last ? minLengths.lastPrefix : minLengths.prefix)
  if (begun && !whole) {
    lookUp(index, [written], known ? matchWeights.longer : matchWeights.prefix, found, { prefix: true })
  }
  lookUp(index, speech.same(word), matchWeights.same, found, {})
  if (known) {
    for (const part of speech.parts(word)) lookUp(index, part, matchWeights.part, found, {})
    if (begun && whole) addLonger(index, word, written, found)
    return { found }
  }
  return findUnwritten(index, word, found, last && found.size > 0, wide)
}

/** Adds what has one of the words that a misspelt one may be; the more letters it shares, the more it counts. */
function addNear(index: SearchIndex, word: string, edits: number, factor: number, near: Map<number, Found>) {
  for (const form of nearForms(index, word, edits)) {
    lookUp(index, [form], (factor * form.length) / (form.length + edits), near, {})
  }
}

/** A word unknown to the site: one letter off, else a compound, else two letters off. */
function findUnwritten(
  index: SearchIndex,
  word: string,
  found: Map<number, Found>,
  unfinished: boolean,
  wide: boolean,
): FoundWord {
  const { length } = fold(word)
  const near = new Map<number, Found>()
  const tolerated = unfinished ? Math.min(1, tolerance(length)) : tolerance(length)
  if (tolerated > 0) addNear(index, word, 1, matchWeights.misspelt, near)
  if (near.size === 0)
    for (const part of index.speech.parts(word)) lookUp(index, part, matchWeights.part, found, {})
  if (near.size === 0 && found.size === 0 && tolerated > 1) {
    addNear(index, word, maxEdits.usual, matchWeights.misspelt, near)
  }
  if (near.size === 0 && found.size === 0 && wide && length >= minLengths.wide) {
    addNear(index, word, maxEdits.wide, matchWeights.distant, near)
  }
  const best = [...near.values()].sort((a, b) => b.score - a.score)[0]
  for (const [id, entry] of near) {
    const before = found.get(id)
    if (before === undefined || before.score < entry.score) found.set(id, entry)
  }
  const [form] = best?.forms ?? []
  return { found, corrected: form && index.written.get(form) }
}
