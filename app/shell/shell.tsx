import type { ReactNode } from 'react'
import { useT } from '#i18n/use-t.ts'
import { Navigation } from '#features/navigation/navigation.tsx'
import { LanguageSuggestion } from '#features/suggestion/language-suggestion.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { StormBanner } from './storm-banner.tsx'
import { TopBar } from './top-bar.tsx'
import { useAlternatePaths } from './use-alternate-paths.ts'

/** What surrounds every screen: skip link, bars, header, footer, and the open dialog. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useT('layout')
  const alternates = useAlternatePaths()
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <Navigation />
      <LanguageSuggestion alternates={alternates} />
      <StormBanner />
      <header>
        <TopBar alternates={alternates} />
        <Header alternates={alternates} />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer alternates={alternates} />
    </>
  )
}
