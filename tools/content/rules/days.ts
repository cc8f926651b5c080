import { madridToday } from '#i18n/madrid-time.ts'

/** The days in a page, an article, a fact or a source on which something was done. */
interface Dated {
  readonly date?: string | undefined
  readonly updated?: string | undefined
  readonly asOf?: string | undefined
  readonly sources?: readonly Omit<Dated, 'sources'>[]
}

function daysOf({ date, updated, asOf }: Dated): [field: string, day: string][] {
  return Object.entries({ date, updated, asOf }).flatMap(([field, day]) =>
    day === undefined ? [] : [[field, day]],
  )
}

/** Future days of publication, checking or reading: the site would show them at once. */
export function futureDays(where: string, given: Dated, today = madridToday()): string[] {
  const ofSources = (given.sources ?? []).flatMap(daysOf)
  return [...daysOf(given), ...ofSources.map(([field, day]) => [`sources: ${field}`, day] as const)]
    .filter(([, day]) => day > today)
    .map(([field, day]) => `${where}: ${field} is ${day}, a day that is still to come`)
}
