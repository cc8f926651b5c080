import type { LoadedPage } from '#content/page-info.ts'
import type { IndexContent } from '#content/schema/schema.index.ts'
import type { PageViewProps } from '#pages/kinds.ts'
import { useCrumbs } from '#pages/use-crumbs.ts'
import { useInsuranceGroups } from '#pages/use-insurance-groups.ts'
import { IndexPage } from './index-page.tsx'
import { useOpenTarget } from '#pages/use-open-target.ts'
import { withPurposes } from './with-purposes.ts'

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
