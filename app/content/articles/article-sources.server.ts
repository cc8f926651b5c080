import type { Locale } from '#map/locale.ts'
import type { RichTextValue } from '#design/rich-text.tsx'
import type { Article, ArticleText } from './article.ts'
import { factIdsIn, parseInline } from '#content/inline.ts'
import { listSources, nameIn, type NamedSource } from '#content/facts/list-sources.ts'
import { proseContext, siteFacts } from '#content/load.server.ts'

/** A source as an article shows it. */
export interface ArticleSource extends Omit<NamedSource, 'name'> {
  readonly name: RichTextValue
}

/** The article's own sources, then those of the facts in its text, each once with its latest day. */
export function sourcesOf(article: Article, { body }: ArticleText, locale: Locale): ArticleSource[] {
  const facts = factIdsIn(body).flatMap((id) => siteFacts().get(id) ?? [])
  const context = proseContext(locale)
  return listSources(article.sources, facts).map((source) => ({
    ...source,
    name: parseInline(nameIn(source.name, locale), context),
  }))
}
