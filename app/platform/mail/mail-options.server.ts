import type { SendMailOptions } from 'nodemailer'
import { languageTags } from '#map/locale.ts'
import type { MailConfig } from './mail-config.server.ts'
import type { MailMessage } from './message.server.ts'
import { renderHtml } from './render-html.server.ts'
import { renderText } from './render-text.server.ts'

/** What nodemailer sends: fixed sender, one recipient, nothing read from files or addresses. */
export function mailOptions(config: MailConfig, message: MailMessage): SendMailOptions {
  const domain = config.from.slice(config.from.lastIndexOf('@') + 1)
  return {
    messageId: `<${message.id}@${domain}>`,
    date: new Date(message.date.epochMilliseconds),
    from: { name: config.identity.brand.name, address: config.from },
    to: message.to,
    replyTo: message.replyTo,
    subject: message.subject,
    text: renderText(message.content),
    html: renderHtml(message.content),
    icalEvent: message.calendar && { ...message.calendar, filename: 'appointment.ics' },
    headers: {
      // RFC 3834: keeps out-of-office programs from answering.
      'Auto-Submitted': 'auto-generated',
      'Content-Language': languageTags[message.content.locale],
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
