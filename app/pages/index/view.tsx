import type { LoadedPage } from '#content/page-info.ts'
import type { PageBrief } from '#content/schema.page.ts'
import { Directory } from '#ui/blocks/directory.tsx'
import { BriefPage } from '../brief/brief-page.tsx'
import type { PageViewProps } from '../kinds.ts'
import { useCrumbs } from '../use-crumbs.ts'
import { useInsuranceGroups } from '../use-insurance-groups.ts'

/** The insurance index: all products in their six groups. */
export default function IndexView({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<PageBrief>
  const groups = useInsuranceGroups(data.required ?? {})
  return (
    <BriefPage content={content} breadcrumbs={useCrumbs(page.id)} dialog={page.dialog} scene={page.scene}>
      <Directory groups={groups} />
    </BriefPage>
  )
}
