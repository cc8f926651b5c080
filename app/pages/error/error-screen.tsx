import { useSite } from '#i18n/locale-provider.tsx'
import { useHref } from '#i18n/use-href.ts'
import { useT } from '#i18n/use-t.ts'
import { LinkButton } from '#design/button.tsx'
import { RestStyles } from '#pages/rest-styles.tsx'

/** The screen of a fault: a way on, and a phone number. */
export function ErrorScreen() {
  const t = useT('error')
  const href = useHref()
  const { contact } = useSite()
  return (
    <section className="screen">
      <RestStyles />
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <img src="/art/claims.svg" alt="" width="1200" height="800" />
      <div className="wrap">
        <h1>{t('title')}</h1>
        <p className="lead">{t('help')}</p>
        <div className="buttons">
          <LinkButton variant="primary" href={href('home')}>
            {t('goHome')}
          </LinkButton>
          <LinkButton variant="secondary" href={`tel:${contact.phone}`} icon="phone">
            {contact.phoneDisplay}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
