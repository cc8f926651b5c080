import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { Picture } from '#content/scene-names.ts'
import type { InsuranceBrief } from '#content/schema/schema.insurance.ts'
import type { PageBrief } from '#content/schema/schema.page.ts'
import type { ServiceBrief } from '#content/schema/schema.service.ts'
import { useT } from '#i18n/locale-provider.tsx'
import type { DialogName } from '#map/dialogs.ts'
import type { Crumb } from '#design/blocks/breadcrumbs.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { PointList } from '#design/blocks/lists/point-list.tsx'
import { RelatedLinks } from '#design/blocks/cards/related-links.tsx'
import { SectionHead } from '#design/blocks/section-head.tsx'
import { PageClosing, PageFrame } from '#pages/page-frame.tsx'

interface BriefPageProps {
  readonly content: Resolved<InsuranceBrief> | Resolved<ServiceBrief> | Resolved<PageBrief>
  /** The breadcrumbs of this page. */
  readonly breadcrumbs: readonly Crumb[]
  /** The dialog of the call to action; by default an appointment. */
  readonly dialog: DialogName | null
  /** The page's picture. */
  readonly scene: Picture
  /**
   * The page's own content between its head and its points; it replaces the calls to action in the
   * head.
   */
  readonly children?: ReactNode
}

/** A page before its full text: its subject, related pages, contact. */
export function BriefPage({ content, breadcrumbs, dialog, scene, children }: BriefPageProps): ReactNode {
  const t = useT('page')
  const layout = useT('layout')
  const points = 'points' in content ? content.points : undefined
  const primary =
    dialog === null || dialog === 'appointment-dialog' ? (
      <DialogButton dialog="appointment-dialog">{layout('appointment')}</DialogButton>
    ) : (
      <DialogButton dialog={dialog}>{t('ask')}</DialogButton>
    )
  return (
    <PageFrame
      content={content}
      breadcrumbs={breadcrumbs}
      scene={scene}
      primary={primary}
      actions={children && false}
    >
      {children && <div className="wrap section-first">{children}</div>}
      <div className="wrap section">
        {points && <PointList points={points} as="h2" />}
        <section aria-labelledby="related-title">
          <SectionHead id="related-title" title={t('related')} />
          <RelatedLinks links={content.related} />
        </section>
      </div>
      <PageClosing />
    </PageFrame>
  )
}
