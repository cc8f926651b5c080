import type { LoadedPage } from '#content/page-info.ts'
import type { IndexContent } from '#content/schema/schema.index.ts'
import type { PageViewProps } from '#pages/kinds.ts'
import { useCrumbs } from '#pages/use-crumbs.ts'
import { useInsuranceGroups } from '#pages/use-insurance-groups.ts'
import { useOpenTarget } from '#pages/use-open-target.ts'
import type { Resolved } from '#content/facts/resolved.ts'
import { type ProductGroup, ProductGroups } from '#design/blocks/cards/product-groups.tsx'
import type { ReactNode } from 'react'
import type { Picture } from '#content/scene-names.ts'
import { useT } from '#i18n/locale-provider.tsx'
import type { DialogName } from '#map/dialogs.ts'
import type { Crumb } from '#design/blocks/breadcrumbs.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { PageClosing, PageFrame } from '#pages/page-frame.tsx'
import { FaqSection } from '#design/blocks/lists/faq-list.tsx'
import { RelatedLinks } from '#design/blocks/cards/related-links.tsx'
import { SideSection } from '#design/blocks/side-section.tsx'
import { SourceList } from '#design/blocks/lists/source-list.tsx'
import { TermList } from '#design/blocks/lists/term-list.tsx'
import { CompareTable } from '#design/blocks/lists/compare-table.tsx'
import { Prose } from '#design/blocks/prose.tsx'
import { SectionHead } from '#design/blocks/section-head.tsx'
import { StepList } from '#design/blocks/lists/step-list.tsx'
import { Situations } from '#design/blocks/cards/situations.tsx'
import { Callout } from '#design/callout.tsx'
import { RichText } from '#design/rich-text.tsx'

interface IndexSectionsProps {
  readonly content: Pick<Resolved<IndexContent>, 'groups' | 'choose' | 'law' | 'broker'>
  readonly groups: readonly ProductGroup[]
}

/** The index's own sections: the groups, the situations, legal requirements, the broker's role. */
function IndexSections({ content, groups }: IndexSectionsProps): ReactNode {
  const { choose, law, broker } = content
  return (
    <>
      <section className="section wrap" aria-labelledby="groups-title">
        <SectionHead id="groups-title" title={content.groups.heading} intro={content.groups.intro} />
        <ProductGroups groups={groups} />
      </section>
      <section id="choose" className="section section-joined wrap" aria-labelledby="choose-title">
        <SectionHead id="choose-title" title={choose.heading} intro={choose.intro} />
        <Situations
          items={choose.items.map(({ title, steps, more }) => ({
            title,
            steps: steps.map(({ page, text }) => ({ ...page, text })),
            more: { href: more.page.href, label: more.text },
          }))}
        />
      </section>
      <SideSection id="law" title={law.heading}>
        <Prose paragraphs={[law.intro]} />
        <CompareTable labelledBy="law-title" columns={law.columns} rows={law.rows} note={law.note} />
      </SideSection>
      <SideSection id="broker" title={broker.heading}>
        <StepList steps={broker.steps} />
        <Callout kind={broker.pay.kind} title={broker.pay.title}>
          <RichText value={broker.pay.text} />
        </Callout>
      </SideSection>
    </>
  )
}

interface IndexClosingProps {
  readonly content: Pick<Resolved<IndexContent>, 'terms' | 'faqs' | 'related' | 'sources' | 'updated'>
}

/** The sections at the end of the index: questions, terms, related pages, sources. */
function IndexClosing({ content }: IndexClosingProps): ReactNode {
  const t = useT('page')
  const { terms, faqs, related, sources, updated } = content
  return (
    <>
      <FaqSection id="questions" title={t('questions')} faqs={faqs} />
      <SideSection id="words" title={t('words')}>
        <TermList terms={terms} />
      </SideSection>
      <SideSection id="related" title={t('related')}>
        <RelatedLinks links={related} />
      </SideSection>
      <SideSection id="sources" title={t('sources')} minor>
        <SourceList sources={sources} note={t('checked', { date: updated })} />
      </SideSection>
    </>
  )
}

interface IndexPageProps {
  readonly content: Resolved<IndexContent>
  /** The breadcrumbs of this page. */
  readonly breadcrumbs: readonly Crumb[]
  /** The dialog that the call to action opens. */
  readonly dialog: DialogName
  readonly scene: Picture
  readonly groups: readonly ProductGroup[]
}

/** The insurance index: all products, how to choose, legal requirements, what a broker does. */
function IndexPage({ content, breadcrumbs, dialog, scene, groups }: IndexPageProps): ReactNode {
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

type Purposes = Resolved<IndexContent['groups']['purposes']>

/** The groups of the map, each with its purpose in a sentence. */
function withPurposes(groups: readonly ProductGroup[], purposes: Purposes): ProductGroup[] {
  return groups.map((group) => ({ ...group, purpose: purposes.find(({ id }) => id === group.id)?.text }))
}

/** The insurance index, from its loader's data. */
export default function IndexView({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<IndexContent>
  const { purposes } = content.groups
  useOpenTarget()
  const groups = useInsuranceGroups(data.required ?? {}, data.summaries)
  return (
    <IndexPage
      content={content}
      breadcrumbs={useCrumbs(page.id)}
      dialog={page.dialog ?? 'general-dialog'}
      scene={page.scene}
      groups={withPurposes(groups, purposes)}
    />
  )
}
