import type { LoadedPage } from '#content/page-info.ts'
import type { PlanContent } from '#content/schema/schema.page.ts'
import { PlanTexts } from '#domains/plan/plan-texts.ts'
import type { PageViewProps } from '#pages/kinds.ts'
import { useCrumbs } from '#pages/use-crumbs.ts'
import { PlanPage } from './plan-page.tsx'

/** The move plan with its texts, which load after the page's own scripts. */
export default function LivePlan({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<PlanContent>
  const breadcrumbs = useCrumbs(page.id)
  if (data.plan === undefined) throw new Error('a plan page without its plan')
  return (
    <PlanTexts>
      <PlanPage content={content} breadcrumbs={breadcrumbs} scene={page.scene} data={data.plan} />
    </PlanTexts>
  )
}
