import { officeZone } from '#domains/appointments/book/schedule.server.ts'

/** The hours of the day before, on Mallorca, between which a reminder is sent. */
const reminderHours = { from: 10, to: 20 } as const

/** A visitor who chose the time this shortly before it needs no reminder. */
const leadHours = 24

/** An appointment's start and when that time was chosen. */
interface Chosen {
  readonly startsAt: Temporal.Instant
  readonly chosenAt: Temporal.Instant
}

function onDayBefore(startsAt: Temporal.Instant, hour: number): Temporal.Instant {
  return startsAt
    .toZonedDateTimeISO(officeZone)
    .toPlainDate()
    .subtract({ days: 1 })
    .toZonedDateTime({ timeZone: officeZone, plainTime: { hour } })
    .toInstant()
}

/**
 * Whether to remind of an appointment now: on the day before, at a decent hour, unless the time was chosen that
 * day after ten or less than 24 hours before it. If nothing could be sent that day, nothing is sent later.
 */
export function isReminderDue({ startsAt, chosenAt }: Chosen, now: Temporal.Instant): boolean {
  const from = onDayBefore(startsAt, reminderHours.from)
  const { compare } = Temporal.Instant
  return (
    compare(from, now) <= 0 &&
    compare(now, onDayBefore(startsAt, reminderHours.to)) < 0 &&
    compare(chosenAt, from) < 0 &&
    compare(chosenAt, startsAt.subtract({ hours: leadHours })) <= 0
  )
}
