import { OpenState } from '#domains/offices/open-state.tsx'
import { useSite } from '#i18n/locale-provider.tsx'
import { useHref } from '#i18n/use-href.ts'
import type { Locale } from '#map/locale.ts'
import { Icon } from '#design/icon.tsx'
import { LanguageMenu } from './menu/language-menu.tsx'

/** The narrow bar above the header: open now or not, contact, phone and language. */
export function TopBar({ alternates }: { alternates: Readonly<Record<Locale, string>> }) {
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
