const shortest = 4
/** A first part may be shorter where it is one of the trade's own short words: Kfz-, TÜV-, NIE-. */
const shortestFirst = 3
/** More than the site has words; beyond it what was worked out is thrown away. */
const maxKept = 60_000
const links = ['', 's', 'es', 'n', 'en', 'er', 'e']

/** Takes German compounds apart; a word that is none comes back as an empty list. */
export type SplitCompound = (word: string) => readonly string[]

/**
 * A splitter that knows the words of the site: a compound falls apart where both sides are words on
 * their own, with or without a linking letter (Hund-e-haftpflicht-versicherung).
 * @param known folded words, four letters and longer, and the short ones that a compound may begin with
 */
export function createSplitter(known: ReadonlySet<string>): SplitCompound {
  const split = (word: string, depth: number): readonly string[] | undefined => {
    // From the right: the last part says what the thing is, and the longest one is the likeliest.
    for (let at = shortestFirst; at <= word.length - shortest; at += 1) {
      const left = word.slice(0, at)
      const right = word.slice(at)
      if (!known.has(right) && depth === 0) continue
      const rest = known.has(right) ? [right] : split(right, depth - 1)
      if (rest === undefined) continue
      const first = links
        .filter((link) => left.endsWith(link) && (link === '' || left.length - link.length >= shortest))
        .map((link) => left.slice(0, left.length - link.length))
        .find((part) => known.has(part))
      if (first !== undefined) return [first, ...rest]
    }
    return undefined
  }
  const kept = new Map<string, readonly string[]>()
  return (word) => {
    const before = kept.get(word)
    if (before !== undefined) return before
    const parts = word.length < shortestFirst + shortest ? [] : (split(word, 1) ?? [])
    if (kept.size >= maxKept) kept.clear()
    kept.set(word, parts)
    return parts
  }
}
