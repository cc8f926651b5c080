import { useEffect } from 'react'
import { useT } from '#i18n/use-t.ts'
import type { Resolved } from '#content/facts/resolved.ts'
import type { PageBrief } from '#content/schema/schema.page.ts'
import type { Hit, Marked, SearchAnswer } from '#domains/search/query/search-answer.ts'
import { rememberSearch } from '#domains/search/recent-searches.ts'
import { pageFieldId, SearchForm } from '#shell/search-box.tsx'
import { Breadcrumbs, type Crumb } from '#design/blocks/breadcrumbs.tsx'
import { PointList } from '#design/blocks/point-list.tsx'
import { RelatedLinks, type RelatedLink } from '#design/blocks/related-links.tsx'
import { RichText } from '#design/rich-text.tsx'
import { Button } from '#design/button.tsx'
import { classes } from '#design/classes.ts'
import { BrandedTitle } from '#pages/branded-title.tsx'
import { NoResult } from './no-result.tsx'
import { RecentList } from './recent-list.tsx'
import { Results } from './results.tsx'

interface SearchPageProps {
  readonly content: Resolved<PageBrief>
  readonly breadcrumbs: readonly Crumb[]
  /** Nothing was asked yet where it is missing. */
  readonly found: SearchAnswer | undefined
}

const plain = (text: Marked) => text.map((part) => (typeof part === 'string' ? part : part.m)).join('')

function linkOf({ href, title, text }: Hit): RelatedLink {
  return { href, label: plain(title), summary: plain(text) }
}

/** The search field, below it what was found or how to search, and beside or below that where most people begin. */
export function SearchPage({ content, breadcrumbs, found }: SearchPageProps) {
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
            {/* Every query is another page, and none of them is worth keeping in a search engine. */}
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
