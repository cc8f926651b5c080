import type { LoadedPage } from '#content/page-info.ts'
import type { PageBrief } from '#content/schema/schema.page.ts'
import type { ServiceBrief } from '#content/schema/schema.service.ts'
import { BriefPage } from '#pages/brief/brief-page.tsx'
import type { PageViewProps } from '#pages/kinds.ts'
import { useCrumbs } from '#pages/use-crumbs.ts'
import styles from './articles.css?url'
import { type ReactNode, useEffect, useState } from 'react'
import type { ArticleListContent } from '#content/articles/article-view.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { ArticleCards } from '#design/blocks/cards/article-cards.tsx'
import { useLocation } from 'react-router'
import { classes } from '#design/classes.ts'
import { Fold } from '#design/blocks/fold.tsx'
import { LinkButton } from '#design/button.tsx'

/** Links to newer and older articles. */
function Paging({ paging }: { paging: NonNullable<ArticleListContent['paging']> }): ReactNode {
  const { title, position, newer, older } = paging
  return (
    <nav className="paging" aria-label={title}>
      {newer && (
        <LinkButton variant="secondary" href={`${newer.href}#articles`} rel="prev">
          {newer.label}
        </LinkButton>
      )}
      <p>{position}</p>
      {older && (
        <LinkButton variant="secondary" href={`${older.href}#articles`} rel="next">
          {older.label}
        </LinkButton>
      )}
    </nav>
  )
}

/**
 * The topics of a list, as links; the chosen one is marked. Collapsed on a phone, so that the
 * articles come first.
 */
function TopicFilter({ filter: { term, links } }: Pick<ArticleListContent, 'filter'>): ReactNode {
  return (
    <nav className="topic-filter" aria-label={term}>
      <Fold title={term} as="span">
        <ul role="list">
          {links.map(({ href, label, current }) => (
            <li key={href}>
              <a href={`${href}#articles`} aria-current={current ? 'true' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  )
}

const id = 'untranslated'

/**
 * Explains to a reader who switched the language why the list is shown and not the article. The
 * fragment reveals it: by CSS on page load, by state after a client navigation, which does not
 * update `:target`.
 */
function UntranslatedNote({ text }: { text: string }): ReactNode {
  const { hash } = useLocation()
  const [asked, setAsked] = useState(false)
  useEffect(() => setAsked(hash === `#${id}`), [hash])
  return (
    <p id={id} className={classes('untranslated callout callout-note', asked && 'is-asked')} role="status">
      {text}
    </p>
  )
}

/**
 * Articles, newest first, by topic and by page. Every choice is a link and works without scripts.
 */
function ArticleList({ list }: { list: ArticleListContent }): ReactNode {
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

interface FeedLinksProps extends Pick<ArticleListContent, 'feeds'> {
  /** The page whose feeds they are. */
  readonly title: string | undefined
}

/** Declares the feeds in the document's head. There are none without a public origin. */
function FeedLinks({ title, feeds }: FeedLinksProps): ReactNode {
  if (useSite().url === '') return null
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={title} href={feeds.rss.href} />
      <link rel="alternate" type="application/feed+json" title={title} href={feeds.json.href} />
    </>
  )
}

/** Prefetched with the view. */
export { default as styles } from './articles.css?url'

/** A page that lists articles, from its content. */
export default function ArticlesView({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<PageBrief | ServiceBrief>
  const { list } = data
  // The service news are part of the feeds of all news.
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
