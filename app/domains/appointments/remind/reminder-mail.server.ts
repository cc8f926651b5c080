import { appointmentFacts, type AppointmentMail } from '#domains/appointments/mail/appointment-mail.server.ts'
import { appointmentMailTexts } from '#domains/appointments/mail/appointment-mail-texts.server.ts'
import { greetingLine, signOff } from '#domains/requests/mail/mail-greeting.server.ts'
import { mailFooter } from '#domains/requests/mail/mail-parts.server.ts'
import type { Fact, MailConfig, MailMessage } from '#platform/mail/message.server.ts'
import { papersFor } from './papers.server.ts'

/** The links of a reminder; undefined if the site has no base URL. */
interface ReminderLinks {
  /** The page that shows, moves and cancels the appointment. */
  readonly manage: string | undefined
  /** The status page, where papers are added. */
  readonly status: string | undefined
}

/** What to bring, or to have at hand for a call: the service's list, or what a conversation on the topic usually needs. */
function papersFact({ request, appointment }: AppointmentMail): Fact {
  const locale = request.preferredLocale
  const t = appointmentMailTexts[locale]
  return {
    label: t(appointment.mode === 'in-person' ? 'reminder.bring' : 'reminder.atHand'),
    value: papersFor(request, locale).documents.join('\n'),
  }
}

/** The mail of the day before: when, where or how, what to bring, and the links to move or cancel. */
export function composeReminder(
  config: MailConfig,
  mail: AppointmentMail,
  to: string,
  { manage, status }: ReminderLinks,
): MailMessage {
  const { request, appointment } = mail
  const locale = request.preferredLocale
  const t = appointmentMailTexts[locale]
  const { reference } = request
  const { email, phoneDisplay: phone } = config.identity.contact
  return {
    id: mail.outboxId,
    to,
    replyTo: email,
    subject: t('reminder.subject', { reference }),
    date: mail.date,
    content: {
      locale,
      title: t('reminder.title'),
      intro: [
        greetingLine(request.name, locale),
        t('reminder.intro'),
        t(`reminder.next.${appointment.mode}`, { phone }),
      ],
      facts: [
        ...appointmentFacts(config, mail, locale),
        papersFact(mail),
        { label: t('labels.reference'), value: reference },
      ],
      action: manage === undefined ? undefined : { label: t('manage'), url: manage },
      also: status === undefined ? undefined : { label: t('add'), url: status },
      closing: [t('reminder.cannot', { phone }), signOff(config, locale, appointment.office)],
      footer: mailFooter(config, locale),
    },
  }
}
