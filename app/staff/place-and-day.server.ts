import type { Identity, Office } from '#map/identity.ts'
import { dayAt, officeZone, placesOf } from '#domains/appointments/book/schedule.server.ts'
import { CommandError } from './command-error.server.ts'

/** `30/11/2026` and `30.11.2026`, as people on Mallorca write days. */
const writtenDay = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/

/**
 * A day as it is typed: `2026-11-30`, `30/11/2026`, `30.11.2026`, `today` or `tomorrow`.
 * @throws CommandError
 */
export function parseDay(text: string, now: Temporal.Instant): Temporal.PlainDate {
  const word = text.trim().toLowerCase()
  if (word === 'today') return dayAt(now)
  if (word === 'tomorrow') return dayAt(now).add({ days: 1 })
  const [, day, month, year] = writtenDay.exec(word) ?? []
  try {
    if (day === undefined) return Temporal.PlainDate.from(word)
    return Temporal.PlainDate.from(
      { year: Number(year), month: Number(month), day: Number(day) },
      { overflow: 'reject' },
    )
  } catch {
    throw new CommandError(`"${text}" is not a day; write it as 2026-11-26, 26/11/2026, today or tomorrow`)
  }
}

/**
 * One day, or the first and the last joined by two points: `2026-12-01..2026-12-05`.
 * @throws CommandError
 */
export function parseDays(
  text: string,
  now: Temporal.Instant,
): { readonly from: string; readonly to: string } {
  const [from = '', to = from] = text.split('..')
  return { from: parseDay(from, now).toString(), to: parseDay(to, now).toString() }
}

/**
 * A day and a time on Mallorca: `2026-12-01 10:30`, `tomorrow 9:00`.
 * @throws CommandError
 */
export function parseMoment(text: string, now: Temporal.Instant): Temporal.Instant {
  const [day = '', time = ''] = text.trim().split(/[\sT]+/)
  const [, hour = '', minute = ''] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (minute === '')
    throw new CommandError(`"${text}" is not a day and a time; write it as "2026-12-01 10:30"`)
  const plainTime = new Temporal.PlainTime(Number(hour), Number(minute))
  return parseDay(day, now).toZonedDateTime({ timeZone: officeZone, plainTime }).toInstant()
}

/** An office with some of its places; undefined for any. */
export interface TypedPlace {
  readonly office: Office
  readonly seat: string | undefined
}

const shortName = ({ page }: Office) => page.replace('office.', '')

/**
 * An office, and after a slash one of its places or advisers: `palma`, `palma/2`, `palma/ana`.
 * @throws CommandError
 */
export function parsePlace(text: string, { offices }: Identity): TypedPlace {
  const [name = '', ...rest] = text
    .trim()
    .toLowerCase()
    .replace(/^office\./, '')
    .split('/')
  const office = offices.find((one) => shortName(one) === name)
  if (office === undefined) {
    throw new CommandError(`There is no office "${name}"; it is one of ${offices.map(shortName).join(', ')}`)
  }
  if (rest.length === 0) return { office, seat: undefined }
  const typed = rest.join('/')
  const places = placesOf(office)
  const seat = places.find((place) => place === typed || place === `${office.page}/${typed}`)
  if (seat !== undefined) return { office, seat }
  const known = places.map((place) => `${name}/${place.replace(`${office.page}/`, '')}`).join(', ')
  throw new CommandError(`"${text}" is not a place; it is one of ${known}`)
}

/** A place in the form in which it is typed. */
export function placeText({ office, seat }: { readonly office: string; readonly seat: string }): string {
  return `${office.replace('office.', '')}/${seat.replace(`${office}/`, '')}`
}
