import { useEffect, useState } from 'react'
import { useSite } from '#i18n/locale-provider.tsx'
import { isLocale, languageNames, type Locale } from '#site/locale.ts'
import { Flag } from '#ui/flag.tsx'
import { Icon } from '#ui/icon.tsx'
import { suggestionWords } from './suggestion-words.ts'

const dismissedKey = 'language-suggestion-dismissed'

/** The site's language that the browser prefers before all others. */
export function preferredLocale(languages: readonly string[]): Locale | undefined {
  return languages.map((language) => language.slice(0, 2).toLowerCase()).find(isLocale)
}

function shouldSuggest(current: Locale): Locale | undefined {
  const preferred = preferredLocale(navigator.languages)
  if (preferred === undefined || preferred === current || /(?:^|; )locale=/.test(document.cookie))
    return undefined
  try {
    return localStorage.getItem(dismissedKey) === null ? preferred : undefined
  } catch {
    // Storage is blocked: the bar shows, and goes for as long as the page is open.
    return preferred
  }
}

function rememberDismissal(): void {
  try {
    localStorage.setItem(dismissedKey, '1')
  } catch {
    // It will be offered again; better than to fail the page over it.
  }
}

/** A small bar, in the browser's language, that offers the page in it. Chosen or dismissed, it stays away. */
export function LanguageSuggestion({ alternates }: { alternates: Readonly<Record<Locale, string>> }) {
  const { locale } = useSite()
  const [offer, setOffer] = useState<Locale>()
  useEffect(() => setOffer(shouldSuggest(locale)), [locale])
  if (offer === undefined) return null
  const words = suggestionWords[offer]
  const dismiss = () => {
    rememberDismissal()
    setOffer(undefined)
  }
  return (
    <aside className="suggestion" lang={offer} aria-label={languageNames[offer]}>
      <a href={alternates[offer]} hrefLang={offer} data-language={offer}>
        <Flag locale={offer} />
        {words.offer}
      </a>
      <button type="button" className="icon-button" aria-label={words.dismiss} onClick={dismiss}>
        <Icon name="x" />
      </button>
    </aside>
  )
}
