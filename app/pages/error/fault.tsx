import { useEffect, useState } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { failedPayload } from '#platform/browser/failed-payload.ts'
import { isLoadFailure, loadOnce } from '#domains/resilience/reload-guard.ts'
import { rendered } from '#domains/resilience/robots.ts'
import { ErrorScreen } from './error-screen.tsx'

/**
 * What is shown of a fault. A part of the page that could not be loaded, its data or its scripts, leads to the page
 * in full, once and with a connection; robots keep what the server rendered; everybody else sees the error screen.
 */
export function Fault({ error }: { error: unknown }) {
  const [hopeless, setHopeless] = useState(!isLoadFailure(error))
  useEffect(() => {
    if (isRouteErrorResponse(error)) console.error(failedPayload, error.status, error.statusText)
    else console.error(error)
    if (isLoadFailure(error) && !loadOnce()) setHopeless(true)
  }, [error])
  if (rendered?.main) {
    const { main, title } = rendered
    return (
      <>
        <title>{title}</title>
        <div ref={(box) => box?.replaceChildren(...main.cloneNode(true).childNodes)} />
      </>
    )
  }
  return hopeless ? <ErrorScreen /> : null
}
