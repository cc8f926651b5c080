import { createContext } from 'react-router'
import type { Locale } from '#map/locale.ts'
import type { PageId } from '#map/pages/pages.ts'
import type { AppointmentForm } from './dialog/appointment-schema.ts'
import type { AppointmentMode, SlotDays, SlotQuery } from './dialog/slots.ts'

/** A checked form with where it came from. */
export interface Booking {
  readonly form: AppointmentForm
  readonly pageId: PageId
  readonly locale: Locale
  readonly referrerHost?: string
  readonly utm?: Readonly<Record<string, string>>
  /** The robot checks failed: the time is held all the same, and the staff are told so. */
  readonly suspect?: boolean
  /** It came with a proof of work. */
  readonly proven?: boolean
  /** Its network has booked much, so its e-mail address has to be confirmed. */
  readonly mustConfirm?: boolean
  /** As of `RequestSubmission`. */
  readonly unmailed?: boolean
}

/** How a booking ended. */
export type BookingAnswer =
  | { readonly kind: 'booked'; readonly reference: string; readonly token: string }
  /** Somebody was faster, or it is no longer offered; `nearest` are the free times closest to it. */
  | { readonly kind: 'slot-taken'; readonly nearest: readonly string[] }
  /** The typed number can be no phone number. */
  | { readonly kind: 'phone' }
  /** The same form came before with other content. */
  | { readonly kind: 'conflict' }
  /** It would have to be confirmed by a mailed link, and no address was left that it can be sent to. */
  | { readonly kind: 'confirm-email' }
  /** More was booked from one network, or waits to be confirmed, than people book. */
  | { readonly kind: 'limited' }
  /** Nothing could be stored now. */
  | { readonly kind: 'unavailable' }

/** An appointment as its page shows it: nothing that the visitor typed. */
export interface AppointmentView {
  readonly reference: string
  readonly office: string
  readonly mode: AppointmentMode
  readonly language: string
  /** ISO 8601 in UTC. */
  readonly start: string
  readonly end: string
  /**
   * `over` once it has begun; `unconfirmed` while it holds its time for the mailed link to be followed, `lapsed` where that
   * did not happen in time.
   */
  readonly state: 'booked' | 'unconfirmed' | 'lapsed' | 'cancelled' | 'over'
  /** Of an unconfirmed one: where the link was sent, and until when it holds its time, ISO 8601 in UTC. */
  readonly confirm?: { readonly email: string; readonly until: string } | undefined
  /** It can be confirmed here: the link is the mailed one, and its time is held or free again. */
  readonly confirmable?: boolean
  /** Where the office cancelled it, with the reason that it gave, if any. */
  readonly byOffice?: { readonly reason?: string | undefined } | undefined
}

/** How a wish to move an appointment ended. */
export type MoveAnswer =
  | { readonly kind: 'moved' }
  | { readonly kind: 'slot-taken'; readonly nearest: readonly string[] }
  /** It is cancelled, over, or its link has expired. */
  | { readonly kind: 'not-booked' }
  /** Moved more often from one address than people do. */
  | { readonly kind: 'limited' }
  /** Nothing could be stored now. */
  | { readonly kind: 'unavailable' }

/** How a wish to confirm an appointment ended. */
export type ConfirmAnswer =
  | 'confirmed'
  /** It waited too long, and somebody else has its time. */
  | 'slot-taken'
  /** It is confirmed already, cancelled or over, or this is not its mailed link. */
  | 'not-waiting'
  | 'unavailable'

/** How a wish to cancel an appointment ended; the words as of `MoveAnswer`. */
export type CancelAnswer = 'cancelled' | 'not-booked' | 'unavailable'

/** The way from the site's pages to the appointment book; faults of the store are thrown where no answer says otherwise. */
export interface AppointmentGateway {
  readonly days: (query: SlotQuery) => Promise<SlotDays>
  readonly book: (booking: Booking) => Promise<BookingAnswer>
  /** The appointment behind a signed link; nothing for a wrong or expired one, `unavailable` where it cannot be read now. */
  readonly find: (token: string) => Promise<AppointmentView | 'unavailable' | undefined>
  readonly move: (token: string, start: string) => Promise<MoveAnswer>
  readonly cancel: (token: string) => Promise<CancelAnswer>
  /** Confirms by the mailed link's token, which is not the one that its booker was shown. */
  readonly confirm: (token: string) => Promise<ConfirmAnswer>
  /** The calendar file (RFC 5545) of the appointment behind a link. */
  readonly calendar: (token: string) => Promise<string | undefined>
}

/** Set by the server for each request. */
export const appointmentGateway = createContext<AppointmentGateway>()
