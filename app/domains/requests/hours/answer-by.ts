import { addDays, madridTime, type LocalTime } from '#i18n/madrid-time.ts'
import { wishedDay } from './callback-day.ts'
import { callbackTimes, firstCall } from './callback-hours.ts'
import { rangesOn, type OfficeHours } from './office-day.ts'
import type { RequestSubmission } from '#domains/requests/submission.ts'

const horizon = 21

type Asked = Pick<RequestSubmission, 'dialog' | 'fields'>

/** The first day after another that an office is open; undefined if none is open for three weeks. */
function nextOpenDay(after: string, hours: OfficeHours): string | undefined {
  const coming = Array.from({ length: horizon }, (_, days) => addDays(after, days + 1))
  return coming.find((day) => rangesOn(day, hours).length > 0)
}

/** The day of a call: the one that was wished, or the first that the wished part of the day comes. */
function callDay(fields: Asked['fields'], now: LocalTime, hours: OfficeHours): string | undefined {
  const wished = wishedDay(fields, now.day)
  // One that is over, as in a mail that waited, is due as soon as possible.
  if (wished !== undefined && wished >= now.day) return wished
  const time = callbackTimes.find((each) => each === fields['time'])
  return firstCall(now, hours, time)?.day
}

/**
 * The ISO day by which a request is answered, on Mallorca's calendar: the one rule, for the dialog that says that it
 * was stored and for the mail. A call comes on the day that its form promised; anything else is answered by the next
 * day on which an office is open. Undefined where the hours tell none.
 */
export function answerBy({ dialog, fields }: Asked, at: Date, hours: OfficeHours): string | undefined {
  const now = madridTime(at)
  return dialog === 'callback-dialog' ? callDay(fields, now, hours) : nextOpenDay(now.day, hours)
}
