import { createContext } from 'react-router'
import type { RequestDialog } from '#domains/requests/submission.ts'

/** Longest note, in characters, for its form and for the server, which checks again. */
export const noteLimit = 2_000

/** The steps that a visitor sees a request take. */
export type VisibleState = 'received' | 'seen' | 'answered' | 'closed' | 'withdrawn'

/** How the appointment stands that a request booked. */
export interface StatusAppointment {
  /** `over` once it has begun; `unconfirmed` while it waits for its mailed link, `lapsed` where that was not followed in time. */
  readonly state: 'booked' | 'moved' | 'unconfirmed' | 'lapsed' | 'cancelled' | 'cancelledByOffice' | 'over'
  /** ISO 8601 in UTC. */
  readonly start: string
}

/** What the page shows of a request: nothing that was typed. */
export interface StatusData {
  readonly reference: string
  readonly dialog: RequestDialog
  readonly state: VisibleState
  /** ISO 8601 in UTC. */
  readonly createdAt: string
  readonly updatedAt: string
  /** The ISO day on Mallorca by which the office said it would answer. */
  readonly answerBy?: string | undefined
  /** How many notes and files there are so far. */
  readonly notes: number
  readonly files: number
  readonly appointment?: StatusAppointment
}

/** How an addition or a withdrawal ended; see the page's texts for what each means. */
export type StatusOutcome = 'done' | 'gone' | 'over' | 'full' | 'empty' | 'unavailable'

/** The way from the page to the store. The token is the link's secret part and is never logged. */
export interface StatusGateway {
  read(token: string): Promise<StatusData | 'unavailable' | undefined>
  addNote(token: string, text: string): Promise<StatusOutcome>
  /** Adds the files that came with the post being answered. */
  addFiles(token: string): Promise<StatusOutcome>
  withdraw(token: string): Promise<StatusOutcome>
}

/** Set by the server for each request. */
export const statusGateway = createContext<StatusGateway>()
