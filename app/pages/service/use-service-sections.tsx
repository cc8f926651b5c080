import type { Resolved } from '#content/facts/resolved.ts'
import type { ServiceContent } from '#content/schema/schema.service.ts'
import { useT } from '#i18n/locale-provider.tsx'
import type { PageId } from '#map/pages/pages.ts'
import { CompareTable } from '#design/blocks/lists/compare-table.tsx'
import { titleId, type PageSection } from '#design/blocks/long-page.tsx'
import { PointList } from '#design/blocks/lists/point-list.tsx'
import { Prose } from '#design/blocks/prose.tsx'
import { FeesBody } from './fees-body.tsx'
import { type ReactNode, Fragment } from 'react'
import { TwoLists } from '#design/blocks/lists/two-lists.tsx'
import { Timeline } from '#design/blocks/lists/step-list.tsx'
import { Callout } from '#design/callout.tsx'
import { RichText } from '#design/rich-text.tsx'
import type { Answers } from '#domains/checklist/answers.ts'
import { LivingChecklist } from '#domains/checklist/living-checklist.tsx'
import { DocumentList, type DocumentItem } from '#design/blocks/lists/document-list.tsx'

type Documents = Resolved<ServiceContent['documents']>
type By = Documents['items'][number]['by']

const tones = {
  us: 'us',
  you: 'plain',
  authority: 'plain',
  conditional: 'outline',
} as const satisfies Record<By, DocumentItem['bringerTone']>

interface ConditionProps extends Pick<Documents, 'cases'> {
  readonly when: Documents['items'][number]['when']
  readonly answers?: Answers
  readonly words: string
}

/** In which cases an item is needed, as far as the reader's case does not decide it. */
function Condition({ when, cases, answers, words }: ConditionProps) {
  const open = cases.filter(({ id }) => when?.[id] && !answers?.[id])
  if (open.length === 0) return null
  return (
    // Keyed by case: text that the browser translated cannot be updated, only replaced as a whole.
    <span key={open.map(({ id }) => id).join()}>
      {words}{' '}
      {open.map(({ id, label, options }, index) => (
        <Fragment key={id}>
          {index > 0 && ' · '}
          <RichText value={label} />
          {' – '}
          {options
            .filter((option) => when?.[id]?.includes(option.id))
            .map((option, place) => (
              <Fragment key={option.id}>
                {place > 0 && ' / '}
                <RichText value={option.label} />
              </Fragment>
            ))}
        </Fragment>
      ))}
    </span>
  )
}

/** What to have at hand, and who brings it. */
function DocumentsBody({
  page,
  documents: { heading, intro, cases, items, foot },
}: {
  page: PageId
  documents: Documents
}): ReactNode {
  const t = useT('service')
  const words = { us: t('byUs'), you: t('byYou'), authority: t('byAuthority'), conditional: t('byCase') }
  return (
    <>
      <Prose paragraphs={[intro]} />
      <LivingChecklist
        page={page}
        heading={heading}
        cases={cases}
        documents={items}
        renderList={({ answers, isShown, waiting = items.filter(({ when }) => when).length, ...slots }) => (
          <DocumentList
            {...slots}
            waiting={waiting > 0 && t('waiting', { count: waiting })}
            issuedBy={t('issuedBy')}
            items={(isShown ? items.filter(isShown) : items).map(({ by, ...item }) => ({
              ...item,
              waits: !isShown && item.when !== undefined,
              condition: item.when && (
                <Condition when={item.when} cases={cases} answers={answers} words={t('onlyFor')} />
              ),
              bringer: words[by],
              bringerTone: tones[by],
            }))}
            foot={foot && <RichText value={foot} />}
          />
        )}
      />
    </>
  )
}

type Deliverables = Resolved<ServiceContent['deliverables']>

/** What we do for the reader and what the reader does. */
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

/** Who the service is for and who is better served by another. */
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

/** The sections that only services have, in order; a calculator is before the fees. */
export function useServiceSections(
  page: PageId,
  content: Resolved<ServiceContent>,
  calculator: readonly PageSection[],
): PageSection[] {
  const t = useT('service')
  const { deliverables, audience, documents, steps, fees, deadlines, refusals, differences, local } = content
  // A page that begins with situations leads elsewhere: the rest of it is short on phones.
  const folded = content.situations !== undefined
  const sections: (PageSection | undefined)[] = [
    {
      id: 'deliverables',
      folded,
      title: deliverables.heading,
      body: <DeliverablesBody deliverables={deliverables} />,
    },
    {
      id: 'audience',
      folded: true,
      title: audience.heading,
      body: <AudienceBody audience={audience} />,
    },
    {
      id: 'documents',
      folded,
      title: documents.heading,
      body: <DocumentsBody page={page} documents={documents} />,
    },
    { id: 'steps', folded, title: steps.heading, body: <StepsBody steps={steps} /> },
    ...calculator,
    fees && { id: 'fees', folded: true, title: fees.heading, body: <FeesBody fees={fees} /> },
    deadlines && {
      id: 'deadlines',
      folded: true,
      title: deadlines.heading,
      body: <PointList points={deadlines.items} />,
    },
    refusals && {
      id: 'refusals',
      folded: true,
      title: refusals.heading,
      body: <PointList points={refusals.items} tinted />,
    },
    differences && {
      id: 'differences',
      folded: true,
      title: differences.heading,
      body: (
        <CompareTable
          labelledBy={titleId('differences')}
          columns={differences.columns}
          rows={differences.rows}
          words={{ yes: t('yes'), no: t('no') }}
        />
      ),
    },
    local && { id: 'local', folded: true, title: local.heading, body: <Prose paragraphs={local.text} /> },
  ]
  return sections.filter((section) => section !== undefined)
}
