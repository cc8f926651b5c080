import { use, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import type { ConsentMessages } from '#i18n/messages.ts'
import type { Locale } from '#map/locale.ts'

type Texts = Promise<{ messages: ConsentMessages }>

const loaders: Record<Locale, () => Texts> = {
  es: () => import('virtual:texts/consent/es'),
  en: () => import('virtual:texts/consent/en'),
  de: () => import('virtual:texts/consent/de'),
}

const loading: Partial<Record<Locale, Texts>> = {}

/** Provides the texts of consent in a language; suspends until they are there. */
export function ConsentTexts({ locale, children }: { locale: Locale; children: ReactNode }): ReactNode {
  const { messages } = use((loading[locale] ??= loaders[locale]()))
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="Europe/Madrid">
      {children}
    </IntlProvider>
  )
}
