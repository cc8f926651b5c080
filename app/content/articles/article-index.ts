import type { Locale } from '#map/locale.ts'
import type { Article } from './article.ts'

type Articles = readonly Article[]

interface Group {
  readonly tags: readonly string[]
  /** Positions in the list of all articles, newest first. */
  readonly places: number[]
}

interface Index {
  readonly byId: ReadonlyMap<string, Article>
  /** A language's articles, grouped by identical tags. */
  readonly groups: Map<Locale, readonly Group[]>
}

const indexes = new WeakMap<Articles, Index>()

function indexOf(articles: Articles): Index {
  const known = indexes.get(articles)
  if (known !== undefined) return known
  const index = { byId: new Map(articles.map((article) => [article.id, article])), groups: new Map() }
  indexes.set(articles, index)
  return index
}

function groupsOf(articles: Articles, locale: Locale): readonly Group[] {
  const { groups } = indexOf(articles)
  const known = groups.get(locale)
  if (known !== undefined) return known
  const found = new Map<string, Group>()
  articles.forEach(({ tags, texts }, place) => {
    if (texts[locale] === undefined) return
    const key = [...tags].sort().join()
    const group = found.get(key) ?? { tags, places: [] }
    group.places.push(place)
    found.set(key, group)
  })
  const list = [...found.values()]
  groups.set(locale, list)
  return list
}

/** The article with an id. */
export function articleById(articles: Articles, id: string): Article | undefined {
  return indexOf(articles).byId.get(id)
}

/**
 * Other articles on the same topics, most shared topics first, newer before older. Compares each
 * distinct set of topics once rather than each article, so that the cost stays low with many
 * articles.
 */
export function maxSimilar(articles: Articles, article: Article, locale: Locale, most: number): Article[] {
  const shared = (tags: readonly string[]) => tags.filter((tag) => article.tags.includes(tag)).length
  return groupsOf(articles, locale)
    .flatMap(({ tags, places }) => {
      // One more than requested, as the article itself may be among them.
      const first = places.slice(0, most + 1)
      const count = shared(tags)
      return first.map((place) => ({ place, count }))
    })
    .sort((a, b) => b.count - a.count || a.place - b.place)
    .map(({ place }) => articles[place])
    .filter((other) => other !== undefined)
    .filter((other) => other.id !== article.id)
    .slice(0, most)
}
