import type { Article, ArticleText } from './article.ts'
import { factIdsIn } from './inline.ts'
import { siteFacts } from './load.server.ts'

/** Where statements of an article come from, and the day on which they were last seen there. */
export interface ArticleSource {
  readonly name: string
  readonly url?: string
  readonly asOf: string
}

/** A law is one source, whichever of its articles a fact rests on; the mere start page of an office is none. */
function keyOf({ name, url }: ArticleSource): string {
  return url === undefined || new URL(url).pathname === '/' ? name : url
}

/** The article's own sources, then those of the facts in its text, each once with its latest day. */
export function sourcesOf(article: Article, { body }: ArticleText): ArticleSource[] {
  const own = new Set(article.sources.map(keyOf))
  const ofFacts = factIdsIn(body).flatMap((id): ArticleSource[] => {
    const fact = siteFacts().get(id)
    return fact ? [{ ...fact.source, asOf: fact.asOf }] : []
  })
  const found = new Map<string, ArticleSource>()
  for (const source of [...article.sources, ...ofFacts]) {
    const key = keyOf(source)
    const before = found.get(key) ?? source
    const shorter = !own.has(key) && source.name.length < before.name.length
    found.set(key, {
      ...before,
      name: shorter ? source.name : before.name,
      asOf: source.asOf > before.asOf ? source.asOf : before.asOf,
    })
  }
  return [...found.values()]
}
