import { callbackTimes } from '#domains/requests/hours/callback-times.ts'
import { dayInWords } from '#forms/day-in-words.ts'
import type { RequestDialog } from '#domains/requests/submission.ts'
import type { RequestRecord } from '#domains/requests/store/read-requests.server.ts'
import { greetingLine, signOff } from './mail-greeting.server.ts'
import { aboutWords, mailFooter, statusLink } from './mail-parts.server.ts'
import type { MailConfig, MailMessage } from '#platform/mail/message.server.ts'
import { requestMailTexts } from './request-mail-texts.server.ts'

/** The input of a mail to the visitor. */
export interface VisitorMail {
  readonly outboxId: string
  readonly request: RequestRecord
  /** The checked address. */
  readonly to: string
  readonly statusToken: string
  /** The ISO day by which the office will answer, if its hours determine it. */
  readonly answerBy: string | undefined
  /** The last ISO day for reporting a claim, if it is before the office's answer. */
  readonly reportBy?: string | undefined
  readonly date: Temporal.Instant
}

/** Dialogs that do not ask for insurance, so that the mail says nothing about cover. */
const withoutCover: ReadonlySet<RequestDialog> = new Set<RequestDialog>([
  'callback-dialog',
  'appointment-dialog',
  'contact-dialog',
  'nie-dialog',
  'contact-electricity-dialog',
  'client-certificate-dialog',
  'client-copy-dialog',
  'client-address-dialog',
  'client-bank-dialog',
  'client-no-claims-dialog',
  'client-cancel-dialog',
  'client-complaint-dialog',
])

/** Whether the request is for insurance, including forms that can ask for anything. */
function asksForCover({ dialog, fields }: RequestRecord): boolean {
  return !withoutCover.has(dialog) && !String(fields['product'] ?? '').startsWith('service.')
}

function nextStep({ request, answerBy }: VisitorMail): string {
  const { dialog, fields, preferredLocale: locale } = request
  const t = requestMailTexts[locale]
  if (dialog === 'appointment-dialog') return t('visitor.next.appointment')
  const callback = dialog === 'callback-dialog'
  const day = answerBy && dayInWords(answerBy, locale)
  // A visitor who named a day expects that one.
  if (callback && day && fields['when'] !== 'soon') {
    const part = callbackTimes.find((each) => each === fields['time']) ?? 'any'
    return t('visitor.next.callbackOn', { day, part })
  }
  const next = t(callback ? 'visitor.next.callback' : 'visitor.next.other')
  return [next, day && t('visitor.answerBy', { day })].filter(Boolean).join(' ')
}

/**
 * The confirmation to the visitor, in their language. It repeats nothing that was typed but a presentable name:
 * otherwise a sender could have their own words mailed to another person's address.
 */
export function composeVisitorMail(config: MailConfig, mail: VisitorMail): MailMessage {
  const { request, statusToken } = mail
  const locale = request.preferredLocale
  const t = requestMailTexts[locale]
  const { reference } = request
  const { phoneDisplay: phone } = config.identity.contact
  const reportBy = mail.reportBy && dayInWords(mail.reportBy, locale)
  const link = statusLink(config, statusToken, locale)
  return {
    id: mail.outboxId,
    to: mail.to,
    // If the sender address is another one, its mailbox may not be read.
    replyTo: config.identity.contact.email,
    subject: t('visitor.subject', { reference }),
    date: mail.date,
    content: {
      locale,
      title: t('visitor.title'),
      intro: [
        greetingLine(request.name, locale),
        t('visitor.received'),
        nextStep(mail),
        ...(reportBy ? [t('visitor.reportBy', { day: reportBy, phone })] : []),
      ],
      facts: [
        { label: t('labels.reference'), value: reference },
        { label: t('labels.about'), value: aboutWords(request, locale) },
      ],
      action: link ? { label: t('visitor.status'), url: link } : undefined,
      closing: [
        t('visitor.quote', { reference }),
        ...(asksForCover(request) ? [t('visitor.noCover')] : []),
        t('visitor.notYou'),
        signOff(config, locale),
      ],
      footer: mailFooter(config, locale),
    },
  }
}
