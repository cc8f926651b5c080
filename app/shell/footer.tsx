import type { ReactNode } from 'react'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import type { InsuranceGroup } from '#map/groups.ts'
import type { Locale } from '#map/locale.ts'
import type { PageId } from '#map/pages/pages.ts'
import { Ribbon } from '#design/blocks/heroes/ribbon.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { LanguageLinks } from './menu/language-menu.tsx'
import { Logo } from './logo.tsx'
import { companyPages, officePages } from './menu/menu-tree.ts'

/** Social networks, chat and mail as labelled icons. */
function SocialLinks() {
  const { social, contact } = useSite()
  const t = useT('footer')
  const links = [
    { icon: 'brand-whatsapp', href: social.whatsapp, label: 'WhatsApp' },
    { icon: 'brand-facebook', href: social.facebook, label: 'Facebook' },
    { icon: 'brand-instagram', href: social.instagram, label: 'Instagram' },
    { icon: 'brand-linkedin', href: social.linkedin, label: 'LinkedIn' },
    { icon: 'mail', href: `mailto:${contact.email}`, label: t('mail') },
  ] as const
  return (
    <ul className="social">
      {links.map(({ icon, href, label }) => (
        <li key={icon}>
          <a className="icon-button" href={href} aria-label={label} rel="noopener">
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  )
}

const servicePages = [
  'service.nie',
  'service.residencia',
  'service.matriculacion-coche',
  'service.suministros',
  'service.custodia-llaves',
  'service.support',
] as const satisfies PageId[]
const legalPages = ['legal', 'privacy', 'cookies'] as const satisfies PageId[]

/** A list of the footer: a column when wide, one of several exclusive disclosures when narrow. */
function FooterList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="footer-list" name="footer">
      <summary>
        <span>{title}</span>
        <Icon name="plus" />
      </summary>
      <ul>{children}</ul>
    </details>
  )
}

function PageItems({ ids }: { ids: readonly PageId[] }) {
  const { pages } = useSite()
  return ids.map((id) => (
    <li key={id}>
      <a href={pages[id].path}>{pages[id].label}</a>
    </li>
  ))
}

/**
 * The year of the copyright line. In a long-cached copy of the page `showYear` sets the current
 * one.
 */
function CopyrightYear() {
  return (
    <span className="year" suppressHydrationWarning>
      {/* oxlint-disable-next-line react/purity -- the copy of a kept page is corrected by showYear */}
      {new Date().getFullYear()}
    </span>
  )
}

/** Lists, contact, legal links and languages at the end of every page. */
export function Footer({ alternates }: { alternates: Readonly<Record<Locale, string>> }) {
  const site = useSite()
  const { pages, brand, contact, groups, mediator, register } = site
  const t = useT('footer')
  const menu = useT('menu')
  return (
    <>
      <Ribbon />
      <footer className="footer">
        <div className="wrap">
          <div className="footer-columns">
            <div className="footer-brand">
              <Logo />
              <p>{brand.motto}</p>
              <a className="footer-phone" href={`tel:${contact.phone}`}>
                {contact.phoneDisplay}
              </a>
              <a className="footer-mail" href={`mailto:${contact.email}`}>
                {contact.email}
              </a>
              <SocialLinks />
            </div>
            <FooterList title={pages.insurance.label}>
              {(Object.keys(groups.insurance) as InsuranceGroup[]).map((id) => (
                <li key={id}>
                  <a href={`${pages.insurance.path}#${id}`}>{groups.insurance[id]}</a>
                </li>
              ))}
            </FooterList>
            <FooterList title={t('services')}>
              <PageItems ids={servicePages} />
            </FooterList>
            <FooterList title={t('offices')}>
              <PageItems ids={officePages(site)} />
            </FooterList>
            <FooterList title={menu('company')}>
              <PageItems ids={[...companyPages, 'clients', 'contact']} />
            </FooterList>
          </div>
          <div className="footer-end">
            <span>
              © <CopyrightYear /> {brand.name}
            </span>
            {legalPages.map((id) => (
              <a key={id} href={pages[id].path}>
                {pages[id].label}
              </a>
            ))}
            <a href={`${pages.legal.path}#complaints`}>{t('complaints')}</a>
            <a href={`${pages.legal.path}#accessibility`}>{t('accessibility')}</a>
            <LanguageLinks alternates={alternates} className="footer-languages" />
            <p>
              {mediator}
              {register && (
                <>
                  {' '}
                  {register.text} <a href={register.url}>{register.host}</a>.
                </>
              )}
            </p>
          </div>
        </div>
      </footer>
    </>
  )
}
