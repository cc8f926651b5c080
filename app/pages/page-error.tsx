import { isRouteErrorResponse } from 'react-router'
import { NotFoundScreen } from './not-found/not-found-screen.tsx'
import { Fault } from './error/fault.tsx'

/** The screen of a page's fatal error: not found, or something went wrong. */
export function PageError({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  return missing ? <NotFoundScreen fatal /> : <Fault error={error} />
}
