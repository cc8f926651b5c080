import type { Locale } from '#map/locale.ts'
import type { Fact } from './facts.ts'
import { factIdsIn } from '#content/inline.ts'
import { listSources, nameIn } from './list-sources.ts'
import type { PageContent } from '#content/page-file.server.ts'

/** A page that lists its sources lists those of the facts in it too, each once with its latest day. */
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
