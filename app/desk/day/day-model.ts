import type { AppointmentMode } from '#domains/appointments/dialog/slots.ts'

/** An appointment in the day's table. Without rights to it only that its time is taken. */
export interface AppointmentCard {
  readonly kind: 'appointment'
  readonly reference: string
  /** `09:00–09:30`. */
  readonly time: string
  readonly name: string
  readonly topic: string
  readonly mode: AppointmentMode
  /** ISO 639-1, and in words. */
  readonly language: string
  readonly languageWords: string
  readonly phone: string | undefined
  readonly remarks: readonly ('unconfirmed' | 'quarantined' | 'outsideHours')[]
  /** The other office at which the adviser is. */
  readonly elsewhere: string | undefined
}

/** A time that is taken by something that the member does not handle. */
interface TakenCard {
  readonly kind: 'taken'
  readonly time: string
  readonly elsewhere: string | undefined
}

/** A block in the day's table. */
interface BlockCard {
  readonly kind: 'block'
  readonly time: string
  readonly reason: 'ill' | 'leave' | 'lunch' | 'other'
  /** Where it is shown in full; undefined without rights to it. */
  readonly href: string | undefined
}

export type DayCard = (AppointmentCard | TakenCard | BlockCard) & {
  /** It began in an earlier row. */
  readonly isContinued: boolean
}

/** A cell of the table, over one or more half hours. */
export interface TableCell {
  readonly seat: string
  readonly rows: number
  readonly isOpen: boolean
  readonly cards: readonly DayCard[]
  /** The form that books the first free quarter of an hour here. */
  readonly book:
    | { readonly href: string; readonly label: string; readonly time: string; readonly place: string }
    | undefined
}

/** One half hour. */
export interface TableRow {
  readonly time: string
  /** A cell that began in an earlier row is missing. */
  readonly cells: readonly TableCell[]
}

/** The column of an adviser or a numbered place. */
export interface TableColumn {
  readonly seat: string
  readonly name: string
  readonly isLost: boolean
  readonly isOwn: boolean
}

/** An office's day as a page shows it. */
export interface OfficeTable {
  readonly page: string
  readonly name: string
  readonly isClosed: boolean
  readonly columns: readonly TableColumn[]
  readonly rows: readonly TableRow[]
}
