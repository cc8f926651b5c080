import { dismissedKey } from './dismissed-key.ts'
import { useEffect, useState } from 'react'
import { useSite } from '#i18n/locale-provider.tsx'
import { onKeptChange } from '#platform/browser/kept-changes.ts'
import { isLocale, type Locale } from '#map/locale.ts'
import type { SuggestionBar } from './suggestion-bar.tsx'

/** The site's language that the browser prefers most. */
function preferredLocale(languages: readonly string[]): Locale | undefined {
  return languages.map((language) => language.slice(0, 2).toLowerCase()).find(isLocale)
}

function shouldSuggest(current: Locale): Locale | undefined {
  const preferred = preferredLocale(navigator.languages)
  if (preferred === undefined || preferred === current || /(?:^|; )locale=/.test(document.cookie))
    return undefined
  try {
    return localStorage.getItem(dismissedKey) === null ? preferred : undefined
  } catch {
    // Storage is blocked: the bar is shown, and stays dismissed while the page is open.
    return preferred
  }
}

/**
 * Offers the page in the browser's language, in that language, until chosen or dismissed. The bar
 * loads only when there is something to offer, so most visitors never load it.
 */
export function LanguageSuggestion({ alternates }: { alternates: Readonly<Record<Locale, string>> }) {
  const { locale } = useSite()
  const [offer, setOffer] = useState<Locale>()
  const [Bar, setBar] = useState<typeof SuggestionBar>()
  useEffect(() => {
    const suggest = () => {
      const offered = shouldSuggest(locale)
      setOffer(offered)
      // If it cannot be loaded, nothing is offered: the switcher remains.
      if (offered)
        import('./suggestion-bar.tsx').then((part) => setBar(() => part.SuggestionBar)).catch(() => undefined)
    }
    suggest()
    return onKeptChange(dismissedKey, suggest)
  }, [locale])
  return offer && Bar && <Bar offer={offer} href={alternates[offer]} onDismiss={() => setOffer(undefined)} />
}
