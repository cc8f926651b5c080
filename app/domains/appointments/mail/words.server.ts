import type { AppointmentMode } from '#domains/appointments/dialog/slots.ts'
import type { Locale } from '#map/locale.ts'
import { wordsDe } from './words.de.server.ts'
import { wordsEn } from './words.en.server.ts'
import { wordsEs } from './words.es.server.ts'

/**
 * What became of an appointment; `unconfirmed` waits for its mailed link, `lapsed` waited too long. To its visitor it matters
 * whether the office cancelled it (`byOffice`).
 */
export type AppointmentEvent = 'booked' | 'moved' | 'cancelled' | 'unconfirmed' | 'lapsed'

/** Every word of the appointment mails and calendar entries in one language. */
export interface AppointmentWords {
  readonly visitor: Readonly<
    Record<
      AppointmentEvent | 'byOffice',
      { readonly subject: (reference: string) => string; readonly title: string; readonly intro: string }
    >
  >
  /** What the visitor can expect, by the way of meeting. */
  readonly next: Readonly<Record<AppointmentMode, string>>
  readonly greeting: string
  readonly manage: string
  /** Leads to the page with the button that confirms. */
  readonly confirm: string
  /** The same, where the time was given up meanwhile. */
  readonly seeWhetherFree: string
  /** Until when an unconfirmed booking holds its time, `moment` on Mallorca's clock. */
  readonly heldUntil: (moment: string) => string
  /** Instead of `notYou`, where nothing happens unless it is confirmed. */
  readonly ignore: string
  /** Leads to the request's status page. */
  readonly add: string
  readonly attached: string
  readonly notYou: string
  /** Instead of `notYou`, where nothing is left to cancel. */
  readonly surprised: string
  /** Names why the office cancelled. */
  readonly reason: string
  /** Leads to the book, after the office cancelled. */
  readonly again: string
  /** Instead of `surprised`, where the office cancelled. */
  readonly sorry: string
  /** Stands in front of the office's subject. */
  readonly office: Readonly<Record<AppointmentEvent, string>>
  /** What the office can do about a booking that nobody has confirmed. */
  readonly officeUnconfirmed: string
  readonly officeLapsed: string
  readonly labels: {
    readonly when: string
    /** When it was, after a move. */
    readonly before: string
    readonly where: string
    /** Instead of `where`, where nobody goes there. */
    readonly office: string
    readonly how: string
    readonly talk: string
    /** Said to the office alone, where it has named its advisers. */
    readonly adviser: string
    readonly topic: string
    readonly reference: string
  }
  readonly modes: Readonly<Record<AppointmentMode, string>>
  readonly summary: (brand: string, office: string) => string
  /** What kind of group a topic is. */
  readonly insurance: string
  readonly services: string
  readonly claim: string
  readonly other: string
  /** Said after a time. */
  readonly localTime: string
}

/** A language without its words does not compile. */
export const appointmentWords: Readonly<Record<Locale, AppointmentWords>> = {
  es: wordsEs,
  en: wordsEn,
  de: wordsDe,
}
