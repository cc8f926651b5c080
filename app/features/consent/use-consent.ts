import { useSyncExternalStore } from 'react'
import { defaultLocale, isLocale, type Locale } from '#site/locale.ts'
import type { Consent, ConsentState } from './consent.ts'

/** The state of the consent, followed. */
export function useConsent({ get, subscribe }: Consent): ConsentState {
  return useSyncExternalStore(subscribe, get)
}

function watchLanguage(listener: () => void): () => void {
  const watch = new MutationObserver(listener)
  watch.observe(document.documentElement, { attributeFilter: ['lang'] })
  return () => watch.disconnect()
}

/** The language of the page around; the banner stands outside of the page's own tree. */
export function useDocumentLocale(): Locale {
  return useSyncExternalStore(watchLanguage, () => {
    const { lang } = document.documentElement
    return isLocale(lang) ? lang : defaultLocale
  })
}
