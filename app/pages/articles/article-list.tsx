import type { ReactNode } from 'react'
import type { ArticleListContent } from '#content/articles/article-view.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { ArticleCards } from '#design/blocks/article-cards.tsx'
import { TopicFilter } from './topic-filter.tsx'
import { Paging } from './paging.tsx'
import { UntranslatedNote } from './untranslated-note.tsx'

/** Articles, newest first, by topic and by page. Every choice is a link and works without scripts. */
export function ArticleList({ list }: { list: ArticleListContent }): ReactNode {
  const { title, cards, none, filter, paging, feeds } = list
  const { url } = useSite()
  return (
    <section aria-labelledby="articles">
      <UntranslatedNote text={list.untranslated} />
      <div className="article-list-head">
        <h2 id="articles">{title}</h2>
        {filter.links.length > 2 && <TopicFilter filter={filter} />}
      </div>
      {cards.length > 0 ? <ArticleCards cards={cards} /> : <p>{none}</p>}
      {paging && <Paging paging={paging} />}
      {url !== '' && (
        <p className="article-feeds small muted">
          {feeds.term}: <a href={feeds.rss.href}>{feeds.rss.label}</a>,{' '}
          <a href={feeds.json.href}>{feeds.json.label}</a>
        </p>
      )}
    </section>
  )
}
