import { useHref } from '#i18n/use-href.ts'
import { useT } from '#i18n/use-t.ts'
import { forgetSearch, useRecentSearches } from '#domains/search/recent-searches.ts'
import { IconButton } from '#design/icon-button.tsx'

interface RecentListProps {
  /** Id of the search field, which gets the focus when the last button here has gone. */
  readonly fieldId: string
}

/** The button of the row after that of a button, or of the one before. */
function buttonBeside(button: HTMLElement): HTMLElement | null | undefined {
  const row = button.closest('li')
  return (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button')
}

/** The searches made in this browser, to repeat or to delete; kept nowhere else. */
export function RecentList({ fieldId }: RecentListProps) {
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
                // The button goes with its row.
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
