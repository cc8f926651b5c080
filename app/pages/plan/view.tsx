import { lazy, Suspense } from 'react'
import { late } from '#platform/browser/retry-import-when-online.ts'
import type { PageViewProps } from '#pages/kinds.ts'
import { RestStyles } from '#pages/rest-styles.tsx'
import styles from './plan.css?url'

/** Prefetched with the view. */
export { default as styles } from './plan.css?url'

const LivePlan = lazy(() => late(() => import('./live-plan.tsx')))

/**
 * The move plan, from its loader's data. Until its code has loaded the page's own form stays, which
 * works without it.
 */
export default function PlanView({ data }: PageViewProps) {
  return (
    <>
      <RestStyles />
      <link rel="stylesheet" href={styles} precedence="plan" />
      <Suspense fallback={<div className="plan-page" />}>
        <LivePlan data={data} />
      </Suspense>
    </>
  )
}
