import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { InsuranceContent } from '#content/schema/schema.insurance.ts'
import { useT } from '#i18n/locale-provider.tsx'
import { CompareTable } from '#design/blocks/lists/compare-table.tsx'
import { titleId, type PageSection } from '#design/blocks/long-page.tsx'
import { PointList } from '#design/blocks/lists/point-list.tsx'
import { Prose } from '#design/blocks/prose.tsx'
import { StepList } from '#design/blocks/lists/step-list.tsx'
import { Callout } from '#design/callout.tsx'
import { RichText } from '#design/rich-text.tsx'
import { TwoLists, type ToneList, CoverLists } from '#design/blocks/lists/two-lists.tsx'
import { WaitChart } from '#design/blocks/lists/wait-chart.tsx'

/** What the policy usually covers and what it does not. */
function CoverBody({ cover }: { cover: Resolved<InsuranceContent['cover']> }): ReactNode {
  const t = useT('product')
  return (
    <>
      <Prose paragraphs={[cover.intro]} />
      <CoverLists
        coveredTitle={t('covered')}
        covered={cover.covered}
        notCoveredTitle={t('notCovered')}
        notCovered={cover.notCovered}
        note={cover.note}
      />
    </>
  )
}

type Waiting = Resolved<NonNullable<InsuranceContent['waiting']>>

/** The waiting period of each cover. */
function WaitingBody({ waiting: { intro, rows, max, callout } }: { waiting: Waiting }): ReactNode {
  const t = useT('product')
  return (
    <>
      <Prose paragraphs={[intro]} />
      <WaitChart rows={rows} max={max} start={t('waitingStart')} end={t('waitingEnd', { months: max })} />
      {callout && (
        <Callout kind={callout.kind} title={callout.title}>
          <RichText value={callout.text} />
        </Callout>
      )}
    </>
  )
}

/** Who needs the product and who does not. */
function AudienceBody({ audience }: { audience: Resolved<InsuranceContent['audience']> }): ReactNode {
  const t = useT('product')
  const needs: ToneList = { title: t('for'), items: audience.for, tone: 'plain', icon: 'check' }
  const others = audience.notFor ?? []
  return (
    <>
      <Prose paragraphs={audience.text} />
      <TwoLists
        lists={
          others.length > 0
            ? [needs, { title: t('notFor'), items: others, tone: 'plain', icon: 'minus' }]
            : [needs]
        }
      />
    </>
  )
}

type Claim = Resolved<InsuranceContent['claim']>

/** What happens when the reader claims. */
function ClaimBody({ claim: { intro, steps, callout } }: { claim: Claim }): ReactNode {
  return (
    <>
      {intro && <Prose paragraphs={[intro]} />}
      <StepList steps={steps} />
      {callout && (
        <Callout kind={callout.kind} title={callout.title}>
          <RichText value={callout.text} />
        </Callout>
      )}
    </>
  )
}

/** The sections that only insurance products have, in order. */
export function useProductSections(content: Resolved<InsuranceContent>): PageSection[] {
  const { audience, cover, levels, waiting, extras, claim, deadlines, foreigner } = content
  const sections: (PageSection | undefined)[] = [
    {
      id: 'audience',
      folded: true,
      title: audience.heading,
      body: <AudienceBody audience={audience} />,
    },
    {
      id: 'cover',
      title: cover.heading,
      body: <CoverBody cover={cover} />,
    },
    levels && {
      id: 'levels',
      folded: true,
      title: levels.heading,
      body: <LevelsBody levels={levels} />,
    },
    waiting && {
      id: 'waiting',
      folded: true,
      title: waiting.heading,
      body: <WaitingBody waiting={waiting} />,
    },
    extras && {
      id: 'extras',
      folded: true,
      title: extras.heading,
      body: <PointList points={extras.items} />,
    },
    { id: 'claim', title: claim.heading, body: <ClaimBody claim={claim} /> },
    deadlines && {
      id: 'deadlines',
      folded: true,
      title: deadlines.heading,
      body: <PointList points={deadlines.items} />,
    },
    {
      id: 'foreigner',
      folded: true,
      title: foreigner.heading,
      body: <PointList points={foreigner.items} tinted />,
    },
  ]
  return sections.filter((section) => section !== undefined)
}

type Levels = Resolved<NonNullable<InsuranceContent['levels']>>

function LevelsBody({ levels: { intro, columns, rows, note } }: { levels: Levels }): ReactNode {
  const t = useT('product')
  const words = { yes: t('yes'), no: t('no') }
  return (
    <>
      {intro && <Prose paragraphs={[intro]} />}
      <CompareTable labelledBy={titleId('levels')} columns={columns} rows={rows} words={words} note={note} />
    </>
  )
}
