import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import type { ClaimsMessages } from '#i18n/messages.ts'
import type { Locale } from '#map/locale.ts'
import { DayField, Due } from './countdown.tsx'
import { OpenCase } from './open-case.ts'
import { SavedNote } from './saved-note.tsx'

const texts: Record<Locale, () => Promise<{ messages: ClaimsMessages }>> = {
  es: () => import('virtual:texts/claims/es'),
  en: () => import('virtual:texts/claims/en'),
  de: () => import('virtual:texts/claims/de'),
}

/** What scripts add to the claims page. */
export interface ClaimAids {
  readonly DayField: typeof DayField
  readonly Due: typeof Due
  readonly OpenCase: typeof OpenCase
  readonly SavedNote: typeof SavedNote
  /** Gives the parts above their words. */
  readonly Words: (props: { readonly children: ReactNode }) => ReactNode
}

/** The countdown, the saved copy and what is open, in a language, once their texts are there. */
export async function claimAids(locale: Locale): Promise<ClaimAids> {
  const { messages } = await texts[locale]()
  const Words: ClaimAids['Words'] = ({ children }) => (
    <IntlProvider locale={locale} messages={messages} timeZone="Europe/Madrid">
      {children}
    </IntlProvider>
  )
  return { DayField, Due, OpenCase, SavedNote, Words }
}
