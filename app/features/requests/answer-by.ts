import { addDays, madridTime } from '#i18n/madrid-time.ts'
import { rangesOn, type OfficeHours } from './office-day.ts'

const horizon = 21

/**
 * The ISO day by which a request is answered: the first one after the day on
 * which it came (on Mallorca) that an office is open. Undefined if none is
 * open for three weeks.
 */
export function answerBy(receivedAt: Date, hours: OfficeHours): string | undefined {
  const received = madridTime(receivedAt).day
  for (let days = 1; days <= horizon; days += 1) {
    const day = addDays(received, days)
    if (rangesOn(day, hours).length > 0) return day
  }
  return undefined
}
