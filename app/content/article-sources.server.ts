import type { Locale } from '#site/locale.ts'
import type { RichTextValue } from '#ui/rich-text.tsx'
import type { Article, ArticleText } from './article.ts'
import type { SourceName } from './facts.ts'
import { factIdsIn, parseInline } from './inline.ts'
import { proseContext, siteFacts } from './load.server.ts'

interface Named {
  readonly name: SourceName
  readonly url?: string
  readonly asOf?: string
}

/** Where statements of an article come from, and the day on which they were last seen there, if they were. */
export interface ArticleSource extends Omit<Named, 'name'> {
  readonly name: RichTextValue
}

const spanish = (name: SourceName) => (typeof name === 'string' ? name : name.es)

/**
 * A law is one source, whichever of its articles a fact rests on; the mere start page of an office is none,
 * so that what stands there goes by its name.
 */
function keyOf({ name, url }: Named): string {
  if (url !== undefined && new URL(url).pathname !== '/') return url
  return spanish(name).replace(/, arts?\. .*$/, '')
}

/** A name in the reader's language; one that is Spanish alone is marked as that for other readers. */
function nameIn(name: SourceName, locale: Locale): RichTextValue {
  if (typeof name !== 'string') return parseInline(name[locale], proseContext(locale))
  return locale === 'es' ? name : [{ i: name }]
}

/** The article's own sources, then those of the facts in its text, each once with its latest day. */
export function sourcesOf(article: Article, { body }: ArticleText, locale: Locale): ArticleSource[] {
  const own = new Set(article.sources.map(keyOf))
  const ofFacts = factIdsIn(body).flatMap((id): Named[] => {
    const fact = siteFacts().get(id)
    return fact === undefined || fact.source.listed === false ? [] : [{ ...fact.source, asOf: fact.asOf }]
  })
  const found = new Map<string, Named>()
  for (const source of [...article.sources, ...ofFacts]) {
    const key = keyOf(source)
    const before = found.get(key) ?? source
    const shorter = !own.has(key) && spanish(source.name).length < spanish(before.name).length
    found.set(key, {
      name: shorter ? source.name : before.name,
      url: before.url ?? source.url,
      asOf: [before.asOf, source.asOf]
        .filter((day) => day !== undefined)
        .sort()
        .at(-1),
    })
  }
  return [...found.values()].map((source) => ({ ...source, name: nameIn(source.name, locale) }))
}
