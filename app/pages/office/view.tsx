import { PlaceTexts } from '#domains/offices/place-texts.ts'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import type { LoadedPage } from '#content/page-info.ts'
import type { OfficeContent } from '#content/schema/schema.office.ts'
import type { PageViewProps } from '#pages/kinds.ts'
import { useCrumbs } from '#pages/use-crumbs.ts'
import type { ReactNode } from 'react'
import type { ClosedDay, OtherHours } from '#content/facts/closed-day.ts'
import type { Resolved } from '#content/facts/resolved.ts'
import type { Picture } from '#content/scene-names.ts'
import type { SliceOffice } from '#map/slice.ts'
import type { Crumb } from '#design/blocks/breadcrumbs.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { PointList } from '#design/blocks/lists/point-list.tsx'
import { RelatedLinks } from '#design/blocks/cards/related-links.tsx'
import { SectionHead } from '#design/blocks/section-head.tsx'
import type { TitledText } from '#design/blocks/types.ts'
import { LinkButton } from '#design/button.tsx'
import { PageClosing, PageFrame } from '#pages/page-frame.tsx'
import { PageStyles } from '#pages/rest-styles.tsx'
import { FindSection, SpokenLanguages } from './find-section.tsx'
import styles from './office.css?url'
import { WeekSection } from './week-section.tsx'
import { useOfficeItems } from '#domains/offices/use-office-items.tsx'
import { TwoLists } from '#design/blocks/lists/two-lists.tsx'
import { RichText } from '#design/rich-text.tsx'

interface DistanceSectionProps {
  readonly content: Resolved<NonNullable<OfficeContent['distance']>>
  readonly languages: readonly string[]
}

/** What can be done by video or phone and what cannot. */
function DistanceSection({ content, languages }: DistanceSectionProps): ReactNode {
  const { heading, can, cannot } = content
  return (
    <section className="section-first wrap" aria-labelledby="distance-title">
      <div className="section-head">
        <h2 id="distance-title">
          <RichText value={heading} />
        </h2>
      </div>
      <TwoLists
        lists={[
          { ...can, tone: 'ok', icon: 'check' },
          { ...cannot, tone: 'guide', icon: 'arrow-right' },
        ]}
      />
      <dl className="office-ways">
        <SpokenLanguages languages={languages} />
      </dl>
    </section>
  )
}

/** The other offices: where they are and whether they are open. */
function OtherOffices({ than }: { than: string }): ReactNode {
  const t = useT('place')
  const { offices } = useSite()
  const { items } = useOfficeItems()
  return (
    <section className="section section-joined wrap" aria-labelledby="others-title">
      <div className="section-head">
        <h2 id="others-title">{t('others')}</h2>
      </div>
      <ul className="other-offices" role="list">
        {offices.map(({ page, address }, index) => {
          const item = items[index]
          if (page === than || item === undefined) return null
          return (
            <li key={page}>
              <a href={item.href}>{item.label}</a>
              <p className="other-office-state">{item.status}</p>
              <p className="small muted">
                {address === undefined ? t('remote') : `${address.postcode} ${address.town}`}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/**
 * Whether the office is open, until or from when, with the time on Mallorca; its line is reserved
 * until then.
 */
function OfficeState({ office }: { office: SliceOffice }): ReactNode {
  const t = useT('place')
  const { offices } = useSite()
  const { items, now } = useOfficeItems()
  return (
    <p className="office-state">
      {now !== undefined && (
        <>
          {items[offices.indexOf(office)]?.status}{' '}
          <span className="small muted">{t('mallorcaTime', { moment: now })}</span>
        </>
      )}
    </p>
  )
}

interface OfficePageProps {
  readonly office: SliceOffice
  readonly content: Resolved<OfficeContent>
  /** Its coming closed days, in order. */
  readonly closedDays: readonly ClosedDay[]
  /** Its coming days with special hours, in order. */
  readonly otherHours: readonly OtherHours[]
  /** Directions that depend on its address. */
  readonly directions: readonly TitledText[]
  /** The breadcrumbs of this page. */
  readonly breadcrumbs: readonly Crumb[]
  readonly scene: Picture
}

/** One office: its state, location, weeks and services. */
function OfficePage(props: OfficePageProps): ReactNode {
  const { office, content, closedDays, otherHours, directions, breadcrumbs, scene } = props
  const { contact } = useSite()
  const { find, distance, services, visit } = content
  const book = <DialogButton dialog="appointment-dialog">{content.cta}</DialogButton>
  return (
    <PageFrame
      content={content}
      breadcrumbs={breadcrumbs}
      scene={scene}
      primary={book}
      actions={
        <>
          <OfficeState office={office} />
          {book}
          <LinkButton href={`tel:${contact.phone}`} variant="secondary" icon="phone">
            {contact.phoneDisplay}
          </LinkButton>
        </>
      }
    >
      <PageStyles href={styles} />
      {find && <FindSection office={office} content={find} directions={directions} />}
      {distance && <DistanceSection content={distance} languages={office.languages} />}
      <WeekSection office={office} content={content.week} closedDays={closedDays} otherHours={otherHours} />
      <section className="section tint office-services" aria-labelledby="services-title">
        <div className="wrap">
          <SectionHead id="services-title" title={services.heading} intro={services.intro} />
          <RelatedLinks links={services.items.map(({ page, text }) => ({ ...page, summary: text }))} />
        </div>
      </section>
      <section className="section wrap" aria-labelledby="visit-title">
        <SectionHead id="visit-title" title={visit.heading} />
        <PointList points={visit.points} />
      </section>
      <OtherOffices than={office.page} />
      <PageClosing />
    </PageFrame>
  )
}

/** Prefetched with the view. */
export { loadTexts } from '#domains/offices/place-texts.ts'
export { default as styles } from './office.css?url'

/** An office, from its loader's data and the map. */
export default function OfficeView({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<OfficeContent>
  const breadcrumbs = useCrumbs(page.id)
  const office = useSite().offices.find((one) => one.page === page.id)
  if (office === undefined) throw new Error(`content/site.yaml has no office ${page.id}`)
  return (
    <PlaceTexts>
      <OfficePage
        office={office}
        content={content}
        closedDays={data.closedDays ?? []}
        otherHours={data.otherHours ?? []}
        directions={data.directions ?? []}
        breadcrumbs={breadcrumbs}
        scene={page.scene}
      />
    </PlaceTexts>
  )
}
