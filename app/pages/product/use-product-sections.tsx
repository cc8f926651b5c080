import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { InsuranceContent } from '#content/schema/schema.insurance.ts'
import { useT } from '#i18n/use-t.ts'
import { CompareTable } from '#design/blocks/compare-table.tsx'
import { titleId, type PageSection } from '#design/blocks/long-page.tsx'
import { PointList } from '#design/blocks/point-list.tsx'
import { Prose } from '#design/blocks/prose.tsx'
import { AudienceBody } from './audience-body.tsx'
import { ClaimBody } from './claim-body.tsx'
import { CoverBody } from './cover-body.tsx'
import { WaitingBody } from './waiting-body.tsx'

/** The sections that only insurance products have, in their order. */
export function useProductSections(content: Resolved<InsuranceContent>, action: ReactNode): PageSection[] {
  const t = useT('product')
  const { audience, cover, ask, levels, waiting, extras, claim, deadlines, foreigner } = content
  const sections: (PageSection | undefined)[] = [
    {
      id: 'audience',
      label: t('audience'),
      title: audience.heading,
      body: <AudienceBody audience={audience} />,
    },
    {
      id: 'cover',
      label: t('cover'),
      title: cover.heading,
      body: <CoverBody cover={cover} ask={ask} action={action} />,
    },
    levels && {
      id: 'levels',
      label: t('levels'),
      title: levels.heading,
      body: <LevelsBody levels={levels} />,
    },
    waiting && {
      id: 'waiting',
      label: t('waiting'),
      title: waiting.heading,
      body: <WaitingBody waiting={waiting} />,
    },
    extras && {
      id: 'extras',
      label: t('extras'),
      title: extras.heading,
      body: <PointList points={extras.items} />,
    },
    { id: 'claim', label: t('claim'), title: claim.heading, body: <ClaimBody claim={claim} /> },
    deadlines && {
      id: 'deadlines',
      label: t('deadlines'),
      title: deadlines.heading,
      body: <PointList points={deadlines.items} />,
    },
    {
      id: 'foreigner',
      label: t('foreigner'),
      title: foreigner.heading,
      body: <PointList points={foreigner.items} tinted />,
    },
  ]
  return sections.filter((section) => section !== undefined)
}

type Levels = Resolved<NonNullable<InsuranceContent['levels']>>

function LevelsBody({ levels: { intro, columns, rows, note } }: { levels: Levels }): ReactNode {
  return (
    <>
      {intro && <Prose paragraphs={[intro]} />}
      <CompareTable labelledBy={titleId('levels')} columns={columns} rows={rows} note={note} />
    </>
  )
}
