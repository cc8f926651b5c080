import { memo, type ReactNode } from 'react'
import type { PageInfo } from '#content/page-info.ts'
import { useT } from '#i18n/use-t.ts'
import { Navigation } from '#domains/navigation/navigation.tsx'
import { LanguageSuggestion } from '#domains/navigation/language-suggestion.tsx'
import type { LinkedScreen } from '#map/linked-screen.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { StormBanner } from './storm-banner.tsx'
import { OpenState } from '#domains/offices/open-state.tsx'
import { useSite } from '#i18n/locale-provider.tsx'
import { useHref } from '#i18n/use-href.ts'
import type { Locale } from '#map/locale.ts'
import { Icon } from '#design/icon.tsx'
import { LanguageMenu } from './menu/language-menu.tsx'

/** The narrow bar above the header: open now or not, contact, phone and language. */
function TopBar({ alternates }: { alternates: Readonly<Record<Locale, string>> }) {
  const { contact, pages } = useSite()
  const href = useHref()
  return (
    <div className="top-bar">
      <div className="wrap">
        <OpenState />
        <a className="top-bar-contact" href={href('contact')}>
          {pages.contact.label}
        </a>
        <a href={`tel:${contact.phone}`}>
          <Icon name="phone" />
          {contact.phoneDisplay}
        </a>
        <LanguageMenu alternates={alternates} />
      </div>
    </div>
  )
}

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
