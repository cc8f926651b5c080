import { use, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import type { Locale } from '#site/locale.ts'
import { useSite } from './locale-provider.tsx'
import type { AppointmentMessages, FormMessages } from './messages.ts'

type Messages = FormMessages & AppointmentMessages
type Parts = [{ messages: FormMessages }, { messages: AppointmentMessages }]

const loaders: Record<Locale, () => Promise<Parts>> = {
  es: () => Promise.all([import('virtual:forms/es'), import('virtual:texts/appointments/es')]),
  en: () => Promise.all([import('virtual:forms/en'), import('virtual:texts/appointments/en')]),
  de: () => Promise.all([import('virtual:forms/de'), import('virtual:texts/appointments/de')]),
}

const loading: Partial<Record<Locale, Promise<Messages>>> = {}

async function load(locale: Locale): Promise<Messages> {
  const [forms, appointments] = await loaders[locale]()
  return { ...forms.messages, ...appointments.messages }
}

/** Provides the texts of the appointment book with those that all forms share; suspends until they are there. */
export function AppointmentsProvider({ children }: { children: ReactNode }): ReactNode {
  const { locale } = useSite()
  const messages = use((loading[locale] ??= load(locale)))
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="Europe/Madrid">
      {children}
    </IntlProvider>
  )
}
