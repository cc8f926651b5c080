import { Suspense } from 'react'
import { useActionData, useLoaderData, useLocation } from 'react-router'
import { RestStyles } from '../rest-styles.tsx'
import { StatusPage } from './status-page.tsx'
import { changeStatus, loadStatus, type StatusRefusal } from './status-route.server.ts'
import { StatusTexts } from './status-texts.tsx'
import styles from './status.css?url'

export const loader = loadStatus
export const action = changeStatus

/** After a refusal too: of several files some may have been kept, or the office closed the request meanwhile. */
export function shouldRevalidate(): boolean {
  return true
}

/** The page at a request's signed link. */
export default function StatusRoute() {
  const answer = useLoaderData<typeof loader>()
  const refusal = useActionData<StatusRefusal>()
  const done = new URLSearchParams(useLocation().search).get('done')
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="same-origin" />
      <RestStyles />
      <link rel="stylesheet" href={styles} precedence="forms" />
      <Suspense>
        <StatusTexts>
          <StatusPage answer={answer} refusal={refusal} done={done} />
        </StatusTexts>
      </Suspense>
    </>
  )
}
