import { use, type ReactNode } from 'react'
import { IntlProvider, useMessages } from 'use-intl'
import { useSite } from '#i18n/locale-provider.tsx'
import type { SearchMessages } from '#i18n/messages.ts'
import type { Locale } from '#site/locale.ts'

type Loaded = Promise<{ messages: SearchMessages }>

const loaders: Record<Locale, () => Loaded> = {
  es: () => import('virtual:texts/search/es'),
  en: () => import('virtual:texts/search/en'),
  de: () => import('virtual:texts/search/de'),
}
const loading: Partial<Record<Locale, Loaded>> = {}

/** Loads the texts of the search, once for each language; what failed is asked for again. */
export function loadSearchTexts(locale: Locale): Loaded {
  return (loading[locale] ??= loaders[locale]().catch((error: unknown) => {
    delete loading[locale]
    throw error
  }))
}

/** Adds the texts of the search to those of the page; suspends until they are there. */
export function SearchTexts({ children }: { children: ReactNode }): ReactNode {
  const { locale } = useSite()
  const page = useMessages()
  const { messages } = use(loadSearchTexts(locale))
  return (
    <IntlProvider locale={locale} messages={{ ...page, ...messages }} timeZone="Europe/Madrid">
      {children}
    </IntlProvider>
  )
}
