import { addDays, madridTime, type LocalTime } from '#i18n/madrid-time.ts'
import { wishedDay } from './callback-day.ts'
import { firstCall } from './callback-hours.ts'
import { callbackTimes } from './callback-times.ts'
import { rangesOn, type OfficeHours } from './office-day.ts'
import type { RequestSubmission } from '#domains/requests/submission.ts'

const horizon = 21

type Asked = Pick<RequestSubmission, 'dialog' | 'fields'>

/** The first day after another that an office is open; undefined if all are closed for three weeks. */
function nextOpenDay(after: string, hours: OfficeHours): string | undefined {
  const coming = Array.from({ length: horizon }, (_, days) => addDays(after, days + 1))
  return coming.find((day) => rangesOn(day, hours).length > 0)
}

/** The day of a call: the wished one, or the next day with the wished part of the day. */
function callDay(fields: Asked['fields'], now: LocalTime, hours: OfficeHours): string | undefined {
  const wished = wishedDay(fields, now.day)
  // A past wish, as in a delayed mail, is due as soon as possible.
  if (wished !== undefined && wished >= now.day) return wished
  const time = callbackTimes.find((each) => each === fields['time'])
  return firstCall(now, hours, time)?.day
}

/**
 * The ISO day by which a request is answered, on Mallorca's calendar: the one rule for both the success dialog and the
 * mail. A call happens on its promised day; everything else is answered by the next day on which an office is open.
 * Undefined if the hours do not determine it.
 */
export function answerBy({ dialog, fields }: Asked, at: Date, hours: OfficeHours): string | undefined {
  const now = madridTime(at)
  return dialog === 'callback-dialog' ? callDay(fields, now, hours) : nextOpenDay(now.day, hours)
}
