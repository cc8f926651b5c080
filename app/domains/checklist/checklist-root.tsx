import type { ComponentType } from 'react'
import loadTexts from 'virtual:texts/checklist'
import { IntlProvider } from 'use-intl'
import type { Locale } from '#map/locale.ts'
import { Checklist } from './checklist.tsx'
import styles from './checklist.css?url'
import type { ChecklistProps } from './answers.ts'

/** The checklist in a language, once its texts are there. */
export async function checklistIn(locale: Locale): Promise<ComponentType<ChecklistProps>> {
  const { messages } = await loadTexts(locale)
  return (props) => (
    <IntlProvider locale={locale} messages={messages} timeZone="Europe/Madrid">
      <link rel="stylesheet" href={styles} precedence="checklist" />
      <Checklist {...props} />
    </IntlProvider>
  )
}
