import type { ReactNode } from 'react'
import type { ClosedDay } from '#content/facts/closed-day.ts'
import type { OtherHours } from '#content/facts/other-hours.ts'
import type { Resolved } from '#content/facts/resolved.ts'
import type { SceneName } from '#content/scene-names.ts'
import type { HoursContent } from '#content/schema/schema.hub.ts'
import { useT } from '#i18n/use-t.ts'
import type { Crumb } from '#design/blocks/breadcrumbs.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { FaqSection } from '#design/blocks/faq-list.tsx'
import { PointList } from '#design/blocks/point-list.tsx'
import { RelatedLinks } from '#design/blocks/related-links.tsx'
import { SectionHead } from '#design/blocks/section-head.tsx'
import { PageStyles } from '#pages/page-styles.tsx'
import { PageClosing, PageFrame } from '#pages/page-frame.tsx'
import { ClosedDaysTable } from './closed-days-table.tsx'
import styles from './hours.css?url'
import { OfficeWeeks } from './office-weeks.tsx'
import { OtherHoursTable } from './other-hours-table.tsx'

interface HoursPageProps {
  readonly content: Resolved<HoursContent>
  /** The days on which offices are closed, in order. */
  readonly closedDays: readonly ClosedDay[]
  /** The days on which offices have other hours, in order. */
  readonly otherHours: readonly OtherHours[]
  /** From the top of the site down to this page. */
  readonly breadcrumbs: readonly Crumb[]
  readonly scene: SceneName
}

/** When every office is open: the usual week and the days that differ, then the real weeks where scripts run. */
export function HoursPage({
  content,
  closedDays,
  otherHours,
  breadcrumbs,
  scene,
}: HoursPageProps): ReactNode {
  const t = useT('page')
  const layout = useT('layout')
  const primary = <DialogButton dialog="appointment-dialog">{layout('appointment')}</DialogButton>
  return (
    <PageFrame content={content} breadcrumbs={breadcrumbs} scene={scene} primary={primary}>
      <PageStyles href={styles} />
      <section className="section wrap" aria-labelledby="week-title">
        <SectionHead id="week-title" title={content.week.heading} intro={content.week.intro} />
        <OfficeWeeks words={content.week} closedDays={closedDays} />
      </section>
      <section className="section tint" aria-labelledby="closures-title">
        <div className="wrap">
          <SectionHead id="closures-title" title={content.closures.heading} intro={content.closures.intro} />
          <ClosedDaysTable words={content.closures} closedDays={closedDays} />
          {otherHours.length > 0 && <OtherHoursTable words={content.closures} otherHours={otherHours} />}
        </div>
      </section>
      <div className="wrap section">
        <PointList points={content.points} as="h2" />
      </div>
      <FaqSection id="questions" title={t('questionsTitle')} faqs={content.faqs} />
      <section className="wrap section section-joined" aria-labelledby="related-title">
        <SectionHead id="related-title" title={t('related')} />
        <RelatedLinks links={content.related} />
      </section>
      <PageClosing />
    </PageFrame>
  )
}
