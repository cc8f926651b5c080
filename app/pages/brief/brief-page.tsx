import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { SceneName } from '#content/scene-names.ts'
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
  /** From the top of the site down to this page. */
  readonly breadcrumbs: readonly Crumb[]
  /** The dialog that the call to action opens; without one it leads to an appointment. */
  readonly dialog: DialogName | null
  /** The page's scene: its own or its group's. */
  readonly scene: SceneName
  /** What the page has of its own, between its head and its points; it takes the place of the head's calls to action. */
  readonly children?: ReactNode
}

/** A page before its full text: what it is about, where to go from here, how to reach us. */
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
