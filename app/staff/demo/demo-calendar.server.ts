import { dayAt, officeZone } from '#domains/appointments/book/schedule.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { Ago } from './demo-request.server.ts'

/** Something that happens at an instant, on the store as it was then. */
export interface DemoEvent {
  readonly at: Temporal.Instant
  readonly run: (store: Store) => Promise<void>
}

/** The calendar of one filling. */
export class DemoCalendar {
  readonly now: Temporal.Instant
  readonly today: Temporal.PlainDate

  constructor(now: Temporal.Instant) {
    this.now = now
    this.today = dayAt(now)
  }

  /** What would still be to come today happened within the last hour. */
  at([days, time]: Ago): Temporal.Instant {
    const plainTime = Temporal.PlainTime.from(time)
    const at = this.today.subtract({ days }).toZonedDateTime({ timeZone: officeZone, plainTime }).toInstant()
    const latest = this.now.subtract({ minutes: 2 + plainTime.minute })
    return Temporal.Instant.compare(at, latest) < 0 ? at : latest
  }

  /** The same at work: what falls on a weekend happened on the Monday after it. */
  atWork([days, time]: Ago): Temporal.Instant {
    const { dayOfWeek } = this.today.subtract({ days })
    return this.at([dayOfWeek > 5 ? days - (8 - dayOfWeek) : days, time])
  }
}
