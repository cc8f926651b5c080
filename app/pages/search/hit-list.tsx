import { useT } from '#i18n/use-t.ts'
import { MarkedText } from '#domains/search/marked-text.tsx'
import type { Hit } from '#domains/search/query/search-answer.ts'

/** Results one below the other: where it lies, its name, and the sentence that fits. */
export function HitList({ hits }: { hits: readonly Hit[] }) {
  const t = useT('found')
  return (
    <ul className="hit-list" role="list">
      {hits.map(({ kind, href, title, text, trail }) => (
        <li key={href + title.join('')}>
          <h3>
            {/* A whole page load lets the browser open the answer that the address names. */}
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
