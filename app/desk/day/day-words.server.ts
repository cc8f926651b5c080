import type { AppointmentTopic } from '#domains/appointments/dialog/appointment-schema.ts'
import {
  adviserInWords,
  officeOf,
  topicInWords,
} from '#domains/appointments/mail/describe-appointment.server.ts'
import { dayAt, officeZone } from '#domains/appointments/book/schedule.server.ts'
import { formatDay } from '#i18n/date-format.ts'
import { weekdayName } from '#i18n/weekday-words.ts'
import type { Identity } from '#map/identity.ts'
import { languageInWords } from '#map/language-words.ts'
import type { DeskTexts } from '#desk/desk-texts.server.ts'
import { localeOf, textsOf, type DeskContext } from '#desk/desk-screen.server.ts'

/** HH:mm on Mallorca. */
export function timeOf(instant: Temporal.Instant): string {
  return instant.toZonedDateTimeISO(officeZone).toPlainTime().toString({ smallestUnit: 'minute' })
}

/** The parts of the appointment book in the words of a member's language. */
export interface DayWords {
  readonly t: DeskTexts['day']
  readonly office: (page: string) => string
  readonly seat: (place: { readonly office: string; readonly seat: string }) => string
  readonly topic: (topic: AppointmentTopic | undefined) => string
  readonly language: (language: string) => string
  /** `Tuesday, 24 November 2026`. */
  readonly day: (day: Temporal.PlainDate) => string
  /** The same with the times. */
  readonly when: (span: { readonly startsAt: Temporal.Instant; readonly endsAt: Temporal.Instant }) => string
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The words for a page. */
export function dayWords(context: DeskContext, identity: Identity): DayWords {
  const locale = localeOf(context)
  const { day: t } = textsOf(context)
  const day = (date: Temporal.PlainDate) =>
    capital(`${weekdayName(date.toString(), locale)}, ${formatDay(date.toString(), locale)}`)
  return {
    t,
    day,
    office: (page) => officeOf(identity, page)?.name[locale] ?? page.replace('office.', ''),
    seat: ({ office, seat }) =>
      adviserInWords(identity, { office, seat }) ?? t('day.place', { number: seat.slice(office.length + 1) }),
    topic: (topic) => topicInWords(topic, locale),
    language: (language) => languageInWords(language, locale),
    when: ({ startsAt, endsAt }) => `${day(dayAt(startsAt))}, ${timeOf(startsAt)}–${timeOf(endsAt)}`,
  }
}
