import { useEffect, type ReactNode } from 'react'
import { Outlet } from 'react-router'
import { LocaleProvider, useSite } from './i18n/locale-provider.tsx'
import { Document, HydratedDocument } from './shell/document.tsx'
import { PageError } from './pages/page-error.tsx'
import { Head } from './shell/head.tsx'
import { Shell } from './shell/shell.tsx'
import { useScrollRestoration } from './platform/router/internals.ts'
import { gate, hydration } from './platform/router/gate.ts'
import { usePageLocale, useScreen } from './domains/navigation/use-page.ts'

/** The server renders the whole document, the browser what is in its `#app` (ADR 0029). */
const Frame = import.meta.env.SSR ? Document : HydratedDocument

/** The document around every screen, errors included. */
export function Layout({ children }: { children: ReactNode }) {
  const locale = usePageLocale()
  const screen = useScreen()
  // Jumps within a page are the browser's: their entries have no key of the router's, so that all would share one place.
  useScrollRestoration({ getKey: ({ key, hash }) => key + hash })
  return (
    <LocaleProvider locale={locale}>
      <Frame locale={locale} head={screen?.locale && <Head page={screen} locale={locale} />}>
        {children}
      </Frame>
    </LocaleProvider>
  )
}

/** A processor is quick that brings a page to life in fewer milliseconds; a slow phone needs about three times as many. */
const quick = 100

const outlet = <Outlet />

/** The shell with the page that the route chose. */
export default function App() {
  const site = useSite()
  const screen = useScreen()
  useEffect(() => {
    gate.fades = performance.measure(hydration, hydration).duration < quick
    // Without it links and forms work all the same.
    import('./after-load.ts').then(({ startAfterLoad }) => startAfterLoad(site)).catch(() => undefined)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for a visit: a later language changes nothing of it
  }, [])
  return <Shell screen={screen}>{outlet}</Shell>
}

/** Faults of what has no boundary of its own. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Shell>
      <PageError error={error} />
    </Shell>
  )
}
