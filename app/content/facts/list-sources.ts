import type { Locale } from '#map/locale.ts'
import type { Fact, SourceName } from './facts.ts'
import { factIdsIn } from '#content/inline.ts'
import type { PageContent } from '#content/page-file.server.ts'

/** A page that lists its sources also lists those of its facts, each once with its latest day. */
export function withFactSources<T extends PageContent>(
  content: T,
  locale: Locale,
  factOf: (id: string) => Fact | undefined,
): T {
  if (!('sources' in content)) return content
  const { sources, ...words } = content
  const facts = factIdsIn(JSON.stringify(words)).flatMap((id) => factOf(id) ?? [])
  const own = sources.map(({ name, url, date }) => ({
    name: { es: name, en: name, de: name },
    url,
    asOf: date,
  }))
  const all = listSources(own, facts).map(({ name, url, asOf }) => ({
    name: nameIn(name, locale),
    url,
    date: asOf,
  }))
  return { ...content, sources: all }
}

/** Sources of statements, and the ISO day on which they were last verified there. */
export interface NamedSource {
  readonly name: SourceName
  readonly url: string
  readonly asOf: string
}

const spanish = (name: SourceName) => (typeof name === 'string' ? name : name.es)

/**
 * A source's identity; an authority's home page is too general, so such sources are identified by
 * name.
 */
function placeOf({ url }: NamedSource): string | undefined {
  return new URL(url).pathname === '/' ? undefined : url
}

/** The act that a name begins with, such as `Real Decreto 607/1999`. */
function actIn({ name }: NamedSource): string | undefined {
  return /^(?:Ley(?: Orgánica)?|Real Decreto(?: Legislativo|-ley)?|Orden) (?:[A-Z]+\/)?\d+\/\d{4}/.exec(
    spanish(name),
  )?.[0]
}

const withoutArticle = ({ name }: NamedSource) => spanish(name).replace(/, arts?\. .*$/, '')

/**
 * The common name of a law that facts name differently: its shortest name, without the article of
 * one of them.
 */
function commonName(one: NamedSource, other: NamedSource): SourceName {
  if (one.name === other.name) return one.name
  const short = withoutArticle(other).length < withoutArticle(one).length ? other : one
  return typeof short.name === 'string' ? withoutArticle(short) : short.name
}

/** A law is one source, whichever of its articles a fact cites and whatever a page calls it. */
function isSame(one: NamedSource, other: NamedSource): boolean {
  const [here, there] = [placeOf(one), placeOf(other)]
  if (here !== undefined && there !== undefined) return here === there
  const act = actIn(one)
  if (act !== undefined) return act === actIn(other)
  return here === there && withoutArticle(one) === withoutArticle(other)
}

const isStartPage = (source: NamedSource) => placeOf(source) === undefined

/** A text's own sources, then those of its facts, each once with its latest day. */
export function listSources(
  own: readonly NamedSource[],
  facts: readonly Pick<Fact, 'source' | 'asOf'>[],
): NamedSource[] {
  const ofFacts = facts.flatMap(({ source, asOf }): NamedSource[] =>
    'url' in source && asOf !== undefined ? [{ ...source, asOf }] : [],
  )
  const found: NamedSource[] = []
  for (const source of [...own, ...ofFacts]) {
    const at = found.findIndex((one) => isSame(one, source))
    const before = found[at] ?? source
    // A page's own source names are kept; among several facts the shortest name is specific enough.
    const isOwn = own.some((one) => isSame(one, before))
    found[at === -1 ? found.length : at] = {
      name: isOwn ? before.name : commonName(before, source),
      url: isStartPage(before) ? source.url : before.url,
      asOf: before.asOf > source.asOf ? before.asOf : source.asOf,
    }
  }
  return found
}

/**
 * A name in the reader's language, in the inline notation; a Spanish-only name is marked as foreign
 * in other languages.
 */
export function nameIn(name: SourceName, locale: Locale): string {
  if (typeof name !== 'string') return name[locale]
  return locale === 'es' ? name : `*${name}*`
}
