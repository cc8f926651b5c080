import * as v from 'valibot'
import type { Office } from '#map/identity.ts'

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

const slots = v.strictObject({
  minutes: v.pipe(whole(15, 240), v.multipleOf(15, 'expected a multiple of 15 minutes')),
  seats: v.optional(whole(1, 50)),
  leadHours: whole(0, 168),
})

/** Also the name of a place, such as office.palma/1, whose bookings the adviser then takes over. */
const adviserId = v.pipe(
  v.string(),
  v.maxLength(60),
  v.regex(/^[a-z0-9]+(?:[./-][a-z0-9]+)*$/, 'expected an id such as palma-1'),
)

/** An office's appointment slots and advisers; fields of an office in content/site.yaml. */
export const bookable = {
  slots: v.optional(slots),
  advisers: v.optional(
    v.array(
      v.strictObject({
        id: adviserId,
        name: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))),
        languages: v.array(v.pipe(v.string(), v.minLength(1))),
      }),
    ),
  ),
}

interface Bookable extends Pick<Office, 'languages' | 'advisers'> {
  readonly slots?: Office['slots'] | undefined
}

/** What is wrong with an office's seats and advisers, if anything. */
export function bookableProblem({ languages, slots: given, advisers }: Bookable): string | undefined {
  if (advisers === undefined) {
    return given !== undefined && given.seats === undefined ? 'expected slots.seats or advisers' : undefined
  }
  if (given?.seats !== undefined) return 'expected slots.seats or advisers, not both'
  const ids = advisers.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) < index)
  if (twice !== undefined) return `two advisers are called ${twice}`
  for (const { id, languages: spoken } of advisers) {
    const other = spoken.find((language) => !languages.includes(language))
    if (other !== undefined) return `${id} speaks ${other}, which the office does not offer`
  }
  const unspoken = languages.find((language) => !advisers.some((one) => one.languages.includes(language)))
  return unspoken && `no adviser speaks ${unspoken}`
}

/** The default slots; one place if no advisers are listed. */
export function slotsOf({ slots: given, advisers }: Bookable): Office['slots'] {
  return given ?? { minutes: 30, leadHours: 4, ...(advisers === undefined && { seats: 1 }) }
}
