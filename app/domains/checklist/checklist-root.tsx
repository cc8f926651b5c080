import type { ComponentType } from 'react'
import { IntlProvider } from 'use-intl'
import type { ChecklistMessages } from '#i18n/messages.ts'
import type { Locale } from '#map/locale.ts'
import { Checklist } from './checklist.tsx'
import styles from './checklist.css?url'
import type { ChecklistProps } from './answers.ts'

const texts: Record<Locale, () => Promise<{ messages: ChecklistMessages }>> = {
  es: () => import('virtual:texts/checklist/es'),
  en: () => import('virtual:texts/checklist/en'),
  de: () => import('virtual:texts/checklist/de'),
}

/** The checklist in a language, once its messages are loaded. */
export async function checklistIn(locale: Locale): Promise<ComponentType<ChecklistProps>> {
  const { messages } = await texts[locale]()
  return (props) => (
    <IntlProvider locale={locale} messages={messages} timeZone="Europe/Madrid">
      <link rel="stylesheet" href={styles} precedence="checklist" />
      <Checklist {...props} />
    </IntlProvider>
  )
}
