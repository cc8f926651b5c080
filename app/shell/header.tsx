import { useRef } from 'react'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import type { Locale } from '#map/locale.ts'
import type { PageId } from '#map/pages/pages.ts'
import { Icon } from '#design/icons/icon.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { Logo } from './logo.tsx'
import { Menu } from './menu/menu.tsx'
import { pageFieldId, SearchBox } from './search-box.tsx'
import { useMobileMenu } from './menu/use-mobile-menu.ts'

/** Logo, menus, search and the two calls to action of every page. */
export function Header({
  alternates,
  page,
}: {
  alternates: Readonly<Record<Locale, string>>
  page: PageId | undefined
}) {
  const { pages } = useSite()
  const t = useT('layout')
  // Only pages of the map have dialogs.
  const dialogs = page === undefined ? pages.contact.path : ''
  const menu = useRef<HTMLElement>(null)
  useMobileMenu(menu)
  return (
    <div className="header">
      <div className="wrap">
        <Logo />
        <Menu ref={menu} alternates={alternates} page={page} dialogs={dialogs} />
        <SearchBox />
        <DialogButton
          className="header-call"
          variant="secondary"
          compact
          over={dialogs}
          dialog="callback-dialog"
          icon="phone"
          title={t('callback')}
        >
          {t('callback')}
        </DialogButton>
        <DialogButton
          className="header-book"
          variant="sea"
          compact
          over={dialogs}
          dialog="appointment-dialog"
        >
          {t('appointment')}
        </DialogButton>
        <a
          className="icon-button narrow-only"
          href={`${pages.search.path}#${pageFieldId}`}
          aria-label={t('search')}
        >
          <Icon name="search" />
        </a>
        <a className="icon-button menu-open" href="#menu" aria-label={t('menu')}>
          <Icon name="menu-2" />
        </a>
      </div>
    </div>
  )
}
