import { modesOf, isAppointmentMode, type AppointmentMode } from '#domains/appointments/dialog/slots.ts'
import { officeOf } from '#domains/appointments/mail/describe-appointment.server.ts'
import { placesOf, slotValue } from '#domains/appointments/book/schedule.server.ts'
import { freeTimesOf } from '#domains/appointments/book/staff-slots.server.ts'
import type { Identity, Office } from '#map/identity.ts'
import type { Store } from '#platform/store/store.server.ts'
import { isoDay } from './day-address.server.ts'
import { timeOf, type DayWords } from './day-words.server.ts'
import type { TimeChoices } from './time-choice.tsx'

/** The parts of a form that say where and when. */
type TypedChoice = Readonly<Record<string, string>>

/** A typed choice, as far as it is possible. */
export interface ReadChoice {
  readonly office: Office
  /** Undefined for any place. */
  readonly seat: string | undefined
  readonly language: string
  readonly mode: AppointmentMode
  readonly day: Temporal.PlainDate | undefined
  /** The time on the day, if one was chosen. */
  readonly startsAt: Temporal.Instant | undefined
}

/** Who may choose what. */
export interface ChoiceBounds {
  readonly offices: readonly Office[]
  /** An adviser who books for themselves only. */
  readonly onlySeat: string | undefined
}

/** Staff also meet by video where visitors cannot choose it. */
function modesFor(office: Office): readonly AppointmentMode[] {
  return [...new Set<AppointmentMode>([...modesOf(office), 'video'])]
}

function readTime(
  text: string | undefined,
  day: Temporal.PlainDate | undefined,
): Temporal.Instant | undefined {
  if (day === undefined || text === undefined || !/^20\d\d-\d\d-\d\dT\d\d:\d\d:00Z$/.test(text))
    return undefined
  try {
    return Temporal.Instant.from(text)
  } catch {
    return undefined
  }
}

/** Reads a typed choice; what does not fit the office becomes its usual. Undefined without any office. */
export function readChoice(values: TypedChoice, { offices, onlySeat }: ChoiceBounds): ReadChoice | undefined {
  const office = offices.find(({ page }) => page === values['office']) ?? offices[0]
  if (office === undefined) return undefined
  const modes = modesFor(office)
  const day = isoDay(values['day'])
  return {
    office,
    seat: onlySeat ?? placesOf(office).find((seat) => seat === values['seat']),
    language:
      office.languages.find((language) => language === values['language']) ?? office.languages[0] ?? 'es',
    mode: modes.find((mode) => isAppointmentMode(mode) && mode === values['mode']) ?? modes[0] ?? 'phone',
    day,
    startsAt: readTime(values['time'], day),
  }
}

/** The values of a choice, for the form's next turn. */
export function choiceValues({ office, seat, language, mode }: ReadChoice): TypedChoice {
  return { office: office.page, seat: seat ?? '', language, mode }
}

/**
 * What can be chosen, with the free times of a choice.
 * @throws StoreFault
 */
export async function timeChoices(
  {
    store,
    identity,
    words,
  }: { readonly store: Store; readonly identity: Identity; readonly words: DayWords },
  choice: ReadChoice,
  { offices, onlySeat }: ChoiceBounds,
): Promise<TimeChoices> {
  const { office, seat, language, day } = choice
  const free =
    day === undefined ? [] : await freeTimesOf(store, identity, { office: office.page, seat, language, day })
  const places = placesOf(officeOf(identity, office.page) ?? office).map((place) => ({
    value: place,
    label: words.seat({ office: office.page, seat: place }),
  }))
  return {
    offices: offices.map(({ page }) => ({ value: page, label: words.office(page) })),
    seats:
      onlySeat === undefined
        ? [{ value: '', label: words.t('fields.anySeat') }, ...places]
        : places.filter(({ value }) => value === onlySeat),
    languages: office.languages.map((one) => ({ value: one, label: words.language(one) })),
    modes: modesFor(office).map((mode) => ({ value: mode, label: words.t(`modes.${mode}`) })),
    times: free.map((time) => ({ value: slotValue(time), label: timeOf(time) })),
  }
}
