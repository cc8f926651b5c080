import { dayInWords } from '#forms/day-in-words.ts'
import type { KeptFile } from '#platform/uploads/kept-file.ts'
import { formatDateTime } from '#i18n/date-format.ts'
import type { Note } from '#domains/requests/status/read-status.server.ts'
import type { RequestRecord } from '#domains/requests/store/read-requests.server.ts'
import type { OutboxEvent } from '#platform/store/schema.server.ts'
import { fileNames } from '#platform/uploads/media-type.server.ts'
import type { Locale } from '#map/locale.ts'
import { isPageId } from '#map/pages/pages.ts'
import { pageLabel, pagePath } from '#map/paths.ts'
import { aboutWords, mailFooter } from './mail-parts.server.ts'
import type { DescribeField } from './describe-field.server.ts'
import type { MailConfig, Fact, MailMessage } from '#platform/mail/message.server.ts'
import { requestMailTexts } from './request-mail-texts.server.ts'

/** The input of a mail to the office. */
export interface OfficeMail {
  readonly outboxId: string
  readonly request: RequestRecord
  readonly files: readonly KeptFile[]
  /** What the visitor added on the status page. */
  readonly notes?: readonly Note[]
  /** Why the office is notified; a new request by default. */
  readonly event?: OutboxEvent
  /** The ISO day promised to the visitor, if nothing else was booked. */
  readonly answerBy?: string | undefined
  /** The visitor's checked address, if they left one. */
  readonly replyTo: string | undefined
  readonly date: Temporal.Instant
  readonly describeField: DescribeField
}

/** Date and time on Mallorca. */
function formatTime(instant: Temporal.Instant, locale: Locale): string {
  return formatDateTime(new Date(instant.epochMilliseconds), locale)
}

/** The page in the current site; a removed one by its id. */
function pageFact(config: MailConfig, { pageId, locale }: RequestRecord): string {
  if (!isPageId(pageId)) return pageId
  const path = pagePath(pageId, locale, config.identity)
  return `${pageLabel(pageId, config.officeLocale, config.identity)} (${config.identity.url}${path})`
}

/**
 * The name of a file's copy, its type and the result of its check; for a HEIC, that its metadata could not be removed
 * (ADR 0007).
 */
export function fileInWords(name: string, { mediaType, pdf, scan }: KeptFile, locale: Locale): string {
  const t = requestMailTexts[locale]
  const about = [
    mediaType,
    mediaType === 'image/heic' && t('labels.metadata'),
    pdf && t('labels.pages', { count: pdf.pages }),
    pdf && pdf.attachments > 0 && t('labels.attachments', { count: pdf.attachments }),
    pdf && pdf.scripts > 0 && t('labels.scripts', { count: pdf.scripts }),
    scan !== undefined && scan !== 'clean' && t(`labels.scan.${scan}`),
  ]
  return `${name} (${about.filter(Boolean).join(', ')})`
}

/**
 * Which files there are, and how to get them: files are never attached, because a mailbox keeps what retention deletes.
 */
function filesText({ reference }: RequestRecord, files: readonly KeptFile[], locale: Locale): string {
  const names = fileNames(reference, files)
  const lines = files.map((file, index) => fileInWords(names[index] ?? '', file, locale))
  return [...lines, requestMailTexts[locale]('office.files', { reference })].join('\n')
}

function facts(config: MailConfig, mail: OfficeMail): Fact[] {
  const { request, files, notes = [] } = mail
  const locale = config.officeLocale
  const t = requestMailTexts[locale]
  const own = Object.entries(request.fields)
  const agreed = t('privacyAgreed', {
    version: request.policyVersion,
    at: formatTime(request.privacyAt, locale),
  })
  const rows: readonly (readonly [string, string | undefined])[] = [
    [t('labels.reference'), request.reference],
    [t('labels.about'), aboutWords(request, locale)],
    [t('labels.receivedAt'), formatTime(request.createdAt, locale)],
    [t('labels.answerBy'), mail.answerBy && dayInWords(mail.answerBy, locale)],
    [t('labels.name'), request.name],
    [t('labels.phone'), request.phone],
    [t('labels.email'), request.email],
    [t('labels.preferredLocale'), t(`languages.${request.preferredLocale}`)],
    [t('labels.message'), request.message],
  ]
  const origin: readonly (readonly [string, string | undefined])[] = [
    [
      t('labels.notes'),
      notes.map(({ text, createdAt }) => `${formatTime(createdAt, locale)}\n${text}`).join('\n\n'),
    ],
    [t('labels.files'), files.length > 0 ? filesText(request, files, locale) : undefined],
    [t('labels.page'), pageFact(config, request)],
    [t('labels.locale'), t(`languages.${request.locale}`)],
    [t('labels.privacy'), agreed],
    [t('labels.marketing'), t(request.marketingAt ? 'yes' : 'no')],
    [t('labels.referrer'), request.referrerHost],
    ...Object.entries(request.utm),
  ]
  const named = (list: typeof rows) => list.map(([label, value]) => ({ label, value: value ?? '' }))
  const fields = own.map(([name, value]) => mail.describeField(request.dialog, name, value, locale))
  return [...named(rows), ...fields, ...named(origin)].filter(({ value }) => value !== '')
}

/** The meaning of quarantine; a booking holds its slot meanwhile. */
function suspectText({ dialog }: RequestRecord, locale: Locale): string {
  const t = requestMailTexts[locale]
  const text = t('office.suspect')
  return dialog === 'appointment-dialog' ? `${text} ${t('office.suspectHolds')}` : text
}

/** A text prefixed with the quarantine mark, if the request is there. */
export function markSuspect(text: string, { state }: Pick<RequestRecord, 'state'>, locale: Locale): string {
  return state === 'quarantined' ? `${requestMailTexts[locale]('office.suspectMark')} ${text}` : text
}

/** The mail to the office: everything known about the request, ready to be answered. */
export function composeOfficeMail(config: MailConfig, mail: OfficeMail): MailMessage {
  const { request, replyTo } = mail
  const locale = config.officeLocale
  const t = requestMailTexts[locale]
  const dialog = aboutWords(request, locale)
  // A delayed mail describes the state at sending time.
  const event = request.state === 'withdrawn' ? 'request-withdrawn' : mail.event
  const news = event && t.find(`office.news.${event}`)
  const about = t('office.subject', { dialog, reference: request.reference })
  const subject = [news, about].filter(Boolean).join(': ')
  return {
    id: mail.outboxId,
    to: config.office,
    replyTo,
    subject: markSuspect(subject, request, locale),
    date: mail.date,
    content: {
      locale,
      title: subject,
      intro: request.state === 'quarantined' ? [suspectText(request, locale)] : [],
      facts: facts(config, mail),
      closing: [t(replyTo ? 'office.reply' : 'office.noReply')],
      footer: mailFooter(config, locale),
    },
  }
}
