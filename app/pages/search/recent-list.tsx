import { useHref } from '#i18n/use-href.ts'
import { useT } from '#i18n/use-t.ts'
import { forgetSearch, useRecentSearches } from '#features/search/recent-searches.ts'
import { IconButton } from '#ui/icon-button.tsx'

/** The searches made in this browser, to repeat or to delete; kept nowhere else. */
export function RecentList() {
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
            <IconButton icon="x" label={t('forget', { query })} onClick={() => forgetSearch(query)} />
          </li>
        ))}
      </ul>
      <button type="button" className="text-button" onClick={() => forgetSearch()}>
        {t('forgetAll')}
      </button>
    </section>
  )
}
