import { appointmentPath } from '#map/linked-paths.ts'
import type { MailConfig, MailMessage } from '#platform/mail/message.server.ts'
import { statusLink } from '#domains/requests/mail/mail-parts.server.ts'
import type { MailTransport } from '#platform/mail/transport.server.ts'
import { dayAt } from '#domains/appointments/book/schedule.server.ts'
import { findAppointment, type AppointmentRecord } from '#domains/appointments/book/repository.server.ts'
import { parseAddress } from '#platform/mail/mail-address.server.ts'
import { reminderStart } from '#domains/appointments/remind/queue-reminders.server.ts'
import { composeReminder } from '#domains/appointments/remind/reminder-mail.server.ts'
import type { Deliver } from '#platform/outbox/outbox-delivery.server.ts'
import type { OutboxJob } from '#platform/outbox/outbox.server.ts'
import { findRequest, requestFiles } from '#domains/requests/store/read-requests.server.ts'
import { requestNotes } from '#domains/requests/status/read-status.server.ts'
import { confirmToken, statusToken } from '#platform/store/signed-link.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { dialogParameter } from '#map/dialogs.ts'
import type { Identity } from '#map/identity.ts'
import type { Locale } from '#map/locale.ts'
import { isPageId } from '#map/pages/pages.ts'
import { pagePath } from '#map/paths.ts'
import { officeOf } from './describe-appointment.server.ts'
import {
  composeOfficeAppointment,
  composeVisitorAppointment,
  type AppointmentMail,
} from './appointment-mail.server.ts'

interface ChannelParts {
  readonly store: Store
  readonly config: MailConfig
  readonly transport: MailTransport
}

type RequestChannels = Readonly<Record<'mail-office' | 'mail-visitor' | 'mail-reply', Deliver>>
type MailChannels = RequestChannels & Readonly<Record<'mail-reminder', Deliver>>
type Compose = (parts: ChannelParts, mail: AppointmentMail) => MailMessage | undefined

/** The booking form on the office's page, or on the contact page if the office has none any more. */
function bookingPath(identity: Identity, { office: page }: AppointmentRecord, locale: Locale): string {
  const office = officeOf(identity, page)?.page
  const path = pagePath(office !== undefined && isPageId(office) ? office : 'contact', locale, identity)
  return `${path}?${dialogParameter}=appointment-dialog`
}

function toVisitor({ store, config }: ChannelParts, mail: AppointmentMail): MailMessage | undefined {
  const { email, preferredLocale } = mail.request
  const to = email && parseAddress(email)
  if (!to) return undefined
  const { url } = config.identity
  // One secret opens both pages.
  const token = statusToken(store, mail.request)
  return composeVisitorAppointment(config, mail, to, {
    confirm: url ? url + appointmentPath(confirmToken(store, mail.request), preferredLocale) : undefined,
    manage: url ? url + appointmentPath(token, preferredLocale) : undefined,
    status: statusLink(config, token, preferredLocale),
    again: url ? url + bookingPath(config.identity, mail.appointment, preferredLocale) : undefined,
  })
}

function toOffice({ config }: ChannelParts, mail: AppointmentMail): MailMessage {
  const { email } = mail.request
  return composeOfficeAppointment(config, mail, email && parseAddress(email))
}

async function appointmentOf(
  store: Store,
  { id, requestId, event, movedFrom }: OutboxJob,
): Promise<AppointmentMail | undefined> {
  const appointment = await findAppointment(store, requestId)
  const request = appointment && (await findRequest(store, { id: requestId }))
  if (!appointment || !request) return undefined
  const [files, notes] = await Promise.all([requestFiles(store, requestId), requestNotes(store, requestId)])
  return { outboxId: id, request, appointment, event, movedFrom, files, notes, date: store.clock() }
}

function channel(parts: ChannelParts, compose: Compose, others: Deliver): Deliver {
  return async (job, signal, handedOver) => {
    const mail = await appointmentOf(parts.store, job)
    if (mail === undefined) return await others(job, signal, handedOver)
    const message = compose(parts, mail)
    if (!message) return { kind: 'refused', code: 'mail.address' }
    return await parts.transport.send(message, signal, handedOver)
  }
}

/**
 * Reminds of an appointment as it is now. One that was cancelled or moved since the reminder was queued needs none (a
 * moved one has its own), and on the day itself it would be wrong.
 */
function reminderChannel(parts: ChannelParts): Deliver {
  const { store, config, transport } = parts
  return async (job, signal, handedOver) => {
    const mail = await appointmentOf(store, job)
    const startsAt = mail && (await reminderStart(store, job.id))
    if (mail === undefined || startsAt === undefined) return { kind: 'sent' }
    const { appointment, request } = mail
    const isExpected = appointment.state === 'booked' && appointment.startsAt.equals(startsAt)
    if (!isExpected || !dayAt(startsAt).subtract({ days: 1 }).equals(dayAt(store.clock())))
      return { kind: 'sent' }
    const to = request.email && parseAddress(request.email)
    if (!to) return { kind: 'refused', code: 'mail.address' }
    const token = statusToken(store, request)
    const { url } = config.identity
    const message = composeReminder(config, mail, to, {
      manage: url ? url + appointmentPath(token, request.preferredLocale) : undefined,
      status: statusLink(config, token, request.preferredLocale),
    })
    return await transport.send(message, signal, handedOver)
  }
}

/** The mail channels, with separate mails for requests that hold an appointment. */
export function appointmentChannels(parts: ChannelParts, others: RequestChannels): MailChannels {
  return {
    ...others,
    'mail-office': channel(parts, toOffice, others['mail-office']),
    'mail-visitor': channel(parts, toVisitor, others['mail-visitor']),
    'mail-reminder': reminderChannel(parts),
  }
}
