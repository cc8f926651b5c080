import type { ReactNode } from 'react'
import type { Resolved } from '#content/resolved.ts'
import type { SceneName } from '#content/scene-names.ts'
import type { IndexContent } from '#content/schema.index.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import type { DialogName } from '#site/dialog-names.ts'
import { Breadcrumbs, type Crumb } from '#ui/blocks/breadcrumbs.tsx'
import { ClosingBand } from '#ui/blocks/closing-band.tsx'
import { DialogButton } from '#ui/blocks/dialog-button.tsx'
import { FootBar } from '#ui/blocks/foot-bar.tsx'
import { PageHero } from '#ui/blocks/page-hero.tsx'
import type { ProductGroup } from '#ui/blocks/product-groups.tsx'
import { LinkButton } from '#ui/button.tsx'
import { RestStyles } from '../rest-styles.tsx'
import { IndexClosing } from './index-closing.tsx'
import { IndexSections } from './index-sections.tsx'

interface IndexPageProps {
  readonly content: Resolved<IndexContent>
  /** From the top of the site down to this page. */
  readonly breadcrumbs: readonly Crumb[]
  /** The dialog that the call to action opens. */
  readonly dialog: DialogName
  readonly scene: SceneName
  readonly groups: readonly ProductGroup[]
}

/** The insurance index: all products, how to choose, what the law demands, what a broker does. */
export function IndexPage({ content, breadcrumbs, dialog, scene, groups }: IndexPageProps): ReactNode {
  const t = useT('page')
  const layout = useT('layout')
  const { contact } = useSite()
  const primary = <DialogButton dialog={dialog}>{t('ask')}</DialogButton>
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
      <IndexSections content={content} groups={groups} />
      <IndexClosing content={content} />
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
