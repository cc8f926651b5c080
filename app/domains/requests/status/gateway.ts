import { createContext } from 'react-router'
import type { Locale } from '#map/locale.ts'
import type { PageId } from '#map/pages/pages.ts'
import type { RequestDialog } from '#domains/requests/submission.ts'

/** Maximum length of a note in characters, for its form and for the server, which checks again. */
export const noteLimit = 2_000

/** The states of a request that a visitor sees. */
export type VisibleState = 'received' | 'seen' | 'answered' | 'closed' | 'withdrawn'

/** The state of the appointment that a request booked. */
export interface StatusAppointment {
  /** `over` once it has begun; `unconfirmed` while it waits for its mailed link, `lapsed` where that was not followed in time. */
  readonly state: 'booked' | 'moved' | 'unconfirmed' | 'lapsed' | 'cancelled' | 'cancelledByOffice' | 'over'
  /** ISO 8601 in UTC. */
  readonly start: string
}

/** What the office wrote to the visitor. */
export interface StatusReply {
  /** ISO 8601 in UTC. */
  readonly at: string
  readonly subject: string
  readonly text: string
}

/** What the page shows of a request, without anything that was typed. */
export interface StatusData {
  readonly reference: string
  readonly dialog: RequestDialog
  readonly state: VisibleState
  /** ISO 8601 in UTC. */
  readonly createdAt: string
  readonly updatedAt: string
  /** The ISO day on Mallorca by which the office said it would answer. */
  readonly answerBy?: string | undefined
  /** The number of notes and files so far. */
  readonly notes: number
  readonly files: number
  /** The oldest first. */
  readonly replies: readonly StatusReply[]
  readonly appointment?: StatusAppointment
  /** Working hours within which half of the latest requests were answered, from 30 answers on. */
  readonly answerHours?: number
  /** The documents that the visitor brings, if the request was sent from a service's page. */
  readonly papers?: { readonly page: PageId; readonly documents: readonly string[] }
}

/** The result of an addition or a withdrawal; the page's texts explain each. */
export type StatusOutcome = 'done' | 'gone' | 'over' | 'full' | 'empty' | 'unavailable'

/** How the page reaches the store. The token is the link's secret part and is never logged. */
export interface StatusGateway {
  /** @param locale of the papers; by default the language in which it was sent */
  read(token: string, locale?: Locale): Promise<StatusData | 'unavailable' | undefined>
  addNote(token: string, text: string): Promise<StatusOutcome>
  /** Adds the files of the current post. */
  addFiles(token: string): Promise<StatusOutcome>
  withdraw(token: string): Promise<StatusOutcome>
}

/** Set by the server for each request. */
export const statusGateway = createContext<StatusGateway>()
