import { isRouteErrorResponse } from 'react-router'
import type { PageId } from '#map/pages/pages.ts'
import { NotFoundScreen } from './not-found/not-found-screen.tsx'
import { useEffect, useState } from 'react'
import { failedPayload } from '#platform/browser/failed-payload.ts'
import { isLoadFailure, loadOnce, rendered } from '#domains/resilience/reload-guard.ts'
import { useSite, useT, useHref } from '#i18n/locale-provider.tsx'
import { LinkButton } from '#design/button.tsx'
import { Drawing } from '#design/blocks/heroes/scene-image.tsx'
import { RestStyles } from './rest-styles.tsx'

/** The screen of a fault: a way on, and a phone number. */
function ErrorScreen() {
  const t = useT('error')
  const href = useHref()
  const { contact } = useSite()
  return (
    <section className="screen">
      <RestStyles />
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <Drawing name="claims" alt="" />
      <div className="wrap">
        <h1>{t('title')}</h1>
        <p className="lead">{t('help')}</p>
        <div className="buttons">
          <LinkButton variant="primary" href={href('home')}>
            {t('goHome')}
          </LinkButton>
          <LinkButton variant="secondary" href={`tel:${contact.phone}`} icon="phone">
            {contact.phoneDisplay}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}

/**
 * How a fault is shown. When a part of the page failed to load, its data or its scripts, the page
 * is reloaded once and only with a connection; robots keep the server-rendered page; everyone else
 * sees the error screen.
 */
function Fault({ error }: { error: unknown }) {
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

/** The screen of a page's fatal error: not found, or something went wrong. */
export function PageError({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <Fault error={error} />
  const { popular } = error.data as { readonly popular: readonly PageId[] }
  return <NotFoundScreen fatal popular={popular} />
}
