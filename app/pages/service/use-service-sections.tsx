import type { Resolved } from '#content/facts/resolved.ts'
import type { ServiceContent } from '#content/schema/schema.service.ts'
import { useT } from '#i18n/use-t.ts'
import type { PageId } from '#map/pages/pages.ts'
import { CompareTable } from '#design/blocks/compare-table.tsx'
import { titleId, type PageSection } from '#design/blocks/long-page.tsx'
import { PointList } from '#design/blocks/point-list.tsx'
import { Prose } from '#design/blocks/prose.tsx'
import { DocumentsBody } from './documents-body.tsx'
import { FeesBody } from './fees-body.tsx'
import type { ReactNode } from 'react'
import { TwoLists } from '#design/blocks/two-lists.tsx'
import { Timeline } from '#design/blocks/timeline.tsx'
import { Callout } from '#design/callout.tsx'
import { RichText } from '#design/rich-text.tsx'

type Deliverables = Resolved<ServiceContent['deliverables']>

/** What we do for the reader and what stays with them. */
function DeliverablesBody({ deliverables: { text, we, you } }: { deliverables: Deliverables }): ReactNode {
  const t = useT('service')
  return (
    <>
      <Prose paragraphs={text} />
      <TwoLists
        lists={[
          { title: t('we'), items: we, tone: 'us', icon: 'check' },
          { title: t('you'), items: you, tone: 'guide', icon: 'arrow-right' },
        ]}
      />
    </>
  )
}

type Steps = Resolved<ServiceContent['steps']>

/** Who does what, in order, and how long it takes. */
function StepsBody({ steps: { items, callout } }: { steps: Steps }): ReactNode {
  return (
    <>
      <Timeline steps={items.map((step) => ({ ...step, ours: step.by === 'us' || step.by === 'both' }))} />
      {callout && (
        <Callout kind={callout.kind} title={callout.title}>
          <RichText value={callout.text} />
        </Callout>
      )}
    </>
  )
}

/** Whom the service is for and who does better with another. */
function AudienceBody({ audience }: { audience: Resolved<ServiceContent['audience']> }): ReactNode {
  const t = useT('service')
  return (
    <TwoLists
      lists={[
        { title: t('for'), items: audience.for, tone: 'plain', icon: 'check' },
        { title: t('notFor'), items: audience.notFor, tone: 'plain', icon: 'minus' },
      ]}
    />
  )
}

/** The sections that only services have, in their order. */
export function useServiceSections(page: PageId, content: Resolved<ServiceContent>): PageSection[] {
  const t = useT('service')
  const { deliverables, audience, documents, steps, fees, deadlines, refusals, differences, local } = content
  const sections: (PageSection | undefined)[] = [
    {
      id: 'deliverables',
      label: t('deliverables'),
      title: deliverables.heading,
      body: <DeliverablesBody deliverables={deliverables} />,
    },
    {
      id: 'audience',
      label: t('audience'),
      title: audience.heading,
      body: <AudienceBody audience={audience} />,
    },
    {
      id: 'documents',
      label: t('documents'),
      title: documents.heading,
      body: <DocumentsBody page={page} documents={documents} />,
    },
    { id: 'steps', label: t('steps'), title: steps.heading, body: <StepsBody steps={steps} /> },
    fees && { id: 'fees', label: t('fees'), title: fees.heading, body: <FeesBody fees={fees} /> },
    deadlines && {
      id: 'deadlines',
      label: t('deadlines'),
      title: deadlines.heading,
      body: <PointList points={deadlines.items} />,
    },
    refusals && {
      id: 'refusals',
      label: t('refusals'),
      title: refusals.heading,
      body: <PointList points={refusals.items} tinted />,
    },
    differences && {
      id: 'differences',
      label: t('differences'),
      title: differences.heading,
      body: (
        <CompareTable
          labelledBy={titleId('differences')}
          columns={differences.columns}
          rows={differences.rows}
        />
      ),
    },
    { id: 'local', label: t('local'), title: local.heading, body: <Prose paragraphs={local.text} /> },
  ]
  return sections.filter((section) => section !== undefined)
}
