import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { Icon } from '#design/icon.tsx'

/** Social networks, chat and mail as icons with names. */
export function SocialLinks() {
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
