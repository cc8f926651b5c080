import { useT } from '#i18n/use-t.ts'
import type { SearchAnswer } from '#domains/search/query/search-answer.ts'
import { LinkButton } from '#design/button.tsx'
import { HitList } from './hit-list.tsx'

/** Nothing was found: a way to ask, and what comes closest. */
export function NoResult({ found }: { found: SearchAnswer }) {
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
