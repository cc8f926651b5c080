import { use, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import type { Locale } from '#site/locale.ts'
import { useSite } from './locale-provider.tsx'
import type { FormMessages } from './messages.ts'

const loaders: Record<Locale, () => Promise<{ messages: FormMessages }>> = {
  es: () => import('virtual:forms/es'),
  en: () => import('virtual:forms/en'),
  de: () => import('virtual:forms/de'),
}

const loading: Partial<Record<Locale, Promise<{ messages: FormMessages }>>> = {}

/** Adds the texts of dialogs to those of the page; suspends until they are there. */
export function FormsProvider({ children }: { children: ReactNode }): ReactNode {
  const { locale } = useSite()
  const { messages } = use((loading[locale] ??= loaders[locale]()))
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="Europe/Madrid">
      {children}
    </IntlProvider>
  )
}
