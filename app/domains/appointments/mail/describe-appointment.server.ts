import type { AppointmentTopic } from '#domains/appointments/dialog/appointment-schema.ts'
import { formatDateTime } from '#i18n/date-format.ts'
import { madridTime } from '#i18n/madrid-time.ts'
import { weekdayName } from '#i18n/weekday-words.ts'
import type { AppointmentRecord } from '#domains/appointments/book/repository.server.ts'
import { groupInWords, insuranceGroups, serviceGroups } from '#map/groups.ts'
import type { Identity, Office } from '#map/identity.ts'
import type { Locale, Localized } from '#map/locale.ts'
import { adviserOf, officeZone } from '#domains/appointments/book/schedule.server.ts'
import { appointmentMailTexts } from './appointment-mail-texts.server.ts'

/**
 * The outcome of an appointment; `unconfirmed` waits for its mailed link, `lapsed` waited too long. Texts for the
 * visitor differ if the office cancelled it (`byOffice`).
 */
type AppointmentEvent = 'booked' | 'moved' | 'cancelled' | 'unconfirmed' | 'lapsed'

/** The latest thing that happened to an appointment. */
export function eventOf({ state, sequence }: AppointmentRecord): AppointmentEvent {
  if (state !== 'booked') return state
  return sequence === 0 ? 'booked' : 'moved'
}

/** The appointment's office in the current configuration; it may have been removed since. */
export function officeOf(identity: Identity, page: string): Office | undefined {
  return identity.offices.find((office) => office.page === page)
}

/** An adviser for the staff: the name in the current configuration, or else the id; undefined for a numbered place. */
export function adviserInWords(
  { offices }: Pick<Identity, 'offices'>,
  appointment: Pick<AppointmentRecord, 'office' | 'seat'>,
): string | undefined {
  const advisers = offices.flatMap((office) => office.advisers ?? [])
  // An adviser may have taken over a numbered place.
  const named = advisers.find(({ id, name }) => id === appointment.seat && name !== undefined)
  return named?.name ?? adviserOf(appointment)
}

/** When it is, on Mallorca's clock: `martes, 24/11/2026, 09:00–09:30 (hora de Mallorca)`; a start alone where no end is given. */
export function whenInWords(
  { startsAt, endsAt }: Pick<AppointmentRecord, 'startsAt'> & Partial<Pick<AppointmentRecord, 'endsAt'>>,
  locale: Locale,
): string {
  const weekday = weekdayName(startsAt.toZonedDateTimeISO(officeZone).toPlainDate().toString(), locale)
  const moment = formatDateTime(new Date(startsAt.epochMilliseconds), locale)
  const end = endsAt === undefined ? '' : `–${madridTime(new Date(endsAt.epochMilliseconds)).time}`
  return `${weekday}, ${moment}${end} (${appointmentMailTexts[locale]('localTime')})`
}

/** An office in words: its name, and for visits its address, as far as known. */
export function officeInWords(
  identity: Identity,
  { office: page, mode }: Pick<AppointmentRecord, 'office' | 'mode'>,
  locale: Locale,
): string {
  const office = officeOf(identity, page)
  if (office === undefined) return page
  const address = mode === 'in-person' ? office.address : undefined
  const town = address && `${address.postcode} ${address.town}`
  return [`${identity.brand.name} ${office.name[locale]}`, address?.street, town].filter(Boolean).join(', ')
}

/** A topic of the form in words; an unknown one is shown by its id. */
export function topicInWords(topic: AppointmentTopic | undefined, locale: Locale): string {
  const t = appointmentMailTexts[locale]
  if (topic === undefined || topic === 'other') return t('other')
  if (topic === 'claim') return t('claim')
  const [kind, group] = topic.split('.') as ['insurance' | 'services', string]
  const groups: Readonly<Record<string, Localized<string>>> =
    kind === 'insurance' ? insuranceGroups : serviceGroups
  const name = Object.hasOwn(groups, group) ? groups[group]?.[locale] : undefined
  return name === undefined ? topic : groupInWords(t(kind), name)
}
