import { useT } from '#i18n/use-t.ts'
import type { SearchAnswer } from '#domains/search/query/search-answer.ts'
import { DirectAnswerCard } from './direct-answer-card.tsx'
import { HitList } from './hit-list.tsx'

/** What was found: the answer itself where there is one, then the results by kind. */
export function Results({ found }: { found: SearchAnswer }) {
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
