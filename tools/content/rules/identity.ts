import type { Identity } from '#map/identity.ts'
import { closedDaysOf, generalHolidays, missingDays } from '#domains/appointments/book/schedule.server.ts'

/** Partly listed years: as long as a holiday is missing, they offer no appointments. */
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

/** A WhatsApp address contains its number, which is usually the phone number. */
function otherWhatsapp({ contact, social }: Identity): string[] {
  const [, number] = /^https:\/\/wa\.me\/\+?(\d+)/.exec(social.whatsapp) ?? []
  if (number === undefined || `+${number}` === contact.phone) return []
  return [`site.yaml: social.whatsapp leads to ${number}, but contact.phone is ${contact.phone}`]
}

/**
 * Hours of a day on which the office is closed: a holiday or closure overrides them (app/domains/offices/opening.ts).
 */
function idleHours({ offices, holidays }: Identity): string[] {
  return offices.flatMap((office) => {
    const closed = closedDaysOf(office, holidays)
    return Object.keys(office.hours)
      .filter((day) => closed.has(day))
      .map(
        (day) => `site.yaml: ${office.page}: the hours of ${day} have no effect, as it is closed on that day`,
      )
  })
}

/**
 * Probable mistakes in content/site.yaml that can be intended.
 * @param today ISO day on Mallorca
 */
export function identityNotes(identity: Identity, today: string): string[] {
  return [
    ...otherWhatsapp(identity),
    ...partlyListed(identity.holidays, Temporal.PlainDate.from(today)),
    ...idleHours(identity),
  ]
}
