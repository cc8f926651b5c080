import type es from '../../locales/es.json'
import type appointments from '../../locales/appointments/es.json'
import type checklist from '../../locales/checklist/es.json'
import type claims from '../../locales/claims/es.json'
import type consent from '../../locales/consent/es.json'
import type forms from '../../locales/forms/es.json'
import type offline from '../../locales/offline/es.json'
import type search from '../../locales/search/es.json'
import type place from '../../locales/place/es.json'
import type product from '../../locales/product/es.json'
import type service from '../../locales/service/es.json'
import type status from '../../locales/status/es.json'
import type suggestion from '../../locales/suggestion/es.json'
import type { Locale } from '#map/locale.ts'

/** The interface texts; Spanish decides which keys there are. */
export type Messages = typeof es

/** The texts of dialogs, which load with them. */
export type FormMessages = typeof forms

/** The texts of the appointment book: its dialog and the page behind a signed link. */
export type AppointmentMessages = typeof appointments

/** The texts of the status page, which load with it. */
export type StatusMessages = typeof status

/** The texts of the search page and of the suggestions, which load with them. */
export type SearchMessages = typeof search

/** The texts of the checklist, which load with it. */
export type ChecklistMessages = typeof checklist

/** The texts of the pages of offices and of contact, which load with them. */
export type PlaceMessages = typeof place

/** The texts of the pages of products, which load with them. */
export type ProductMessages = typeof product

/** The texts of the pages of services, which load with them. */
export type ServiceMessages = typeof service

/** The texts of consent, which load with it. */
export type ConsentMessages = typeof consent

/** The texts of the countdown and the saved copy on the claims page, which load with them. */
export type ClaimsMessages = typeof claims

/** The texts of the bar that shows while the connection is away. They are words alone, read without the message library. */
export type OfflineMessages = typeof offline

/** The same of the bar that offers the page in another language. */
export type SuggestionMessages = typeof suggestion

/** The texts as the build compiles them. Only the message library reads their inside. */
export type CompiledMessages = Messages

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: Messages &
      FormMessages &
      AppointmentMessages &
      StatusMessages &
      ChecklistMessages &
      SearchMessages &
      PlaceMessages &
      ProductMessages &
      ServiceMessages &
      ConsentMessages &
      ClaimsMessages
  }
}
