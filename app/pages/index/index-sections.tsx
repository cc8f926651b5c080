import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { IndexContent } from '#content/schema/schema.index.ts'
import { CompareTable } from '#design/blocks/compare-table.tsx'
import { ProductGroups, type ProductGroup } from '#design/blocks/product-groups.tsx'
import { Prose } from '#design/blocks/prose.tsx'
import { SectionHead } from '#design/blocks/section-head.tsx'
import { SideSection } from '#design/blocks/side-section.tsx'
import { StepList } from '#design/blocks/step-list.tsx'
import { Situations } from '#design/blocks/situations.tsx'
import { Callout } from '#design/callout.tsx'
import { RichText } from '#design/rich-text.tsx'

interface IndexSectionsProps {
  readonly content: Pick<Resolved<IndexContent>, 'groups' | 'choose' | 'law' | 'broker'>
  readonly groups: readonly ProductGroup[]
}

/** What only the index has: the groups, the situations, the law, the broker's part. */
export function IndexSections({ content, groups }: IndexSectionsProps): ReactNode {
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
