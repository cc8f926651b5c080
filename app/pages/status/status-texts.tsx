import { use, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { useSite } from '#i18n/locale-provider.tsx'
import type { StatusMessages } from '#i18n/messages.ts'
import type { Locale } from '#site/locale.ts'

type Loaded = Promise<{ messages: StatusMessages }>

const loaders: Record<Locale, () => Loaded> = {
  es: () => import('virtual:texts/status/es'),
  en: () => import('virtual:texts/status/en'),
  de: () => import('virtual:texts/status/de'),
}
const loading: Partial<Record<Locale, Loaded>> = {}

/** Provides the texts of the status page; suspends until they are there. */
export function StatusTexts({ children }: { children: ReactNode }): ReactNode {
  const { locale } = useSite()
  const { messages } = use((loading[locale] ??= loaders[locale]()))
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="Europe/Madrid">
      {children}
    </IntlProvider>
  )
}
