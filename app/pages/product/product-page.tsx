import type { ReactNode } from 'react'
import type { Resolved } from '#content/resolved.ts'
import type { SceneName } from '#content/scene-names.ts'
import type { InsuranceContent } from '#content/schema.insurance.ts'
import { useT } from '#i18n/use-t.ts'
import type { DialogName } from '#site/dialog-names.ts'
import type { Crumb } from '#ui/blocks/breadcrumbs.tsx'
import { DialogButton } from '#features/dialog/dialog-button.tsx'
import { FactStrip } from '#ui/blocks/fact-strip.tsx'
import { LongPage } from '#ui/blocks/long-page.tsx'
import { PageFrame } from '../page-frame.tsx'
import { useClosingSections } from '../use-closing-sections.tsx'
import { useProductSections } from './use-product-sections.tsx'

interface ProductPageProps {
  readonly content: Resolved<InsuranceContent>
  /** From the top of the site down to this page. */
  readonly breadcrumbs: readonly Crumb[]
  /** The dialog that the call to action opens. */
  readonly dialog: DialogName
  /** The page's scene: its own or its group's. */
  readonly scene: SceneName
}

/** An insurance product, written out. */
export function ProductPage({ content, breadcrumbs, dialog, scene }: ProductPageProps): ReactNode {
  const t = useT('page')
  const sections = useProductSections(
    content,
    <DialogButton dialog={dialog} variant="inverse">
      {content.cta}
    </DialogButton>,
  )
  const closing = useClosingSections(content)
  const primary = <DialogButton dialog={dialog}>{content.cta}</DialogButton>
  return (
    <PageFrame
      content={content}
      breadcrumbs={breadcrumbs}
      scene={scene}
      primary={primary}
      strip={<FactStrip facts={content.keyFacts} />}
    >
      <LongPage contentsTitle={t('contents')} sections={[...sections, ...closing]} />
    </PageFrame>
  )
}
