import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { SceneName } from '#content/scene-names.ts'
import type { HubContent } from '#content/schema/schema.hub.ts'
import { useT } from '#i18n/use-t.ts'
import type { DialogName } from '#map/dialog-names.ts'
import type { Crumb } from '#design/blocks/breadcrumbs.tsx'
import { AskBand } from '#design/blocks/ask-band.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { LongPage } from '#design/blocks/long-page.tsx'
import { PageFrame } from '#pages/page-frame.tsx'
import { useClosingSections } from '#pages/use-closing-sections.tsx'
import { SituationsSection } from '#pages/situations-section.tsx'
import { hubSections } from './hub-sections.tsx'

interface HubPageProps {
  readonly content: Resolved<HubContent>
  /** From the top of the site down to this page. */
  readonly breadcrumbs: readonly Crumb[]
  /** The dialog that the call to action opens. */
  readonly dialog: DialogName
  /** The page's scene: its own or its group's. */
  readonly scene: SceneName
}

/** A hub: the reader's situation leads to the pages that help, then comes what holds for several of them. */
export function HubPage({ content, breadcrumbs, dialog, scene }: HubPageProps): ReactNode {
  const t = useT('page')
  const primary = <DialogButton dialog={dialog}>{content.cta}</DialogButton>
  const closing = useClosingSections(
    content,
    <AskBand
      heading={content.ask.title}
      text={content.ask.text}
      action={
        <DialogButton dialog={dialog} variant="inverse">
          {content.cta}
        </DialogButton>
      }
    />,
  )
  return (
    <PageFrame content={content} breadcrumbs={breadcrumbs} scene={scene} primary={primary}>
      <SituationsSection situations={content.situations} />
      <LongPage contentsTitle={t('contents')} sections={[...hubSections(content), ...closing]} />
    </PageFrame>
  )
}
