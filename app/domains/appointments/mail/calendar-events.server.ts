import type { AppointmentTopic } from '#domains/appointments/dialog/appointment-schema.ts'
import { markSuspect } from '#domains/requests/mail/compose-office.server.ts'
import type { AppointmentRecord } from '#domains/appointments/book/repository.server.ts'
import type { RequestRecord } from '#domains/requests/store/read-requests.server.ts'
import type { Identity } from '#map/identity.ts'
import { languageInWords } from '#map/language-words.ts'
import type { Locale } from '#map/locale.ts'
import type { CalendarEvent } from './calendar-file.server.ts'
import { adviserInWords, officeInWords, officeOf, topicInWords } from './describe-appointment.server.ts'
import { appointmentMailTexts } from './appointment-mail-texts.server.ts'

/** The input of calendar entries. */
export interface CalendarParts {
  readonly identity: Identity
  /** The sender of the mails, a bare address: the organizer, and the domain of every UID. */
  readonly organizer: string
  readonly appointment: AppointmentRecord
  readonly request: RequestRecord
}

function common({ identity, organizer, appointment, request }: CalendarParts, locale: Locale) {
  const { id, sequence, state, startsAt, endsAt, updatedAt, mode, language } = appointment
  const t = appointmentMailTexts[locale]
  const how = t(`modes.${mode}`)
  return {
    uid: `${id}@${organizer.slice(organizer.lastIndexOf('@') + 1)}`,
    sequence,
    cancelled: state === 'cancelled',
    startsAt,
    endsAt,
    changedAt: updatedAt,
    location: mode === 'in-person' ? officeInWords(identity, appointment, locale) : how,
    organizer: { name: identity.brand.name, email: organizer },
    facts: [
      `${t('labels.reference')}: ${request.reference}`,
      `${t('labels.how')}: ${how}, ${languageInWords(language, locale)}`,
    ],
  }
}

/**
 * The visitor's entry. Like their mail it repeats nothing that was typed, because the address may belong to another
 * person.
 */
export function visitorEvent(parts: CalendarParts, to: string | undefined, url?: string): CalendarEvent {
  const locale = parts.request.preferredLocale
  const t = appointmentMailTexts[locale]
  const { facts, ...event } = common(parts, locale)
  const { identity, appointment } = parts
  const next = event.cancelled ? undefined : t(`next.${appointment.mode}`)
  const office = officeOf(identity, appointment.office)?.name[locale] ?? ''
  return {
    ...event,
    attendee: to,
    url,
    summary: t('summary', { brand: identity.brand.name, office }),
    description: [...facts, next, identity.contact.phoneDisplay, url].filter(Boolean).join('\n'),
  }
}

/** The office's entry, with who comes and why. */
export function officeEvent(parts: CalendarParts, to: string, locale: Locale): CalendarEvent {
  const { facts, ...event } = common(parts, locale)
  const { request, identity, appointment } = parts
  const t = appointmentMailTexts[locale]
  // All offices share one calendar, and a call has no place.
  const office =
    appointment.mode !== 'in-person' &&
    `${t('labels.office')}: ${officeInWords(identity, appointment, locale)}`
  const adviser = adviserInWords(identity, appointment)
  const who = adviser && `${t('labels.adviser')}: ${adviser}`
  const topic = topicInWords(request.fields['topic'] as AppointmentTopic | undefined, locale)
  return {
    ...event,
    attendee: to,
    summary: markSuspect(`${request.name}: ${topic}`, request, locale),
    description: [...facts, office, who, request.phone, request.email, request.message]
      .filter(Boolean)
      .join('\n'),
  }
}
