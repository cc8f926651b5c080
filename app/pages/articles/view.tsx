import type { LoadedPage } from '#content/page-info.ts'
import type { PageBrief } from '#content/schema/schema.page.ts'
import type { ServiceBrief } from '#content/schema/schema.service.ts'
import { BriefPage } from '#pages/brief/brief-page.tsx'
import type { PageViewProps } from '#pages/kinds.ts'
import { useCrumbs } from '#pages/use-crumbs.ts'
import { ArticleList } from './article-list.tsx'
import styles from './articles.css?url'
import type { ReactNode } from 'react'
import type { ArticleListContent } from '#content/articles/article-view.ts'
import { useSite } from '#i18n/locale-provider.tsx'

interface FeedLinksProps extends Pick<ArticleListContent, 'feeds'> {
  /** Of the page whose feeds they are. */
  readonly title: string | undefined
}

/** Tells feed readers, in the document's head, where the feeds are. Without a public origin there are none. */
function FeedLinks({ title, feeds }: FeedLinksProps): ReactNode {
  if (useSite().url === '') return null
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={title} href={feeds.rss.href} />
      <link rel="alternate" type="application/feed+json" title={title} href={feeds.json.href} />
    </>
  )
}

/** What is fetched ahead with the view. */
export { default as styles } from './articles.css?url'

/** A page that lists articles, in the words of its content. */
export default function ArticlesView({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<PageBrief | ServiceBrief>
  const { list } = data
  // The service news are a part of what is in the feeds of all news.
  const hasFeeds = page.id === 'blog' || page.id === 'news'
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="article" />
      {list && <FeedLinks title={hasFeeds ? page.metaTitle : undefined} feeds={list.feeds} />}
      <div className="article-list-page">
        <BriefPage content={content} breadcrumbs={useCrumbs(page.id)} dialog={page.dialog} scene={page.scene}>
          {list && <ArticleList list={list} />}
        </BriefPage>
      </div>
    </>
  )
}
