import { memo, type ReactNode } from 'react'
import type { PageInfo } from '#content/page-info.ts'
import { useT } from '#i18n/use-t.ts'
import { Navigation } from '#domains/navigation/navigation.tsx'
import { LanguageSuggestion } from '#domains/navigation/language-suggestion.tsx'
import type { LinkedScreen } from '#map/linked-screen.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { StormBanner } from './storm-banner.tsx'
import { TopBar } from './top-bar.tsx'

/** Where the language switcher leads from the not-found screen. */
const homePaths = { es: '/', en: '/en', de: '/de' }

interface ShellProps {
  /** What is shown; nothing on the not-found screen. */
  readonly screen?: PageInfo | LinkedScreen | undefined
  readonly children: ReactNode
}

/**
 * What surrounds every screen: skip link, bars, header, footer. It stays as it is while the router is on its way
 * to another page.
 */
export const Shell = memo(function Shell({ screen, children }: ShellProps) {
  const t = useT('layout')
  const alternates = screen?.paths ?? homePaths
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <Navigation />
      {/* What is not there is there in no other language either. */}
      {screen && <LanguageSuggestion alternates={alternates} />}
      <StormBanner />
      <header>
        <TopBar alternates={alternates} />
        <Header alternates={alternates} page={screen?.id} />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer alternates={alternates} />
    </>
  )
})
