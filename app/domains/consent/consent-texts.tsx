import loadTexts from 'virtual:texts/consent'
import { use, type ReactNode, useSyncExternalStore } from 'react'
import { IntlProvider } from 'use-intl'
import type { Locale } from '#map/locale.ts'
import { appElement, pageLocale } from '#i18n/page-locale.ts'
import type { Consent, ConsentState } from './consent.ts'

/** The state of the consent, as a subscription. */
export function useConsent({ get, subscribe }: Consent): ConsentState {
  return useSyncExternalStore(subscribe, get)
}

function watchLanguage(listener: () => void): () => void {
  const watch = new MutationObserver(listener)
  watch.observe(appElement(), { attributeFilter: ['data-locale'] })
  return () => watch.disconnect()
}

/** The language of the surrounding page; the banner is outside of the page's own tree. */
export function useDocumentLocale(): Locale {
  return useSyncExternalStore(watchLanguage, pageLocale)
}

const loading: Partial<Record<Locale, ReturnType<typeof loadTexts>>> = {}

/** Provides the messages of consent in a language; suspends until they are loaded. */
export function ConsentTexts({ locale, children }: { locale: Locale; children: ReactNode }): ReactNode {
  const { messages } = use((loading[locale] ??= loadTexts(locale)))
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="Europe/Madrid">
      {children}
    </IntlProvider>
  )
}
