import type { Ref } from 'react'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import type { Locale } from '#map/locale.ts'
import type { PageId } from '#map/pages/pages.ts'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { useNarrow } from '#domains/navigation/use-narrow.ts'
import { LanguageLinks } from './language-menu.tsx'
import { Logo } from '#shell/logo.tsx'
import { MegaMenu } from './mega-menu.tsx'
import {
  companyPages,
  headerPages,
  inOwnTab,
  insuranceMenu,
  officePages,
  plainPages,
  serviceMenu,
} from './menu-tree.ts'
import { SearchForm } from '#shell/search-box.tsx'

function sectionOf(page: PageId | undefined): 'insurance' | 'services' | 'company' | undefined {
  if (page === undefined) return undefined
  if (page.startsWith('insurance')) return 'insurance'
  if (page.startsWith('service.')) return 'services'
  return page.startsWith('office.') || (companyPages as readonly PageId[]).includes(page)
    ? 'company'
    : undefined
}

/**
 * The site's menu: a row with wide panels, or full-screen on small screens. One document for both.
 */
export function Menu({
  ref,
  alternates,
  page,
  dialogs,
}: {
  ref: Ref<HTMLElement>
  alternates: Readonly<Record<Locale, string>>
  /** The current page, which the menu marks. */
  page: PageId | undefined
  /** The path at which dialogs open; empty for the page itself. */
  dialogs: string
}) {
  const site = useSite()
  const t = useT('menu')
  const layout = useT('layout')
  const narrow = useNarrow()
  const section = sectionOf(page)
  const shared = { narrow, currentPage: page }
  return (
    <nav id="menu" className="menu" aria-label={layout('menu')} ref={ref}>
      <div className="menu-head">
        <Logo />
        <a className="icon-button menu-close" href="#main" aria-label={layout('close')}>
          <Icon name="x" />
        </a>
      </div>
      <div className="menu-body">
        <a className="menu-plain menu-phone narrow-only" href={`tel:${site.contact.phone}`}>
          <Icon name="phone" />
          {site.contact.phoneDisplay}
        </a>
        <SearchForm id="menu-search" className="search-form" />
        <MegaMenu
          {...shared}
          id="insurance"
          label={site.pages.insurance.label}
          scene="health"
          links={[
            { page: 'insurance', label: t('allInsurance') },
            { page: 'claims', label: t('reportClaim') },
          ]}
          groups={insuranceMenu(site)}
          current={section === 'insurance'}
        />
        <MegaMenu
          {...shared}
          id="services"
          label={t('services')}
          scene="administrative"
          links={[
            { page: 'service.tramites-vivir-mallorca', label: t('firstMonths') },
            { page: 'service.support', label: site.pages['service.support'].label },
          ]}
          groups={serviceMenu(site, t)}
          current={section === 'services'}
        />
        <MegaMenu
          {...shared}
          id="company"
          label={t('company')}
          scene="offices"
          links={[
            { page: 'about', label: site.pages.about.label },
            { page: 'contact', label: site.pages.contact.label },
          ]}
          groups={[
            { id: 'company', label: t('company'), pages: companyPages, href: site.pages.about.path },
            {
              id: 'offices',
              label: t('offices'),
              pages: officePages(site),
              href: site.pages['service.horarcom'].path,
            },
            {
              id: 'reading',
              label: t('reading'),
              pages: ['home', 'news', 'blog', 'lifestyle', 'claims', 'contact'],
            },
          ]}
          current={section === 'company'}
        />
        {plainPages.map((id) => (
          <a
            key={id}
            className={headerPages.has(id) ? 'menu-plain' : 'menu-plain narrow-only'}
            href={site.pages[id].path}
            aria-current={id === page ? 'page' : undefined}
            {...(narrow && inOwnTab(id))}
          >
            {id === 'claims' && <Icon name="alert-circle" className="narrow-only" />}
            {site.pages[id].label}
          </a>
        ))}
        <LanguageLinks alternates={alternates} className="menu-languages" />
      </div>
      <div className="menu-foot">
        <DialogButton variant="secondary" over={dialogs} dialog="callback-dialog" icon="phone">
          {layout('callback')}
        </DialogButton>
        <DialogButton variant="primary" over={dialogs} dialog="appointment-dialog">
          {layout('appointment')}
        </DialogButton>
      </div>
    </nav>
  )
}
