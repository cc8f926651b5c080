import type { Identity } from '#site/identity.ts'
import { generalHolidays, missingDays } from '#server/appointments/listed-holidays.ts'

/** Years that are listed in part: as long as a holiday is missing, no appointment is offered in them. */
function partlyListed(holidays: Identity['holidays'], today: Temporal.PlainDate): string[] {
  const listed = generalHolidays(holidays) ?? []
  const years = new Set(listed.map((day) => Number(day.slice(0, 4))).filter((year) => year >= today.year))
  return [...years].flatMap((year) => {
    const missing = missingDays(listed, year, today)
    if (missing.length === 0) return []
    return [
      `site.yaml: the holidays of ${year} under balearic lack ${missing.join(', ')}: no appointments are offered in that year`,
    ]
  })
}

/**
 * What may be meant so in content/site.yaml and mostly is not.
 * @param today ISO day on Mallorca
 */
export function identityNotes({ holidays }: Identity, today: string): string[] {
  return partlyListed(holidays, Temporal.PlainDate.from(today))
}
