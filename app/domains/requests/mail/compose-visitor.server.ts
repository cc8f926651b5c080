import { callbackTimes } from '#domains/requests/hours/callback-hours.ts'
import { dayInWords } from '#forms/day-in-words.ts'
import type { RequestDialog } from '#domains/requests/submission.ts'
import type { RequestRecord } from '#domains/requests/store/read-requests.server.ts'
import { aboutWords, mailFooter, statusLink } from './mail-parts.server.ts'
import type { MailConfig, MailMessage } from '#platform/mail/message.server.ts'
import { mailWords } from './words.server.ts'
import type { MailWords } from './words.server.ts'

/** What a mail to the visitor is made from. */
export interface VisitorMail {
  readonly outboxId: string
  readonly request: RequestRecord
  /** The checked address. */
  readonly to: string
  readonly statusToken: string
  /** The ISO day by which the office will have answered, where its hours tell. */
  readonly answerBy: string | undefined
  /** The ISO day on which the time to report a claim ends, where that is before the office answers. */
  readonly reportBy?: string | undefined
  readonly date: Temporal.Instant
}

/** Those in which nobody asks for insurance, so that nothing is said of cover. */
const withoutCover: ReadonlySet<RequestDialog> = new Set<RequestDialog>([
  'callback-dialog',
  'appointment-dialog',
  'contact-dialog',
  'nie-dialog',
  'contact-electricity-dialog',
])

/** Whether somebody asks for insurance, also by a form that asks for anything. */
function asksForCover({ dialog, fields }: RequestRecord): boolean {
  return !withoutCover.has(dialog) && !String(fields['product'] ?? '').startsWith('service.')
}

/** The part of the day in which the visitor wants to be called; undefined for any time. */
function partOf({ parts }: MailWords['visitor'], { time }: RequestRecord['fields']): string | undefined {
  const chosen = callbackTimes.find((each) => each === time)
  return chosen === undefined || chosen === 'any' ? undefined : parts[chosen]
}

function nextStep(words: MailWords['visitor'], { request, answerBy }: VisitorMail): string {
  const { dialog, fields, preferredLocale: locale } = request
  if (dialog === 'appointment-dialog') return words.next.appointment
  const callback = dialog === 'callback-dialog'
  const day = answerBy && dayInWords(answerBy, locale)
  // A visitor who named a day waits for that one.
  if (callback && day && fields['when'] !== 'soon') return words.next.callbackOn(day, partOf(words, fields))
  const next = callback ? words.next.callback : words.next.other
  return [next, day && words.answerBy(day)].filter(Boolean).join(' ')
}

/**
 * The confirmation to the visitor, in their language. It repeats nothing that
 * was typed: whoever enters somebody else's address must not be able to have
 * their own words sent there by us.
 */
export function composeVisitorMail(config: MailConfig, mail: VisitorMail): MailMessage {
  const { request, statusToken } = mail
  const locale = request.preferredLocale
  const { visitor: words, labels } = mailWords[locale]
  const { phoneDisplay } = config.identity.contact
  const late = mail.reportBy ? [words.reportBy(dayInWords(mail.reportBy, locale), phoneDisplay)] : []
  const link = statusLink(config, statusToken, locale)
  return {
    id: mail.outboxId,
    to: mail.to,
    // Where the sender is another, nobody may read that mailbox.
    replyTo: config.identity.contact.email,
    subject: words.subject(request.reference),
    date: mail.date,
    content: {
      locale,
      title: words.title,
      intro: [words.greeting, words.received, nextStep(words, mail), ...late],
      facts: [
        { label: labels.reference, value: request.reference },
        { label: labels.about, value: aboutWords(mailWords[locale], request) },
      ],
      action: link ? { label: words.status, url: link } : undefined,
      closing: [
        words.quote(request.reference),
        ...(asksForCover(request) ? [words.noCover] : []),
        words.notYou,
      ],
      footer: mailFooter(config, locale),
    },
  }
}
