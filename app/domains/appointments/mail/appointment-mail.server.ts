import type { AppointmentTopic } from '#domains/appointments/dialog/appointment-schema.ts'
import type { KeptFile } from '#platform/uploads/kept-file.ts'
import {
  composeOfficeMail,
  markSuspect,
  type OfficeMail,
} from '#domains/requests/mail/compose-office.server.ts'
import { greetingLine, signOff } from '#domains/requests/mail/mail-greeting.server.ts'
import { mailFooter } from '#domains/requests/mail/mail-parts.server.ts'
import type { MailConfig, Fact, MailMessage } from '#platform/mail/message.server.ts'
import { requestMailTexts } from '#domains/requests/mail/request-mail-texts.server.ts'
import { madridTime } from '#i18n/madrid-time.ts'
import type { AppointmentRecord } from '#domains/appointments/book/repository.server.ts'
import type { Note } from '#domains/requests/status/read-status.server.ts'
import type { OutboxEvent } from '#platform/store/schema.server.ts'
import { languageInWords } from '#map/language-words.ts'
import type { Locale } from '#map/locale.ts'
import { calendarFile, calendarMethod, type CalendarEvent } from './calendar-file.server.ts'
import { officeEvent, visitorEvent, type CalendarParts } from './calendar-events.server.ts'
import {
  adviserInWords,
  eventOf,
  officeInWords,
  topicInWords,
  whenInWords,
} from './describe-appointment.server.ts'
import { appointmentMailTexts } from './appointment-mail-texts.server.ts'

/** The input of both mails about an appointment. */
export interface AppointmentMail extends Omit<CalendarParts, 'identity' | 'organizer'> {
  readonly outboxId: string
  /** The subject: the appointment itself, or the visitor's action on the status page. */
  readonly event: OutboxEvent
  /** The appointment's start before the move that queued the mail. */
  readonly movedFrom?: Temporal.Instant
  readonly files: readonly KeptFile[]
  readonly notes: readonly Note[]
  readonly date: Temporal.Instant
}

function calendarPart(event: CalendarEvent): MailMessage['calendar'] {
  return { method: calendarMethod(event), content: calendarFile(event) }
}

function calendarParts(
  { identity, from }: MailConfig,
  { appointment, request }: AppointmentMail,
): CalendarParts {
  return { identity, organizer: from, appointment, request }
}

/**
 * The earlier time, if the mail reports a move; undefined if the appointment is back at that time when the mail is
 * sent.
 */
function before({ appointment, movedFrom }: AppointmentMail, locale: Locale): Fact[] {
  if (movedFrom === undefined || eventOf(appointment) !== 'moved') return []
  if (movedFrom.equals(appointment.startsAt)) return []
  const label = appointmentMailTexts[locale]('labels.before')
  return [{ label, value: whenInWords({ startsAt: movedFrom }, locale) }]
}

/** When, where, how and about what an appointment is. */
export function appointmentFacts(config: MailConfig, mail: AppointmentMail, locale: Locale): Fact[] {
  const { appointment, request } = mail
  const t = appointmentMailTexts[locale]
  const topic = request.fields['topic'] as AppointmentTopic | undefined
  return [
    { label: t('labels.when'), value: whenInWords(appointment, locale) },
    ...before(mail, locale),
    {
      label: t(appointment.mode === 'in-person' ? 'labels.where' : 'labels.office'),
      value: officeInWords(config.identity, appointment, locale),
    },
    { label: t('labels.how'), value: t(`modes.${appointment.mode}`) },
    { label: t('labels.talk'), value: languageInWords(appointment.language, locale) },
    { label: t('labels.topic'), value: topicInWords(topic, locale) },
  ]
}

/** The links in the visitor's mail; undefined if the site has no base URL. */
export interface VisitorLinks {
  /** The page that shows, moves and cancels it. */
  readonly manage: string | undefined
  /** The same page with the confirmation link. */
  readonly confirm: string | undefined
  /** The request's status page, where notes and papers are added. */
  readonly status: string | undefined
  /** The form that books another time. */
  readonly again: string | undefined
}

function closingOf({ state, officeCancellation, officeMove }: AppointmentRecord, locale: Locale): string[] {
  const t = appointmentMailTexts[locale]
  if (officeCancellation) return [t('sorry')]
  if (officeMove) return [t('sorryMoved'), t('attached')]
  return state === 'cancelled' ? [t('surprised')] : [t('attached'), t('notYou')]
}

/** The mail to the visitor. */
export function composeVisitorAppointment(
  config: MailConfig,
  mail: AppointmentMail,
  to: string,
  links: VisitorLinks,
): MailMessage {
  const { manage, status, again } = links
  const { request, appointment } = mail
  if (appointment.state === 'unconfirmed' || appointment.state === 'lapsed') {
    return composeConfirmation(config, mail, to, links)
  }
  const locale = request.preferredLocale
  const t = appointmentMailTexts[locale]
  const { reference } = request
  const { officeCancellation, officeMove } = appointment
  const event = officeCancellation ? 'byOffice' : officeMove ? 'movedByOffice' : eventOf(appointment)
  const cancelled = appointment.state === 'cancelled'
  const reason = (officeCancellation ?? officeMove)?.reason
  const why = reason === undefined ? [] : [{ label: t('reason'), value: reason }]
  const action = officeCancellation
    ? again && { label: t('again'), url: again }
    : !cancelled && manage && { label: t('manage'), url: manage }
  return {
    id: mail.outboxId,
    to,
    replyTo: config.identity.contact.email,
    subject: t(`visitor.${event}.subject`, { reference }),
    date: mail.date,
    content: {
      locale,
      title: t(`visitor.${event}.title`),
      intro: [
        greetingLine(request.name, locale),
        t(`visitor.${event}.intro`),
        ...(cancelled ? [] : [t(`next.${appointment.mode}`)]),
      ],
      facts: [
        ...why,
        ...appointmentFacts(config, mail, locale),
        { label: t('labels.reference'), value: reference },
      ],
      action: action || undefined,
      also: status === undefined || cancelled ? undefined : { label: t('add'), url: status },
      closing: [...closingOf(appointment, locale), signOff(config, locale, appointment.office)],
      footer: mailFooter(config, locale),
    },
    calendar: calendarPart(visitorEvent(calendarParts(config, mail), to, cancelled ? undefined : manage)),
  }
}

/**
 * Asks for a confirmation, or reports that the hold lapsed, as when the mail itself was late. Not an invitation: a
 * calendar would show an unconfirmed appointment.
 */
function composeConfirmation(
  config: MailConfig,
  mail: AppointmentMail,
  to: string,
  { confirm }: VisitorLinks,
): MailMessage {
  const { request, appointment } = mail
  const locale = request.preferredLocale
  const t = appointmentMailTexts[locale]
  const { reference } = request
  const event = eventOf(appointment)
  const held = appointment.state === 'unconfirmed' ? appointment.confirmUntil : undefined
  const moment = held && `${madridTime(new Date(held.epochMilliseconds)).time} (${t('localTime')})`
  const label = t(held ? 'confirm' : 'seeWhetherFree')
  return {
    id: mail.outboxId,
    to,
    replyTo: config.identity.contact.email,
    subject: t(`visitor.${event}.subject`, { reference }),
    date: mail.date,
    content: {
      locale,
      title: t(`visitor.${event}.title`),
      intro: [
        // The address is not confirmed yet: nothing that was typed is repeated to it.
        greetingLine('', locale),
        t(`visitor.${event}.intro`),
        ...(moment === undefined ? [] : [t('heldUntil', { moment })]),
      ],
      facts: [...appointmentFacts(config, mail, locale), { label: t('labels.reference'), value: reference }],
      action: confirm === undefined ? undefined : { label, url: confirm },
      closing: [t('ignore'), signOff(config, locale, appointment.office)],
      footer: mailFooter(config, locale),
    },
  }
}

/** The office's mail starts with the current values of the form's fields, not those first sent. */
const unnamed: OfficeMail['describeField'] = (_dialog, name) => ({ label: name, value: '' })

/**
 * The mail to the office: what happened, when and where, then all details. Only changes to the appointment change the
 * office's calendar.
 */
export function composeOfficeAppointment(
  config: MailConfig,
  mail: AppointmentMail,
  replyTo: string | undefined,
): MailMessage {
  const { request, outboxId, date, appointment, event, files, notes } = mail
  const locale = config.officeLocale
  const base = composeOfficeMail(config, {
    outboxId,
    request,
    event,
    files,
    notes,
    replyTo,
    date,
    describeField: unnamed,
  })
  const t = appointmentMailTexts[locale]
  const adviser = adviserInWords(config.identity, appointment)
  const own = adviser === undefined ? [] : [{ label: t('labels.adviser'), value: adviser }]
  const content = {
    ...base.content,
    facts: [...appointmentFacts(config, mail, locale), ...own, ...base.content.facts],
  }
  const reassigned = event === 'appointment-reassigned'
  if (event !== 'request-received' && !reassigned) return { ...base, content }
  const happened = t(
    `office.${reassigned && appointment.state === 'booked' ? 'reassigned' : eventOf(appointment)}`,
  )
  // This mail reports both: the office stops working on the request, and does not look for another slot.
  const withdrawn = request.state === 'withdrawn' && requestMailTexts[locale]('office.news.request-withdrawn')
  const title = [withdrawn, happened, request.reference].filter(Boolean).join(': ')
  const subject = markSuspect(title, request, locale)
  if (appointment.state === 'unconfirmed' || appointment.state === 'lapsed') {
    const text = t(appointment.state === 'lapsed' ? 'officeLapsed' : 'officeUnconfirmed')
    const intro = [text, ...content.intro]
    return { ...base, subject, content: { ...content, title, intro } }
  }
  return {
    ...base,
    subject,
    content: { ...content, title },
    calendar: calendarPart(officeEvent(calendarParts(config, mail), config.office, locale)),
  }
}
