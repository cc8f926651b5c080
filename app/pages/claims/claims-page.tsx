import type { ReactNode } from 'react'
import type { ClaimsExtras } from '#content/claims.ts'
import type { Resolved } from '#content/facts/resolved.ts'
import type { ClaimsContent } from '#content/schema/schema.claims.ts'
import { useToday } from '#domains/offices/use-today.ts'
import { useT } from '#i18n/use-t.ts'
import { Breadcrumbs, type Crumb } from '#design/blocks/breadcrumbs.tsx'
import { Icon } from '#design/icon.tsx'
import { RichText } from '#design/rich-text.tsx'
import { BelowFirstView } from '#pages/below-first-view.tsx'
import { RestStyles } from '#pages/rest-styles.tsx'
import { useOpenTarget } from '#pages/use-open-target.ts'
import { CallBar } from './call-bar.tsx'
import { useDial } from './call-line.tsx'
import { CallPanel } from './call-panel.tsx'
import { ClaimCase } from './claim-case.tsx'
import styles from './claims.css?url'
import { ClaimsSections } from './claims-sections.tsx'
import { useAids } from './use-aids.ts'

interface ClaimsPageProps {
  readonly content: Resolved<ClaimsContent>
  readonly extras: ClaimsExtras
  readonly breadcrumbs: readonly Crumb[]
}

/** In storm mode the storm comes first; else the cases keep their order. */
function inOrder(cases: Resolved<ClaimsContent>['cases'], storm: boolean) {
  if (!storm) return cases
  return cases.toSorted((a, b) => Number(b.id === 'storm') - Number(a.id === 'storm'))
}

/** First aid after a loss: the emergency number, then what has happened and what to do about it. */
export function ClaimsPage({ content, extras, breadcrumbs }: ClaimsPageProps): ReactNode {
  const t = useT('page')
  const aids = useAids()
  const today = useToday()
  const dial = useDial(extras)
  useOpenTarget()
  const { title, lead, danger, choose, cases, lines } = content
  const emergency = lines.items.find(({ who }) => who === 'emergency')
  const number = emergency && dial(emergency)
  return (
    <div className="claims">
      <link rel="stylesheet" href={styles} precedence="claims" />
      {number && (
        <a className="claim-danger" href={number.href}>
          <span className="wrap">
            <Icon name="phone" />
            <b>{number.shown}</b> <RichText value={danger} />
          </span>
        </a>
      )}
      <header className="wrap claims-head">
        <Breadcrumbs items={breadcrumbs} label={t('breadcrumbs')} />
        <h1>{title}</h1>
        <p className="lead">
          <RichText value={lead} />
        </p>
      </header>
      <RestStyles />
      <BelowFirstView>
        <div className="wrap claims-grid">
          <section aria-labelledby="choose">
            <h2 id="choose">
              <RichText value={choose.heading} />
            </h2>
            <p className="muted">
              <RichText value={choose.intro} />
            </p>
            <div className="claim-list">
              {inOrder(cases, extras.storm).map((claim) => (
                <ClaimCase
                  key={claim.id}
                  claim={claim}
                  content={content}
                  extras={extras}
                  aids={aids}
                  today={today}
                  open={extras.storm && claim.id === 'storm'}
                />
              ))}
            </div>
            {aids && (
              <aids.Words>
                <aids.SavedNote build={aids.build} />
              </aids.Words>
            )}
          </section>
          <CallPanel content={content} dial={dial} />
        </div>
        <ClaimsSections content={content} />
      </BelowFirstView>
      <CallBar cta={content.cta} aids={aids} emergency={number} />
    </div>
  )
}
