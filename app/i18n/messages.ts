import type es from '../../locales/es.json'
import type appointments from '../../locales/appointments/es.json'
import type checklist from '../../locales/checklist/es.json'
import type claims from '../../locales/claims/es.json'
import type consent from '../../locales/consent/es.json'
import type forms from '../../locales/forms/es.json'
import type search from '../../locales/search/es.json'
import type place from '../../locales/place/es.json'
import type product from '../../locales/product/es.json'
import type service from '../../locales/service/es.json'
import type status from '../../locales/status/es.json'
import type { Locale } from '#map/locale.ts'

/** The interface messages; the Spanish file defines the keys. */
export type Messages = typeof es

/** The messages of dialogs, loaded with them. */
export type FormMessages = typeof forms

/** The messages of the appointment book: its dialog and the page behind a signed link. */
export type AppointmentMessages = typeof appointments

/** The messages of the status page, loaded with it. */
export type StatusMessages = typeof status

/** The messages of the search page and of the suggestions, loaded with them. */
export type SearchMessages = typeof search

/** The messages of the checklist, loaded with it. */
export type ChecklistMessages = typeof checklist

/** The messages of the office and contact pages, loaded with them. */
export type PlaceMessages = typeof place

/** The messages of the product pages, loaded with them. */
export type ProductMessages = typeof product

/** The messages of the service pages, loaded with them. */
export type ServiceMessages = typeof service

/** The messages of consent, loaded with it. */
export type ConsentMessages = typeof consent

/** The messages of the countdown and the offline copy on the claims page, loaded with them. */
export type ClaimsMessages = typeof claims

/** The messages as the build compiles them. Opaque to everything except the message library. */
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
