import { useEffect, type ReactNode } from 'react'
import { Outlet } from 'react-router'
import { LocaleProvider, useSite } from '#i18n/locale-provider.tsx'
import { Document } from '#shell/document.tsx'
import { PageError } from '#pages/page-error.tsx'
import { Head } from '#shell/head.tsx'
import { Shell } from '#shell/shell.tsx'
import { usePageInfo, usePageLocale } from '#features/navigation/use-page.ts'

/** The document around every screen, errors included. */
export function Layout({ children }: { children: ReactNode }) {
  const locale = usePageLocale()
  const page = usePageInfo()
  return (
    <LocaleProvider locale={locale}>
      <Document locale={locale} head={page && <Head page={page} locale={locale} />}>
        {children}
      </Document>
    </LocaleProvider>
  )
}

/** The shell with the page that the route chose. */
export default function App() {
  const site = useSite()
  useEffect(() => {
    // Without it links and forms work all the same.
    import('./after-load.ts').then(({ startAfterLoad }) => startAfterLoad(site)).catch(() => undefined)
    // Once for a visit: a later language changes nothing of it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

/** Faults of what has no boundary of its own. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Shell>
      <PageError error={error} />
    </Shell>
  )
}
