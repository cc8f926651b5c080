import type es from '../../locales/es.json'
import type appointments from '../../locales/appointments/es.json'
import type calculator from '../../locales/calculator/es.json'
import type checklist from '../../locales/checklist/es.json'
import type claims from '../../locales/claims/es.json'
import type consent from '../../locales/consent/es.json'
import type feedback from '../../locales/feedback/es.json'
import type forms from '../../locales/forms/es.json'
import type offline from '../../locales/offline/es.json'
import type glossary from '../../locales/glossary/es.json'
import type money from '../../locales/money/es.json'
import type place from '../../locales/place/es.json'
import type plan from '../../locales/plan/es.json'
import type product from '../../locales/product/es.json'
import type search from '../../locales/search/es.json'
import type service from '../../locales/service/es.json'
import type status from '../../locales/status/es.json'
import type suggestion from '../../locales/suggestion/es.json'
import type { Locale } from '#map/locale.ts'

/** The interface texts that every page has; Spanish decides which keys there are. */
export type Messages = typeof es

/** The texts of the areas of the site that load theirs separately (locales/AREA). */
export interface AreaMessages {
  /** The appointment book: its dialog and the page behind a signed link. */
  appointments: typeof appointments
  /** The calculators. */
  calculator: typeof calculator
  checklist: typeof checklist
  /** The countdown and the saved copy on the claims page. */
  claims: typeof claims
  consent: typeof consent
  /** Thanks for an answer at the end of a page. */
  feedback: typeof feedback
  /** Dialogs. */
  forms: typeof forms
  /** The page that explains words. */
  glossary: typeof glossary
  /** What services cost: on their pages and in the list of prices. */
  money: typeof money
  /** The pages of offices and of contact. */
  place: typeof place
  /** The move plan. */
  plan: typeof plan
  product: typeof product
  /** The search page and the suggestions. */
  search: typeof search
  service: typeof service
  /** The status page. */
  status: typeof status
}

/** Loads the texts of an area: what `virtual:texts/AREA` exports (tools/vite/locale-plugin.ts). */
export type LoadTexts<Area extends keyof AreaMessages> = (
  locale: Locale,
) => Promise<{ messages: AreaMessages[Area] }>

/** The texts of the bar that shows while the connection is away. They are words alone, read without the message library. */
export type OfflineMessages = typeof offline

/** The same of the bar that offers the page in another language. */
export type SuggestionMessages = typeof suggestion

/** The messages as the build compiles them. Opaque to everything except the message library. */
export type CompiledMessages = Messages

type Intersection<Union> = (Union extends unknown ? (all: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: Messages & Intersection<AreaMessages[keyof AreaMessages]>
  }
}
