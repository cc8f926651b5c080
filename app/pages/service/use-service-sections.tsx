import type { Resolved } from '#content/facts/resolved.ts'
import type { ServiceContent } from '#content/schema/schema.service.ts'
import { useT } from '#i18n/use-t.ts'
import type { PageId } from '#map/pages/pages.ts'
import { CompareTable } from '#design/blocks/compare-table.tsx'
import { titleId, type PageSection } from '#design/blocks/long-page.tsx'
import { PointList } from '#design/blocks/point-list.tsx'
import { Prose } from '#design/blocks/prose.tsx'
import { AudienceBody } from './audience-body.tsx'
import { DeliverablesBody } from './deliverables-body.tsx'
import { DocumentsBody } from './documents-body.tsx'
import { FeesBody } from './fees-body.tsx'
import { StepsBody } from './steps-body.tsx'

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
