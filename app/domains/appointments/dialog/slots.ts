/** How people meet. */
export const appointmentModes = ['in-person', 'phone', 'video'] as const
export type AppointmentMode = (typeof appointmentModes)[number]

/** Narrows a form's value to a way of meeting. */
export function isAppointmentMode(value: unknown): value is AppointmentMode {
  return (appointmentModes as readonly unknown[]).includes(value)
}

/** What an office offers: without an address it meets by video or phone only. */
export function modesOf(office: { readonly address?: object }): readonly AppointmentMode[] {
  return office.address === undefined ? ['video', 'phone'] : ['in-person', 'phone']
}

/** A slot: one time of a day at which an appointment can begin. */
export interface SlotTime {
  /** ISO 8601 in UTC, such as `2026-11-26T09:30:00Z`; also what a form sends. */
  readonly start: string
  /** The time on Mallorca, HH:mm. */
  readonly time: string
  readonly taken: boolean
}

/** A day on which an office takes appointments. */
export interface SlotDay {
  /** YYYY-MM-DD on Mallorca. */
  readonly day: string
  readonly free: number
  readonly slots: readonly SlotTime[]
}

/** The slots of an office, a few weeks at a time. */
export interface SlotDays {
  readonly office: string
  /** Empty if the office has no adviser for the language. */
  readonly days: readonly SlotDay[]
  /** The next free slots, in order. */
  readonly next: readonly string[]
  /** The day of the next page of slots, YYYY-MM-DD; undefined at the end of the book. */
  readonly later?: string
}

/** Whether a day is after the last known one, so that its slots are not known yet. */
export function isBeyond(day: string | undefined, { later }: Pick<SlotDays, 'later'>): boolean {
  return day !== undefined && later !== undefined && day >= later
}

/** Which slots are requested. */
export interface SlotQuery {
  readonly office: string
  /** ISO 639-1, such as `de`. */
  readonly language: string
  /** The first day, YYYY-MM-DD; defaults to today. */
  readonly from?: string
}
