import { formatFact } from '#content/facts/format-fact.server.ts'
import { listFacts, type ListedFact } from '#domains/editor/overview/facts-overview.server.ts'
import type { Locale } from '#map/locale.ts'
import type { Version } from '#desk/content/drafts/chosen-draft.server.ts'

const known = new Map<string, readonly ListedFact[]>()
const mostKept = 8

/** All facts of a version; kept, as reading them takes a while. */
export function factsOf({ root, commit }: Version): readonly ListedFact[] {
  const before = known.get(commit)
  if (before !== undefined) return before
  const facts = listFacts(root)
  known.set(commit, facts)
  for (const old of [...known.keys()].slice(0, -mostKept)) known.delete(old)
  return facts
}

/** A fact's value with its unit. */
export function factWords({ fact }: ListedFact, locale: Locale): string {
  return formatFact(fact, locale)
}

/** Where a fact's value comes from. */
export function sourceWords({ fact }: ListedFact, locale: Locale): string {
  const { name } = fact.source
  return typeof name === 'string' ? name : name[locale]
}
