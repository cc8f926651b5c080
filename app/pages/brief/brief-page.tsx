import type { ReactNode } from 'react'
import type { Resolved } from '#content/resolved.ts'
import type { SceneName } from '#content/scene-names.ts'
import type { InsuranceBrief } from '#content/schema.insurance.ts'
import type { PageBrief } from '#content/schema.page.ts'
import type { ServiceBrief } from '#content/schema.service.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import type { DialogName } from '#site/dialog-names.ts'
import { Breadcrumbs, type Crumb } from '#ui/blocks/breadcrumbs.tsx'
import { ClosingBand } from '#ui/blocks/closing-band.tsx'
import { DialogButton } from '#ui/blocks/dialog-button.tsx'
import { FootBar } from '#ui/blocks/foot-bar.tsx'
import { PageHero } from '#ui/blocks/page-hero.tsx'
import { PointList } from '#ui/blocks/point-list.tsx'
import { RelatedLinks } from '#ui/blocks/related-links.tsx'
import { SectionHead } from '#ui/blocks/section-head.tsx'
import { LinkButton } from '#ui/button.tsx'
import { RestStyles } from '../rest-styles.tsx'

interface BriefPageProps {
  readonly content: Resolved<InsuranceBrief> | Resolved<ServiceBrief> | Resolved<PageBrief>
  /** From the top of the site down to this page. */
  readonly breadcrumbs: readonly Crumb[]
  /** The dialog that the call to action opens; without one it leads to an appointment. */
  readonly dialog: DialogName | null
  /** The page's scene: its own or its group's. */
  readonly scene: SceneName
  /** What the page has of its own, between its head and its points. */
  readonly children?: ReactNode
}

/** A page before its full text: what it is about, where to go from here, how to reach us. */
export function BriefPage({ content, breadcrumbs, dialog, scene, children }: BriefPageProps): ReactNode {
  const t = useT('page')
  const layout = useT('layout')
  const { contact } = useSite()
  const points = 'points' in content ? content.points : undefined
  const primary =
    dialog === null || dialog === 'appointment-dialog' ? (
      <DialogButton dialog="appointment-dialog">{layout('appointment')}</DialogButton>
    ) : (
      <DialogButton dialog={dialog}>{t('ask')}</DialogButton>
    )
  return (
    <div className="foot-bar-page">
      <PageHero
        title={content.title}
        lead={content.lead}
        breadcrumbs={<Breadcrumbs items={breadcrumbs} label={t('breadcrumbs')} />}
        actions={
          <>
            {primary}
            <DialogButton dialog="callback-dialog" variant="secondary" icon="phone">
              {layout('callback')}
            </DialogButton>
          </>
        }
        scene={scene}
        sceneAlt={content.sceneAlt}
      />
      <RestStyles />
      {children && <div className="wrap section-first">{children}</div>}
      <div className="wrap section">
        {points && <PointList points={points} as="h2" />}
        <section aria-labelledby="related-title">
          <SectionHead id="related-title" title={t('related')} />
          <RelatedLinks links={content.related} />
        </section>
      </div>
      <ClosingBand
        heading={t('closing')}
        text={t('closingText')}
        actions={
          <>
            <DialogButton dialog="appointment-dialog" variant="inverse">
              {layout('appointment')}
            </DialogButton>
            <LinkButton href={`tel:${contact.phone}`} variant="ghost" icon="phone">
              {contact.phoneDisplay}
            </LinkButton>
          </>
        }
      />
      <FootBar
        action={primary}
        phoneHref={`tel:${contact.phone}`}
        phoneLabel={t('phone', { number: contact.phoneDisplay })}
      />
    </div>
  )
}
