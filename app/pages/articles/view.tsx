import type { LoadedPage } from '#content/page-info.ts'
import type { PageBrief } from '#content/schema/schema.page.ts'
import type { ServiceBrief } from '#content/schema/schema.service.ts'
import { BriefPage } from '#pages/brief/brief-page.tsx'
import type { PageViewProps } from '#pages/kinds.ts'
import { useCrumbs } from '#pages/use-crumbs.ts'
import { ArticleList } from './article-list.tsx'
import { FeedLinks } from './feed-links.tsx'
import styles from './articles.css?url'

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
