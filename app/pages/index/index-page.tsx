import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { SceneName } from '#content/scene-names.ts'
import type { IndexContent } from '#content/schema/schema.index.ts'
import { useT } from '#i18n/use-t.ts'
import type { DialogName } from '#map/dialog-names.ts'
import type { Crumb } from '#design/blocks/breadcrumbs.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import type { ProductGroup } from '#design/blocks/product-groups.tsx'
import { PageClosing, PageFrame } from '#pages/page-frame.tsx'
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
  const primary = <DialogButton dialog={dialog}>{t('ask')}</DialogButton>
  return (
    <PageFrame content={content} breadcrumbs={breadcrumbs} scene={scene} primary={primary}>
      <IndexSections content={content} groups={groups} />
      <IndexClosing content={content} />
      <PageClosing />
    </PageFrame>
  )
}
