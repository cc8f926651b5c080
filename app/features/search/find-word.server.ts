import { keysOf } from './names.server.ts'
import { foreignFields, type SearchIndex } from './search-index.server.ts'
import { formsOf } from './stems.server.ts'
import { fold } from './words.ts'

/** How well an entry fits one word, and the forms by which it was found. */
interface Found {
  score: number
  readonly forms: Set<string>
}

/** What a way of finding a word counts beside the word itself. */
const counts = {
  prefix: 0.5,
  longer: 0.25,
  part: 0.6,
  same: 0.45,
  foreignStem: 0.5,
  misspelt: 0.8,
  distant: 0.2,
} as const
/** How near the best of the longer words comes to the last of the whole ones. */
const behind = 0.9

/** One letter wrong in short words, two in longer ones, none in the shortest. */
function tolerance(form: string): number {
  if (form.length < 4) return 0
  return form.length < 6 ? 1 : 2
}

/** A misspelling counts by its distance alone. */
const weights = { fuzzy: 0.9, prefix: 0.375 }

/** Shorter words are near to everything. */
const shortestWide = 6

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

/** Whether some entry has the word, in the form of any language or a stem of the index's own. */
function isWritten({ written, locale }: SearchIndex, word: string): boolean {
  return formsOf(word, locale).some((form) => written.has(form))
}

/** Whether a word, or what it is an inflection of, stands on the site as it is: no mere beginning, no mere stem. */
function isWhole({ written, locale }: SearchIndex, word: string): boolean {
  return formsOf(word, locale).some((form) => fold(written.get(form) ?? '') === form)
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
  const factor = strict ? (behind * least) / (longer[0]?.score ?? 1) : counts.longer
  for (const { id, score } of longer) {
    const before = found.get(id as number) ?? { score: 0, forms: new Set<string>() }
    found.set(id as number, { ...before, score: Math.max(before.score, score * factor) })
  }
}

interface FoundWord {
  readonly found: Map<number, Found>
  /** The written word that a misspelt one was taken for. */
  readonly corrected?: string
}

/**
 * Looks one word of a query up.
 * @param last whether it may still be typed
 * @param wide also takes words that are much further off
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
    lookUp(index, stems, counts.foreignStem, found, { fields: [field] })
  }
  const known = isWritten(index, word)
  const whole = isWhole(index, word)
  const begun = (last || written.length > 4) && written.length > 1
  if (begun && !whole) {
    lookUp(index, [written], known ? counts.longer : counts.prefix, found, { prefix: true })
  }
  lookUp(index, speech.same(word), counts.same, found, {})
  if (known) {
    for (const part of speech.parts(word)) lookUp(index, part, counts.part, found, {})
    if (begun && whole) addLonger(index, word, written, found)
    return { found }
  }
  return findUnwritten(index, word, found, last && found.size > 0, wide)
}

/** A word that nothing on the site has: one letter off, else a compound, else two letters off. */
function findUnwritten(
  index: SearchIndex,
  word: string,
  found: Map<number, Found>,
  unfinished: boolean,
  wide: boolean,
): FoundWord {
  const [written = ''] = formsOf(word, index.locale)
  const near = new Map<number, Found>()
  const tolerated = unfinished ? Math.min(1, tolerance(written)) : tolerance(written)
  if (tolerated > 0) lookUp(index, [written], counts.misspelt, near, { fuzzy: 1, weights })
  if (near.size === 0)
    for (const part of index.speech.parts(word)) lookUp(index, part, counts.part, found, {})
  if (near.size === 0 && found.size === 0 && tolerated > 1) {
    lookUp(index, [written], counts.misspelt, near, { fuzzy: tolerated, weights })
  }
  if (near.size === 0 && found.size === 0 && wide && written.length >= shortestWide) {
    lookUp(index, [written], counts.distant, near, { fuzzy: 3, weights })
  }
  const best = [...near.values()].sort((a, b) => b.score - a.score)[0]
  for (const [id, entry] of near) {
    const before = found.get(id)
    if (before === undefined || before.score < entry.score) found.set(id, entry)
  }
  const [form] = best?.forms ?? []
  return { found, corrected: form && index.written.get(form) }
}
