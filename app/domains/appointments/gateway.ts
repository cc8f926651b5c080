import { createContext } from 'react-router'
import type { Locale } from '#map/locale.ts'
import type { PageId } from '#map/pages/pages.ts'
import type { AppointmentForm } from './dialog/appointment-schema.ts'
import type { AppointmentMode, SlotDays, SlotQuery } from './dialog/slots.ts'

/** A checked form with its origin. */
export interface Booking {
  readonly form: AppointmentForm
  readonly pageId: PageId
  readonly locale: Locale
  readonly referrerHost?: string
  readonly utm?: Readonly<Record<string, string>>
  /** The robot checks failed: the slot is held all the same, and the staff are notified. */
  readonly suspect?: boolean
  /** It came with a proof of work. */
  readonly proven?: boolean
  /** Its network is over the booking limit, so its e-mail address has to be confirmed. */
  readonly mustConfirm?: boolean
  /** As of `RequestSubmission`. */
  readonly unmailed?: boolean
}

/** How a booking ended. */
export type BookingAnswer =
  | { readonly kind: 'booked'; readonly reference: string; readonly token: string }
  /** The slot was taken first or is no longer offered; `nearest` are the free slots closest to it. */
  | { readonly kind: 'slot-taken'; readonly nearest: readonly string[] }
  /** The typed number is not a valid phone number. */
  | { readonly kind: 'phone' }
  /** The same idempotency key was used before with different content. */
  | { readonly kind: 'conflict' }
  /** It needs a confirmation link, and there is no address that it can be sent to. */
  | { readonly kind: 'confirm-email' }
  /** Over the rate limit: too many bookings from one network, or too many unconfirmed ones. */
  | { readonly kind: 'limited' }
  /** Nothing could be stored now. */
  | { readonly kind: 'unavailable' }

/** An appointment as its page shows it, without anything that the visitor typed. */
export interface AppointmentView {
  readonly reference: string
  readonly office: string
  readonly mode: AppointmentMode
  readonly language: string
  /** ISO 8601 in UTC. */
  readonly start: string
  readonly end: string
  /**
   * `over` once it has begun; `unconfirmed` while it holds its slot until the mailed link is followed, `lapsed` if that
   * did not happen in time.
   */
  readonly state: 'booked' | 'unconfirmed' | 'lapsed' | 'cancelled' | 'over'
  /** If unconfirmed: where the link was sent, and until when the slot is held, ISO 8601 in UTC. */
  readonly confirm?: { readonly email: string; readonly until: string } | undefined
  /** It can be confirmed here: the link is the mailed one, and its slot is held or free again. */
  readonly confirmable?: boolean
  /** If the office cancelled it, with the reason given, if any. */
  readonly byOffice?: { readonly reason?: string | undefined } | undefined
  /** An e-mail address was given, so a confirmation is sent. */
  readonly mailed?: boolean
  /** What to bring, or to have at hand for a call; `page` is the service whose list it is. */
  readonly papers?: { readonly page?: PageId; readonly documents: readonly string[] }
}

/** The result of moving an appointment. */
export type MoveAnswer =
  | { readonly kind: 'moved' }
  | { readonly kind: 'slot-taken'; readonly nearest: readonly string[] }
  /** It is cancelled, over, or its link has expired. */
  | { readonly kind: 'not-booked' }
  /** Over the rate limit for moves from one address. */
  | { readonly kind: 'limited' }
  /** Nothing could be stored now. */
  | { readonly kind: 'unavailable' }

/** The result of confirming an appointment. */
export type ConfirmAnswer =
  | 'confirmed'
  /** Its hold expired and the slot was booked by another visitor. */
  | 'slot-taken'
  /** It is confirmed already, cancelled or over, or this is not its mailed link. */
  | 'not-waiting'
  | 'unavailable'

/** The result of cancelling an appointment; kinds as in `MoveAnswer`. */
export type CancelAnswer = 'cancelled' | 'not-booked' | 'unavailable'

/** How the site's pages reach the appointment book; faults of the store are thrown unless an answer covers them. */
export interface AppointmentGateway {
  readonly days: (query: SlotQuery) => Promise<SlotDays>
  readonly book: (booking: Booking) => Promise<BookingAnswer>
  /**
   * The appointment behind a signed link; undefined for a wrong or expired link, `unavailable` while the store cannot
   * be read.
   * @param locale of the papers; by default the language in which it was booked
   */
  readonly find: (token: string, locale?: Locale) => Promise<AppointmentView | 'unavailable' | undefined>
  readonly move: (token: string, start: string) => Promise<MoveAnswer>
  readonly cancel: (token: string) => Promise<CancelAnswer>
  /** Confirms with the mailed link's token, which differs from the one shown to the booker. */
  readonly confirm: (token: string) => Promise<ConfirmAnswer>
  /** The calendar file (RFC 5545) of the appointment behind a link. */
  readonly calendar: (token: string) => Promise<string | undefined>
}

/** Set by the server for each request. */
export const appointmentGateway = createContext<AppointmentGateway>()
