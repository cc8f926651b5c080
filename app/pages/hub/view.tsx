import type { LoadedPage } from '#content/page-info.ts'
import type { HubContent } from '#content/schema/schema.hub.ts'
import type { PageViewProps } from '#pages/kinds.ts'
import { useCrumbs } from '#pages/use-crumbs.ts'
import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { Picture } from '#content/scene-names.ts'
import { useT } from '#i18n/locale-provider.tsx'
import type { DialogName } from '#map/dialogs.ts'
import type { Crumb } from '#design/blocks/breadcrumbs.tsx'
import { InShort } from '#design/blocks/heroes/in-short.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { LongPage, type PageSection } from '#design/blocks/long-page.tsx'
import { LongPageStyles } from '#pages/long-page-styles.tsx'
import { PageFrame } from '#pages/page-frame.tsx'
import { NextStep, useClosingSections } from '#pages/use-closing-sections.tsx'
import { SituationsSection } from '#pages/situations-section.tsx'
import { PointList } from '#design/blocks/lists/point-list.tsx'
import { Prose } from '#design/blocks/prose.tsx'
import { RichText } from '#design/rich-text.tsx'

type Timeline = Resolved<NonNullable<HubContent['timeline']>>

/** Consecutive periods, each with its items. */
function PhaseList({ intro, phases }: Pick<Timeline, 'intro' | 'phases'>): ReactNode {
  return (
    <>
      {intro && <Prose paragraphs={[intro]} />}
      <ol className="phase-list" role="list">
        {phases.map(({ when, title, items }, index) => (
          <li key={index}>
            <p className="phase-when">
              <RichText value={when} />
            </p>
            <div>
              <h3>{title}</h3>
              <ul role="list">
                {items.map((item, place) => (
                  <li key={place}>
                    <RichText value={item} />
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

/** The sections that only a hub has: a timeline, and what applies to several of its pages. */
function hubSections({ timeline, sections }: Resolved<HubContent>): PageSection[] {
  const own = sections.map(({ id, heading, text, points }) => ({
    id,
    title: heading,
    folded: true,
    body: (
      <>
        {text && <Prose paragraphs={text} />}
        {points && <PointList points={points} />}
      </>
    ),
  }))
  if (timeline === undefined) return own
  const first = {
    id: 'timeline',
    title: timeline.heading,
    folded: true,
    body: <PhaseList {...timeline} />,
  }
  return [first, ...own]
}

interface HubPageProps {
  readonly content: Resolved<HubContent>
  /** The breadcrumbs of this page. */
  readonly breadcrumbs: readonly Crumb[]
  /** The dialog that the call to action opens. */
  readonly dialog: DialogName
  /** The page's picture. */
  readonly scene: Picture
}

/** A hub: situations with helpful pages, then what applies to several of them. */
function HubPage({ content, breadcrumbs, dialog, scene }: HubPageProps): ReactNode {
  const t = useT('page')
  const primary = <DialogButton dialog={dialog}>{content.cta}</DialogButton>
  const closing = useClosingSections(content)
  return (
    <PageFrame
      content={content}
      breadcrumbs={breadcrumbs}
      scene={scene}
      primary={primary}
      strip={<InShort title={t('inShort')} lines={content.inShort} />}
    >
      <LongPageStyles />
      <SituationsSection situations={content.situations} />
      <LongPage
        contentsTitle={t('contents')}
        action={primary}
        sections={[...hubSections(content), ...closing]}
      />
      <NextStep heading={content.ask.title} text={content.ask.text} dialog={dialog} cta={content.cta} />
    </PageFrame>
  )
}

/** A hub, from its loader's data. */
export default function HubView({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<HubContent>
  return (
    <HubPage
      content={content}
      breadcrumbs={useCrumbs(page.id)}
      dialog={page.dialog ?? 'general-dialog'}
      scene={page.scene}
    />
  )
}
