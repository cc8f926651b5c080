import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { HomeContent } from '#content/schema/schema.page.ts'
import { Directory } from '#design/blocks/directory.tsx'
import { SectionHead } from '#design/blocks/section-head.tsx'
import { useInsuranceGroups, type RequiredProducts } from '#pages/use-insurance-groups.ts'

interface InsuranceSectionProps {
  readonly content: Resolved<HomeContent['insurance']>
  readonly required: RequiredProducts
}

/** All insurance products in their six groups, with a tag on those that the law demands. */
export function InsuranceSection({ content, required }: InsuranceSectionProps): ReactNode {
  const groups = useInsuranceGroups(required)
  return (
    <section className="section section-joined wrap" aria-labelledby="insurance-title">
      <SectionHead id="insurance-title" title={content.heading} intro={content.intro} />
      <Directory groups={groups} />
    </section>
  )
}
