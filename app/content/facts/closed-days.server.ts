import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { isIsoDay } from '#i18n/iso-day.ts'
import type { Identity } from '#map/identity.ts'
import type { Locale } from '#map/locale.ts'
import type { ClosedDay, OtherHours } from './closed-day.ts'
import { checkContent } from '#content/check-content.server.ts'
import { contentPath, parseYaml } from '#content/read-yaml.server.ts'

/** Every day with special hours, in order; a holiday or closure of the office takes precedence. */
export function otherHoursOf(
  { offices }: Pick<Identity, 'offices'>,
  closedDays: readonly ClosedDay[],
): OtherHours[] {
  const given = offices.flatMap(({ page, hours }) => {
    const closed = new Set(closedDays.flatMap((one) => (one.offices.includes(page) ? [one.day] : [])))
    return Object.entries(hours)
      .filter(([day]) => isIsoDay(day) && !closed.has(day))
      .map(([day, ranges = []]) => ({ page, day, ranges }))
  })
  const alike = Map.groupBy(given, ({ day, ranges }) => [day, ...ranges].join(' '))
  return [...alike.entries()]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([, [first, ...others]]) =>
      first === undefined
        ? []
        : [{ day: first.day, ranges: first.ranges, offices: [first, ...others].map(({ page }) => page) }],
    )
}

const text = v.pipe(v.string(), v.minLength(1))
const perLocale = v.strictObject({ es: text, en: text, de: text })
/** A leap year. */
const leapYear = '2028-'
const date = v.pipe(
  v.string(),
  v.check(
    (key) => isIsoDay(key) || isIsoDay(leapYear + key),
    'there is no such day: write YYYY-MM-DD, or MM-DD for every year',
  ),
)

const fields = v.strictObject({
  names: v.record(v.string(), perLocale),
  /** By list of site.yaml: the name of a date, or of an annual day and month. */
  days: v.record(v.string(), v.record(date, v.string())),
})
/** content/holidays.yaml. */
export const holidaysSchema = v.pipe(
  fields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { names, days } = dataset.value
    for (const [list, dates] of Object.entries(days)) {
      for (const [day, name] of Object.entries(dates)) {
        if (!Object.hasOwn(names, name))
          addIssue({ message: `${day} in ${list} names ${name}, which is not under names` })
      }
    }
  }),
)
type HolidayNames = v.InferOutput<typeof holidaysSchema>

/** The list of site.yaml for all offices, and the one for an office's own closures. */
const everywhere = 'balearic'
const ownList = 'closures'

const namesFile = 'content/holidays.yaml'

/**
 * Checks names as written in content/holidays.yaml. Throws with the paths of the invalid fields.
 */
export function parseHolidayNames(source: string): HolidayNames {
  return checkContent(holidaysSchema, parseYaml(source, namesFile), namesFile)
}

function readNames(): HolidayNames {
  return parseHolidayNames(readFileSync(contentPath('holidays.yaml'), 'utf8'))
}

/** The name for a list's unnamed days; a day that closes every office must have its own. */
const otherwise: Readonly<Record<string, string>> = { [everywhere]: '', [ownList]: 'closure' }

function nameOf(list: string, day: string, { names, days }: HolidayNames, locale: Locale): string {
  const named = days[list]?.[day] ?? days[list]?.[day.slice('YYYY-'.length)]
  const name = names[named ?? otherwise[list] ?? 'local']
  if (name === undefined) throw new Error(`${namesFile}: ${day} in ${list} has no name under days`)
  return name[locale]
}

/** Every day of site.yaml on which offices are closed, in order, named in one language. */
export function closedDaysOf({ offices, holidays }: Identity, locale: Locale): ClosedDay[] {
  const names = readNames()
  const found = new Map<string, { day: string; name: string; offices: string[] }>()
  const add = (day: string, name: string, office: string) => {
    const key = `${day} ${name}`
    const known = found.get(key) ?? { day, name, offices: [] }
    if (!known.offices.includes(office)) known.offices.push(office)
    found.set(key, known)
  }
  for (const { page, localHolidays, closures } of offices) {
    const general = new Set(holidays[everywhere])
    for (const day of general) add(day, nameOf(everywhere, day, names, locale), page)
    const local = (holidays[localHolidays] ?? []).filter((day) => !general.has(day))
    for (const day of local) add(day, nameOf(localHolidays, day, names, locale), page)
    const own = closures.filter((day) => !general.has(day) && !local.includes(day))
    for (const day of own) add(day, nameOf(ownList, day, names, locale), page)
  }
  return [...found.values()].sort((a, b) => a.day.localeCompare(b.day))
}
