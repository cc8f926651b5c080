import type { LoadedPage } from '#content/page-info.ts'
import type { PlanContent } from '#content/schema/schema.page.ts'
import { PlanTexts } from '#domains/plan/plan-texts.ts'
import type { PageViewProps } from '#pages/kinds.ts'
import { RestStyles } from '#pages/rest-styles.tsx'
import { useCrumbs } from '#pages/use-crumbs.ts'
import styles from './plan.css?url'
import { PlanPage } from './plan-page.tsx'

/** Prefetched with the view. */
export { loadTexts } from '#domains/plan/plan-texts.ts'
export { default as styles } from './plan.css?url'

/** The move plan, from its loader's data. */
export default function PlanView({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<PlanContent>
  const breadcrumbs = useCrumbs(page.id)
  if (data.plan === undefined) throw new Error('a plan page without its plan')
  return (
    <>
      <RestStyles />
      <link rel="stylesheet" href={styles} precedence="plan" />
      <PlanTexts>
        <PlanPage content={content} breadcrumbs={breadcrumbs} scene={page.scene} data={data.plan} />
      </PlanTexts>
    </>
  )
}
