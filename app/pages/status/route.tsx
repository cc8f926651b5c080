import { Suspense } from 'react'
import {
  useActionData,
  useLoaderData,
  useLocation,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import loadStatusTexts from 'virtual:texts/status'
import { loadPayload } from '#platform/router/payload.ts'
import { RestStyles } from '#pages/rest-styles.tsx'
import { StatusPage } from './status-page.tsx'
import { changeStatus, loadStatus, type StatusIntent, type StatusRefusal } from './status-route.server.ts'
import styles from './status.css?url'
import { pageTexts } from '#i18n/page-texts.tsx'

/** The texts of the status page. */
export const { Texts: StatusTexts } = pageTexts(loadStatusTexts)

export const loader = loadStatus
export const action = changeStatus
export const clientLoader = loadPayload

/**
 * Also after a refusal: some of several files may have been stored, or the office closed the
 * request meanwhile. Not without an answer: the reload would fail too.
 */
export function shouldRevalidate({ actionResult }: ShouldRevalidateFunctionArgs): boolean {
  return (actionResult as StatusRefusal | undefined)?.lost !== true
}

/** Network failures are reported at the form, and the input stays. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const sent = request.clone()
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    const intent = (await sent.formData()).get('intent') as StatusIntent
    return { intent, problem: 'unavailable', lost: true } satisfies StatusRefusal
  }
}

/** The page at a request's signed link. */
export default function StatusRoute() {
  const answer = useLoaderData<typeof loader>()
  const refusal = useActionData<StatusRefusal>()
  const done = new URLSearchParams(useLocation().search).get('done')
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="strict-origin" />
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
