import type { ReactNode } from 'react'
import { useT } from '#i18n/use-t.ts'
import type { ConsentPurpose } from '#content/schema/schema.consent.ts'
import type { Locale } from '#map/locale.ts'

interface CookieListProps {
  readonly cookies: ConsentPurpose['cookies']
  readonly locale: Locale
}

/** What a purpose keeps, one by one: name, what for, whose, how long. Folded until somebody wants to know. */
export function CookieList({ cookies, locale }: CookieListProps): ReactNode {
  const t = useT('consent')
  return (
    <details className="consent-cookies">
      <summary>{t('what', { count: cookies.length })}</summary>
      <dl>
        {cookies.map(({ id, name, provider, duration, text }) => (
          <div key={id}>
            <dt>
              <code translate="no">{name}</code>
            </dt>
            <dd>{text[locale]}</dd>
            <dd className="consent-terms">{t('terms', { provider, duration: duration[locale] })}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
