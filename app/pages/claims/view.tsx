import type { ClaimsExtras } from '#content/claims.ts'
import type { LoadedPage } from '#content/page-info.ts'
import type { ClaimsContent } from '#content/schema/schema.claims.ts'
import type { PageViewProps } from '#pages/kinds.ts'
import { useCrumbs } from '#pages/use-crumbs.ts'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import { useToday } from '#domains/offices/use-now.ts'
import { useT, useSite } from '#i18n/locale-provider.tsx'
import { Breadcrumbs, type Crumb } from '#design/blocks/breadcrumbs.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { RichText } from '#design/rich-text.tsx'
import { BelowFirstView } from '#pages/below-first-view.tsx'
import { RestStyles } from '#pages/rest-styles.tsx'
import { useOpenTarget } from '#pages/use-open-target.ts'
import { useDial, CallLine, ClaimCase } from './claim-case.tsx'
import styles from './claims.css?url'
import type { ClaimAids } from '#domains/claims/aids.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { runningBuild } from '#platform/router/internals.ts'
import { LinkButton } from '#design/button.tsx'
import { FaqSection } from '#design/blocks/lists/faq-list.tsx'
import { RelatedLinks } from '#design/blocks/cards/related-links.tsx'
import { SectionHead } from '#design/blocks/section-head.tsx'
import { SourceList } from '#design/blocks/lists/source-list.tsx'

/** What applies to several cases: the accident statement box by box, questions, related pages. */
function ClaimsSections({ content }: { content: Resolved<ClaimsContent> }): ReactNode {
  const t = useT('page')
  const { statement, faqs, related, sources, updated, counting } = content
  return (
    <>
      <section className="section tint" aria-labelledby="statement">
        <div className="wrap">
          <SectionHead id="statement" title={statement.heading} intro={statement.intro} />
          <dl className="claim-statement">
            {statement.boxes.map(({ title, text }, index) => (
              <div key={index}>
                <dt>{title}</dt>
                <dd>
                  <RichText value={text} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="claim-note">
            <RichText value={statement.note} />
          </p>
        </div>
      </section>
      <div className="section-first">
        <FaqSection id="questions" title={t('questions')} faqs={faqs} />
      </div>
      <section className="wrap section section-joined" aria-labelledby="related-title">
        <SectionHead id="related-title" title={t('related')} />
        <RelatedLinks links={related} />
      </section>
      <section className="wrap section section-joined" aria-labelledby="sources">
        <h2 id="sources" className="minor">
          {t('sources')}
        </h2>
        <p className="small muted claim-note">
          <RichText value={counting} />
        </p>
        <SourceList sources={sources} note={t('checked', { date: updated })} />
      </section>
    </>
  )
}

interface CallBarProps {
  /** The label of the report button. */
  readonly cta: string
  readonly aids: ClaimAids | undefined
  readonly emergency: { readonly shown: string; readonly href: string } | undefined
}

/**
 * On small screens, always within reach of the thumb: the emergency number, ours, and the report of
 * the open case.
 */
function CallBar({ cta, aids, emergency }: CallBarProps): ReactNode {
  const t = useT('page')
  const { contact } = useSite()
  const [claim, setClaim] = useState<string>()
  return (
    <div className="claim-bar">
      {aids && <aids.OpenCase told={setClaim} />}
      {emergency && (
        <LinkButton className="claim-bar-emergency" href={emergency.href}>
          {emergency.shown}
        </LinkButton>
      )}
      <a
        className="claim-bar-phone"
        href={`tel:${contact.phone}`}
        aria-label={t('phone', { number: contact.phoneDisplay })}
      >
        <Icon name="phone" />
      </a>
      <DialogButton dialog="contact-dialog" claim={claim} variant="sea">
        {cta}
      </DialogButton>
    </div>
  )
}

interface CallPanelProps {
  readonly content: Pick<Resolved<ClaimsContent>, 'lines' | 'after' | 'cta'>
  readonly dial: ReturnType<typeof useDial>
}

/** Contacts by purpose, and what applies outside our hours. Beside the cases if there is room. */
function CallPanel({ content: { lines, after, cta }, dial }: CallPanelProps): ReactNode {
  return (
    <section className="claim-panel" aria-labelledby="calls">
      <h2 id="calls" className="minor">
        <RichText value={lines.heading} />
      </h2>
      {lines.items.map((line) => (
        <div key={line.who}>
          <CallLine line={line} dial={dial(line)} />
          <p className="small muted">
            <RichText value={line.text} />
          </p>
        </div>
      ))}
      <h3>{after.title}</h3>
      <p className="small">
        <RichText value={after.text} />
      </p>
      <DialogButton dialog="contact-dialog" variant="secondary">
        {cta}
      </DialogButton>
    </section>
  )
}

/** The page's enhancements by scripts, and their build. */
interface LoadedAids extends ClaimAids {
  readonly build: string | undefined
}

/**
 * The countdown and the offline copy, once their code is loaded; the page is complete without them.
 */
function useAids(): LoadedAids | undefined {
  const { locale } = useSite()
  const [aids, setAids] = useState<LoadedAids>()
  useEffect(() => {
    import('#domains/claims/aids.tsx')
      .then(async ({ claimAids }) => ({
        ...(await claimAids(locale)),
        build: runningBuild(),
      }))
      .then((loaded) => startTransition(() => setAids(loaded)))
      .catch(() => undefined)
  }, [locale])
  return aids
}

interface ClaimsPageProps {
  readonly content: Resolved<ClaimsContent>
  readonly extras: ClaimsExtras
  readonly breadcrumbs: readonly Crumb[]
}

/** In storm mode the storm comes first; otherwise the cases keep their order. */
function inOrder(cases: Resolved<ClaimsContent>['cases'], storm: boolean) {
  if (!storm) return cases
  return cases.toSorted((a, b) => Number(b.id === 'storm') - Number(a.id === 'storm'))
}

/** First aid after a loss: the emergency number, then the incidents and what to do about them. */
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

/** Prefetched with the view. */
export { default as styles } from './claims.css?url'

/** The claims page, from its loader's data. */
export default function ClaimsView({ data }: PageViewProps) {
  const { page, content, claims } = data as LoadedPage<ClaimsContent> & { claims: ClaimsExtras }
  return <ClaimsPage content={content} extras={claims} breadcrumbs={useCrumbs(page.id)} />
}
