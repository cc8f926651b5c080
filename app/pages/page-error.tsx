import { isRouteErrorResponse } from 'react-router'
import type { PageId } from '#map/pages/pages.ts'
import { NotFoundScreen } from './not-found/not-found-screen.tsx'
import { Fault } from './error/fault.tsx'

/** The screen of a page's fatal error: not found, or something went wrong. */
export function PageError({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <Fault error={error} />
  const { popular } = error.data as { readonly popular: readonly PageId[] }
  return <NotFoundScreen fatal popular={popular} />
}
