import type { LoadedPage } from '#content/page-info.ts'
import type { PageBrief } from '#content/schema/schema.page.ts'
import { SearchTexts } from '#domains/search/search-texts.ts'
import type { PageViewProps } from '#pages/kinds.ts'
import { RestStyles } from '#pages/rest-styles.tsx'
import { useCrumbs } from '#pages/use-crumbs.ts'
import styles from './search.css?url'
import { useEffect } from 'react'
import { useT, useHref } from '#i18n/locale-provider.tsx'
import type { Resolved } from '#content/facts/resolved.ts'
import type { Hit, Marked, SearchAnswer } from '#domains/search/query/search-answer.ts'
import { rememberSearch, forgetSearch, useRecentSearches } from '#domains/search/recent-searches.ts'
import { pageFieldId, SearchForm } from '#shell/search-box.tsx'
import { Breadcrumbs, type Crumb } from '#design/blocks/breadcrumbs.tsx'
import { PointList } from '#design/blocks/lists/point-list.tsx'
import { RelatedLinks, type RelatedLink } from '#design/blocks/cards/related-links.tsx'
import { RichText } from '#design/rich-text.tsx'
import { Button, LinkButton } from '#design/button.tsx'
import { classes } from '#design/classes.ts'
import { BrandedTitle } from '#pages/branded-title.tsx'
import { DirectAnswerCard } from './direct-answer-card.tsx'
import { IconButton } from '#design/icons/icon-button.tsx'
import { MarkedText } from '#domains/search/marked-text.tsx'

/** A list of results: breadcrumb, name, and the matching sentence. */
function HitList({ hits }: { hits: readonly Hit[] }) {
  const t = useT('found')
  return (
    <ul className="hit-list" role="list">
      {hits.map(({ kind, href, title, text, trail }) => (
        <li key={href + title.join('')}>
          <h3>
            {/* A full load lets the browser open the answer that the address names. */}
            <a href={href} target={kind === 'question' ? '_self' : undefined}>
              <MarkedText text={title} />
            </a>
          </h3>
          <p>
            <MarkedText text={text} />
          </p>
          {trail.length > 0 && (
            <p className="small muted">
              <span className="visually-hidden">{t('path')} </span>
              {trail.join(' › ')}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

interface RecentListProps {
  /** Id of the search field, which gets focus when the last button here has gone. */
  readonly fieldId: string
}

/** The button of the next row, or of the previous one. */
function buttonBeside(button: HTMLElement): HTMLElement | null | undefined {
  const row = button.closest('li')
  return (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button')
}

/** The searches made in this browser, to repeat or to delete; stored nowhere else. */
function RecentList({ fieldId }: RecentListProps) {
  const t = useT('found')
  const href = useHref()
  const recent = useRecentSearches()
  if (recent.length === 0) return null
  return (
    <section className="recent-searches" aria-labelledby="recent-searches">
      <h2 id="recent-searches">{t('recent')}</h2>
      <ul role="list">
        {recent.map((query) => (
          <li key={query}>
            <a href={`${href('search')}?${new URLSearchParams({ q: query })}`} target="_self">
              {query}
            </a>
            <IconButton
              icon="x"
              label={t('forget', { query })}
              onClick={(event) => {
                // The button disappears with its row.
                const next = buttonBeside(event.currentTarget) ?? document.getElementById(fieldId)
                next?.focus()
                forgetSearch(query)
              }}
            />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="text-button"
        onClick={() => {
          document.getElementById(fieldId)?.focus()
          forgetSearch()
        }}
      >
        {t('forgetAll')}
      </button>
    </section>
  )
}

/** Nothing was found: a way to ask, and the closest matches. */
function NoResult({ found }: { found: SearchAnswer }) {
  const t = useT('found')
  const ask = `?${new URLSearchParams({ q: found.query, dialog: 'contact-dialog' })}`
  return (
    <>
      <div className="no-result">
        <p className="lead">{t('noneHelp')}</p>
        <LinkButton href={ask}>{t('ask', { query: found.query })}</LinkButton>
      </div>
      {found.nearest.length > 0 && (
        <section className="search-group" aria-labelledby="found-nearest">
          <h2 id="found-nearest">{t('nearest')}</h2>
          <HitList hits={found.nearest} />
        </section>
      )}
    </>
  )
}

/** The results: the direct answer if there is one, then the results by kind. */
function Results({ found }: { found: SearchAnswer }) {
  const t = useT('found')
  return (
    <>
      {found.direct && <DirectAnswerCard direct={found.direct} />}
      {found.groups.map(({ kind, hits }) => (
        <section key={kind} className="search-group" aria-labelledby={`found-${kind}`}>
          <h2 id={`found-${kind}`}>{t(kind)}</h2>
          <HitList hits={hits} />
        </section>
      ))}
    </>
  )
}

interface SearchPageProps {
  readonly content: Resolved<PageBrief>
  readonly breadcrumbs: readonly Crumb[]
  /** Missing if there was no query yet. */
  readonly found: SearchAnswer | undefined
}

const plain = (text: Marked) => text.map((part) => (typeof part === 'string' ? part : part.m)).join('')

function linkOf({ href, title, text }: Hit): RelatedLink {
  return { href, label: plain(title), summary: plain(text) }
}

/**
 * The search field, below it the results or how to search, and beside or below that popular
 * starting points.
 */
function SearchPage({ content, breadcrumbs, found }: SearchPageProps) {
  const t = useT('found')
  const page = useT('page')
  const asked = found !== undefined
  const query = found?.query
  const isEmpty = asked && found.total === 0 && !found.direct
  useEffect(() => {
    if (query !== undefined) rememberSearch(query)
  }, [query])
  const count = asked ? t('count', { count: found.total, query: found.query }) : ''
  return (
    <div className="search-page">
      <header className="tint">
        <div className="wrap search-head">
          <Breadcrumbs items={breadcrumbs} label={page('breadcrumbs')} />
          <h1>{asked ? count : content.title}</h1>
          {!asked && (
            <p className="lead">
              <RichText value={content.lead} />
            </p>
          )}
          <SearchForm key={query} id={pageFieldId} className="search-form search-page-form" query={query}>
            <Button type="submit">{t('submit')}</Button>
          </SearchForm>
          {found?.understood && <p>{t('understood', { words: found.understood })}</p>}
        </div>
      </header>
      <div className={classes('wrap search-body', asked && !isEmpty && 'search-beside')}>
        {asked ? (
          <div className="search-found">
            {/* Every query is another page, and none of them should be indexed. */}
            <BrandedTitle>{count}</BrandedTitle>
            <meta name="robots" content="noindex" />
            {isEmpty ? <NoResult found={found} /> : <Results found={found} />}
          </div>
        ) : (
          <div>
            <RecentList fieldId={pageFieldId} />
            {content.points && <PointList points={content.points} as="h2" />}
          </div>
        )}
        <section aria-labelledby="popular">
          <h2 id="popular">{t('popular')}</h2>
          <RelatedLinks links={isEmpty ? found.popular.map(linkOf) : content.related} />
        </section>
      </div>
    </div>
  )
}

/** Prefetched with the view. */
export { loadTexts } from '#domains/search/search-texts.ts'
export { default as styles } from './search.css?url'

/** The search page, from its loader's data. */
export default function SearchView({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<PageBrief>
  const breadcrumbs = useCrumbs(page.id)
  return (
    <>
      <RestStyles />
      <link rel="stylesheet" href={styles} precedence="search" />
      <SearchTexts>
        <SearchPage content={content} breadcrumbs={breadcrumbs} found={data.found} />
      </SearchTexts>
    </>
  )
}
