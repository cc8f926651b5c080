import { use, useMemo, type ReactNode } from 'react'
import { IntlProvider, useMessages } from 'use-intl'
import { useSite } from '#i18n/locale-provider.tsx'
import type { PlaceMessages } from '#i18n/messages.ts'
import type { Locale } from '#site/locale.ts'

type Loaded = Promise<{ messages: PlaceMessages }>

const loaders: Record<Locale, () => Loaded> = {
  es: () => import('virtual:texts/place/es'),
  en: () => import('virtual:texts/place/en'),
  de: () => import('virtual:texts/place/de'),
}
const loading: Partial<Record<Locale, Loaded>> = {}

/** Loads the texts of the pages of offices and of contact, once for each language. */
export function loadPlaceTexts(locale: Locale): Loaded {
  return (loading[locale] ??= loaders[locale]())
}

/** Adds the texts of the pages of offices and of contact to those of the page; suspends until they are there. */
export function PlaceTexts({ children }: { children: ReactNode }): ReactNode {
  const { locale } = useSite()
  const { messages } = use(loadPlaceTexts(locale))
  const page = useMessages()
  const all = useMemo(() => ({ ...page, ...messages }), [page, messages])
  return (
    <IntlProvider locale={locale} messages={all} timeZone="Europe/Madrid">
      {children}
    </IntlProvider>
  )
}
