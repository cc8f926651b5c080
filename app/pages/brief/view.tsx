import type { LoadedPage } from '#content/page-info.ts'
import type { InsuranceBrief } from '#content/schema/schema.insurance.ts'
import type { PageBrief } from '#content/schema/schema.page.ts'
import type { ServiceBrief } from '#content/schema/schema.service.ts'
import type { PageViewProps } from '#pages/kinds.ts'
import { useCrumbs } from '#pages/use-crumbs.ts'
import { BriefPage } from './brief-page.tsx'

/** A page in brief, from its loader's data. */
export default function BriefView({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<InsuranceBrief | ServiceBrief | PageBrief>
  return (
    <BriefPage content={content} breadcrumbs={useCrumbs(page.id)} dialog={page.dialog} scene={page.scene} />
  )
}
