import { useSyncExternalStore } from 'react'
import { appElement, pageLocale } from '#i18n/page-locale.ts'
import type { Locale } from '#map/locale.ts'
import type { Consent, ConsentState } from './consent.ts'

/** The state of the consent, followed. */
export function useConsent({ get, subscribe }: Consent): ConsentState {
  return useSyncExternalStore(subscribe, get)
}

function watchLanguage(listener: () => void): () => void {
  const watch = new MutationObserver(listener)
  watch.observe(appElement(), { attributeFilter: ['data-locale'] })
  return () => watch.disconnect()
}

/** The language of the page around; the banner stands outside of the page's own tree. */
export function useDocumentLocale(): Locale {
  return useSyncExternalStore(watchLanguage, pageLocale)
}
