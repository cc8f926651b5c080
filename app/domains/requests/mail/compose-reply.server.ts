import type { Reply } from '#domains/requests/reply/read-replies.server.ts'
import type { RequestRecord } from '#domains/requests/store/read-requests.server.ts'
import type { MailConfig, MailMessage } from '#platform/mail/message.server.ts'
import { mailFooter, statusLink } from './mail-parts.server.ts'
import { requestMailTexts } from './request-mail-texts.server.ts'

/** The input of a mail with a reply. */
export interface ReplyMail {
  readonly outboxId: string
  readonly request: RequestRecord
  readonly reply: Pick<Reply, 'subject' | 'body'>
  /** The checked address. */
  readonly to: string
  readonly statusToken: string
  readonly date: Temporal.Instant
}

/** A reply of the office: its text as written, in the language of the request. */
export function composeReplyMail(config: MailConfig, mail: ReplyMail): MailMessage {
  const { request, reply, statusToken } = mail
  const { reference } = request
  const locale = request.preferredLocale
  const t = requestMailTexts[locale]
  const link = statusLink(config, statusToken, locale)
  return {
    id: mail.outboxId,
    to: mail.to,
    replyTo: config.identity.contact.email,
    // The visitor's answer keeps the subject, and with it the request that it belongs to.
    subject: `${reply.subject} [${reference}]`,
    date: mail.date,
    personal: true,
    content: {
      locale,
      title: reply.subject,
      intro: reply.body.split(/\n{2,}/),
      facts: [],
      action: link ? { label: t('reply.status'), url: link } : undefined,
      closing: [t('reply.keep', { reference })],
      footer: mailFooter(config, locale),
    },
  }
}
