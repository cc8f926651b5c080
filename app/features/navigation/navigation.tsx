import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { loadLocale } from '#i18n/locale-store.ts'
import { Announcer } from './announcer.tsx'
import { rememberLanguage } from './language-cookie.ts'
import { internalTarget } from './internal-target.ts'
import { PendingBar } from './pending-bar.tsx'
import { localeOfPath } from './use-page.ts'

/**
 * Client-side navigation for plain links: one listener for the whole page, so
 * that every link also works before and without it.
 */
export function Navigation() {
  const navigate = useNavigate()
  const { state } = useNavigation()
  const { pathname } = useLocation()
  useEffect(() => {
    const click = (event: MouseEvent) => {
      const target = internalTarget(event)
      if (target === undefined) return
      event.preventDefault()
      const go = () => navigate(target.to, { preventScrollReset: target.samePage, viewTransition: true })
      // A language whose texts cannot be loaded is still reached, by a full page.
      loadLocale(localeOfPath(new URL(target.to, location.href).pathname)).then(go, () =>
        location.assign(target.to),
      )
    }
    document.addEventListener('click', rememberLanguage)
    document.addEventListener('click', click)
    return () => {
      document.removeEventListener('click', rememberLanguage)
      document.removeEventListener('click', click)
    }
  }, [navigate])
  return (
    <>
      <PendingBar pending={state !== 'idle'} />
      <Announcer pathname={pathname} />
    </>
  )
}
