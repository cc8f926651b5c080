import type { FormName } from '#domains/requests/submission.ts'
import type { PageId } from '#map/pages/pages.ts'
import type { DemoFile } from './demo-files.server.ts'

/** So many days before the filling, at a time on Mallorca. */
export type Ago = readonly [days: number, time: string]

/** What happened to a request later, and when; staff work on the next working day at the earliest. */
export type DemoStep =
  | readonly [days: number, time: string, change: 'seen' | 'answered' | 'closed' | 'withdrawn']
  /** By the visitor, on the status page. */
  | readonly [days: number, time: string, change: 'note', text: string]
  | readonly [days: number, time: string, change: 'files', files: readonly DemoFile[]]
  /** Internal. */
  | readonly [days: number, time: string, change: 'staff-note', text: string]

/** ISO days for the answers, relative to the filling. */
export interface DemoDays {
  /** So many days later; negative for earlier. */
  readonly day: (offset: number) => string
  /** The next day on which an office is open, after today; 1 is the one after it. */
  readonly openDay: (count: number) => string
}

/** A form as a visitor fills it in: the answers are what is typed or chosen. */
export interface DemoRequest {
  readonly sent: Ago
  readonly dialog: FormName
  readonly page: PageId
  readonly name: string
  /** In front of `@demo.example`. */
  readonly mailbox: string
  /** As typed; of a range for fiction, or obviously invented in Spain, which has none. */
  readonly phone?: string
  readonly answers: (days: DemoDays) => Readonly<Record<string, string | readonly string[]>>
  readonly message?: string
  readonly marketing?: true
  readonly files?: readonly DemoFile[]
  /** It looks sent by a robot. */
  readonly suspect?: true
  /** The confirmation to the visitor was refused by their mail server. */
  readonly undelivered?: true
  readonly steps?: readonly DemoStep[]
}
