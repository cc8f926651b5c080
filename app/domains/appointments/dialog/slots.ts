/** How people meet. */
export const appointmentModes = ['in-person', 'phone', 'video'] as const
export type AppointmentMode = (typeof appointmentModes)[number]

/** Narrows a form's value to a way of meeting. */
export function isAppointmentMode(value: unknown): value is AppointmentMode {
  return (appointmentModes as readonly unknown[]).includes(value)
}

/** What an office offers: one without an address is met by video or phone only. */
export function modesOf(office: { readonly address?: object }): readonly AppointmentMode[] {
  return office.address === undefined ? ['video', 'phone'] : ['in-person', 'phone']
}

/** One time of a day at which an appointment can begin. */
export interface SlotTime {
  /** ISO 8601 in UTC, such as `2026-11-26T09:30:00Z`; also what a form sends. */
  readonly start: string
  /** What the clock on Mallorca shows then, HH:mm. */
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

/** The times of an office, a few weeks at a time. */
export interface SlotDays {
  readonly office: string
  /** Empty where nobody at the office speaks the language. */
  readonly days: readonly SlotDay[]
  /** The next free times, the first one first. */
  readonly next: readonly string[]
  /** Where the times after these begin, YYYY-MM-DD; undefined at the end of the book. */
  readonly later?: string
}

/** Whether a day comes after those that are known so far, so that nothing can be said of its times. */
export function isBeyond(day: string | undefined, { later }: Pick<SlotDays, 'later'>): boolean {
  return day !== undefined && later !== undefined && day >= later
}

/** What times are asked for. */
export interface SlotQuery {
  readonly office: string
  /** ISO 639-1, such as `de`. */
  readonly language: string
  /** The first day, YYYY-MM-DD; today where it is missing. */
  readonly from?: string
}
