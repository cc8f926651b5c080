import { useRef } from 'react'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { languageNames, locales, type Locale } from '#map/locale.ts'
import { Flag } from '#design/flag.tsx'
import { Icon } from '#design/icon.tsx'
import { useDismissable } from './use-dismissable.ts'

type Alternates = Readonly<Record<Locale, string>>

/** Links to the same page in each language; the current one is marked. */
export function LanguageLinks({ alternates, className }: { alternates: Alternates; className: string }) {
  const { locale } = useSite()
  return (
    <ul className={className}>
      {locales.map((other) => (
        <li key={other}>
          <a
            href={alternates[other]}
            lang={other}
            hrefLang={other}
            data-language={other}
            aria-current={other === locale ? 'true' : undefined}
          >
            <Flag locale={other} />
            {languageNames[other]}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The language switcher of the wide layout. */
export function LanguageMenu({ alternates }: { alternates: Alternates }) {
  const { locale } = useSite()
  const t = useT('layout')
  const ref = useRef<HTMLDetailsElement>(null)
  useDismissable(ref)
  return (
    <details className="language-menu" ref={ref}>
      <summary aria-label={t('language', { language: languageNames[locale] })}>
        <Flag locale={locale} />
        {languageNames[locale]}
        <Icon name="chevron-down" />
      </summary>
      <LanguageLinks alternates={alternates} className="language-list" />
    </details>
  )
}
