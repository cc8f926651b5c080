import { addDays, madridTime } from '#i18n/madrid-time.ts'
import { weekdays, type Identity, type WeekHours } from '#site/identity.ts'

/** What of the offices decides when somebody answers. */
interface AnsweringHours {
  readonly offices: readonly { readonly hours: WeekHours; readonly localHolidays: string }[]
  readonly holidays: Identity['holidays']
}

const horizon = 21

/**
 * The ISO day by which a request is answered: the first one after the day on
 * which it came (on Mallorca) that an office is open. Undefined if none is
 * open for three weeks.
 */
export function answerBy(receivedAt: Date, { offices, holidays }: AnsweringHours): string | undefined {
  const received = madridTime(receivedAt).day
  for (let days = 1; days <= horizon; days += 1) {
    const day = addDays(received, days)
    const weekday = weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? 'mon'
    const open = offices.some(
      ({ hours, localHolidays }) =>
        hours[weekday]?.length &&
        !holidays['balearic']?.includes(day) &&
        !holidays[localHolidays]?.includes(day),
    )
    if (open) return day
  }
  return undefined
}
