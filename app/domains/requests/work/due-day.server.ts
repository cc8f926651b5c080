import { answerBy } from '#domains/requests/hours/answer-by.ts'
import type { OfficeHours } from '#domains/requests/hours/office-day.ts'
import type { FieldValue, RequestDialog } from '#domains/requests/submission.ts'
import { madridTime } from '#i18n/madrid-time.ts'

/** What determines the day by which a request is answered. */
export interface DueParts {
  readonly dialog: RequestDialog
  readonly fields: Readonly<Record<string, FieldValue>>
  readonly createdAt: string
  /** The day that the staff set instead. */
  readonly dueOn: string | null
  /** The start of an appointment that holds its time. */
  readonly appointmentAt: string | null
}

/** The ISO day on Mallorca of a stored instant. */
export function dayOf(instant: string): string {
  return madridTime(new Date(instant)).day
}

/**
 * The ISO day by which a request is to be answered: the one that the staff set, the appointment's, or the one that the
 * visitor was promised. Undefined if the offices' hours do not determine it.
 */
export function dueDay(parts: DueParts, hours: OfficeHours): string | undefined {
  if (parts.dueOn !== null) return parts.dueOn
  if (parts.appointmentAt !== null) return dayOf(parts.appointmentAt)
  return answerBy(parts, new Date(parts.createdAt), hours)
}
