import { useRef, useEffect, type RefObject } from 'react'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { languageNames, locales, type Locale } from '#map/locale.ts'
import { Flag } from '#design/icons/flag.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { useLocation } from 'react-router'

/**
 * Closes an open `<details>` like a menu: on Escape (focus returns to its summary), on a press or
 * focus outside of it, and after a navigation.
 */
export function useDismissable(ref: RefObject<HTMLDetailsElement | null>, enabled = true): void {
  const { key } = useLocation()
  // Keeps its state: one that was opened before the scripts ran stays open when they do.
  useEffect(() => {
    const details = ref.current
    return () => {
      if (details) details.open = false
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a navigation changes the key, and closes the menu
  }, [ref, key])
  useEffect(() => {
    if (!enabled) return
    const outside = (event: Event) => {
      const details = ref.current
      if (details?.open && !details.contains(event.target as Node)) details.open = false
    }
    const escape = (event: KeyboardEvent) => {
      const details = ref.current
      if (event.key !== 'Escape' || !details?.open) return
      details.open = false
      details.querySelector('summary')?.focus()
    }
    const shown = new AbortController()
    document.addEventListener('pointerdown', outside, shown)
    document.addEventListener('focusin', outside, shown)
    document.addEventListener('keydown', escape, shown)
    return () => shown.abort()
  }, [ref, enabled])
}

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
