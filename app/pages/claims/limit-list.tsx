import type { ReactNode } from 'react'
import type { ClaimsExtras } from '#content/claims.ts'
import type { Resolved } from '#content/facts/resolved.ts'
import type { ClaimsContent } from '#content/schema/schema.claims.ts'
import type { ClaimAids } from '#domains/claims/aids.tsx'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'

export type LimitWords = Resolved<ClaimsContent['limits'][number]>

interface LimitListProps {
  readonly title: RichTextValue
  /** The case, for ids that are unique on the page. */
  readonly kind: string
  readonly limits: readonly LimitWords[]
  readonly periods: ClaimsExtras['periods']
  readonly aids: ClaimAids | undefined
  /** The ISO day on Mallorca; undefined until the page runs in a browser. */
  readonly today: string | undefined
}

/** The time limits of a case; with scripts, their last days from the day that the reader gives. */
export function LimitList({ title, kind, limits, periods, aids, today }: LimitListProps): ReactNode {
  const alive = today !== undefined && aids
  return (
    <>
      <h4>
        <RichText value={title} />
      </h4>
      <div className="claim-day-place">
        {alive && (
          <alive.Words>
            <alive.DayField id={`${kind}-day`} today={today} />
          </alive.Words>
        )}
      </div>
      <dl className="claim-limits" aria-live="polite">
        {limits.map(({ id, period, title: name, text, counted }) => {
          const { words, count } = periods[period] ?? { words: '' }
          return (
            <div key={id}>
              <dt>
                <b>{words}</b> {name}
              </dt>
              <dd>
                {alive && counted && count && (
                  <alive.Words>
                    <alive.Due period={count} today={today} />
                  </alive.Words>
                )}
                <RichText value={text} />
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}
