import type { ReactNode } from 'react'
import type { ArticleListContent } from '#content/articles/article-view.ts'
import { useSite } from '#i18n/locale-provider.tsx'

interface FeedLinksProps extends Pick<ArticleListContent, 'feeds'> {
  /** Of the page whose feeds they are. */
  readonly title: string | undefined
}

/** Tells feed readers, in the document's head, where the feeds are. Without a public origin there are none. */
export function FeedLinks({ title, feeds }: FeedLinksProps): ReactNode {
  if (useSite().url === '') return null
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={title} href={feeds.rss.href} />
      <link rel="alternate" type="application/feed+json" title={title} href={feeds.json.href} />
    </>
  )
}
