import { memo, type ReactNode } from 'react'
import type { PageInfo } from '#content/page-info.ts'
import { useT, useSite, useHref } from '#i18n/locale-provider.tsx'
import { Navigation } from '#domains/navigation/navigation.tsx'
import { LanguageSuggestion } from '#domains/navigation/language-suggestion.tsx'
import type { LinkedScreen } from '#map/linked-paths.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OpenState } from '#domains/offices/open-state.tsx'
import type { Locale } from '#map/locale.ts'
import { Icon } from '#design/icons/icon.tsx'
import { LanguageMenu } from './menu/language-menu.tsx'

/**
 * In storm mode (content/site.yaml), on every page: a line that links to storm advice. Otherwise
 * nothing.
 */
export function StormBanner() {
  const { storm, pages } = useSite()
  return storm ? (
    <aside className="band storm-banner" aria-label={pages.claims.label}>
      <a className="wrap" href={`${pages.claims.path}#storm`}>
        {storm}
      </a>
    </aside>
  ) : null
}

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

/** The language switcher's targets on the not-found screen. */
const homePaths = { es: '/', en: '/en', de: '/de' }

interface ShellProps {
  /** The current page; undefined on the not-found screen. */
  readonly screen?: PageInfo | LinkedScreen | undefined
  readonly children: ReactNode
}

/**
 * What surrounds every screen: skip link, bars, header, footer. It does not change while the router
 * loads another page.
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
      {/* A missing page is missing in every other language too. */}
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
