import type { Locale } from '#site/locale.ts'
import type { Fact, SourceName } from './facts.ts'

/** Where statements come from, and the ISO day on which they were last seen there, if they were. */
export interface NamedSource {
  readonly name: SourceName
  readonly url?: string | undefined
  readonly asOf?: string | undefined
}

const spanish = (name: SourceName) => (typeof name === 'string' ? name : name.es)

/**
 * A law is one source, whichever of its articles a fact rests on; the mere start page of an office is none,
 * so that what stands there goes by its name.
 */
function keyOf({ name, url }: NamedSource): string {
  if (url !== undefined && new URL(url).pathname !== '/') return url
  return spanish(name).replace(/, arts?\. .*$/, '')
}

/** A text's own sources, then those of the facts in it, each once with its latest day. */
export function listSources(
  own: readonly NamedSource[],
  facts: readonly Pick<Fact, 'source' | 'asOf'>[],
): NamedSource[] {
  const named = new Set(own.map(keyOf))
  const ofFacts = facts
    .filter(({ source }) => source.listed !== false)
    .map(({ source, asOf }): NamedSource => ({ ...source, asOf }))
  const found = new Map<string, NamedSource>()
  for (const source of [...own, ...ofFacts]) {
    const key = keyOf(source)
    const before = found.get(key) ?? source
    const shorter = !named.has(key) && spanish(source.name).length < spanish(before.name).length
    found.set(key, {
      name: shorter ? source.name : before.name,
      url: before.url ?? source.url,
      asOf: [before.asOf, source.asOf]
        .filter((day) => day !== undefined)
        .sort()
        .at(-1),
    })
  }
  return [...found.values()]
}

/** A name in the reader's language, in the inline notation; one that is Spanish alone is marked as foreign to others. */
export function nameIn(name: SourceName, locale: Locale): string {
  if (typeof name !== 'string') return name[locale]
  return locale === 'es' ? name : `*${name}*`
}
