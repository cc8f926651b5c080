import { fillTemplate, gapsIn, readReplyTemplates, type ReplyValues } from '#content/replies.server.ts'
import { replyLimits } from '#domains/requests/reply/write-reply.server.ts'
import { staffNoteLimit } from '#domains/requests/work/change-work.server.ts'
import { stateInWords } from '#domains/requests/work/request-words.server.ts'
import type { WholeRequest } from '#domains/requests/work/whole-request.server.ts'
import { listMembers } from '#domains/staff/members.server.ts'
import { toE164 } from '#forms/phone-number.ts'
import { dayInWords } from '#forms/day-in-words.ts'
import { isIsoDay } from '#i18n/iso-day.ts'
import { languageInWords } from '#map/language-words.ts'
import { languageTags } from '#map/locale.ts'
import { parseAddress } from '#platform/mail/mail-address.server.ts'
import { madridTime } from '#i18n/madrid-time.ts'
import type { DeskTexts } from '#desk/desk-texts.server.ts'
import { localeOf, textsOf, type DeskContext, type DeskParts } from '#desk/desk-screen.server.ts'
import { blankForm, type FormState } from '#desk/ui/form-state.ts'
import { canTake, todayOf } from './inbox-model.server.ts'
import { officeForReply, promisedDay } from './request-model.server.ts'
import type { RequestForms } from './request-view.ts'

type Values = Readonly<Record<string, string>>

/** The result of reading a form: a change, or why it is refused. */
export type Read<T> =
  | { readonly kind: 'read'; readonly change: T }
  | { readonly kind: 'wrong'; readonly state: FormState }

type Errors = Readonly<Record<string, string | undefined>>

/** Refuses a form with any error; otherwise the change. */
function refuseIf<T>(values: Values, errors: Errors, change: () => T): Read<T> {
  const wrong = Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  return Object.keys(wrong).length > 0
    ? { kind: 'wrong', state: { values, errors: wrong } }
    : { kind: 'read', change: change() }
}

function textError(t: DeskTexts['requests'], text: string, max: number): string | undefined {
  if (text === '') return t('errors.required')
  return text.length > max ? t('errors.tooLong', { max }) : undefined
}

/** The version that a form was filled in on; a missing one is older than any. */
export function versionOf({ version = '' }: Values): number {
  return /^\d{1,9}$/.test(version) ? Number(version) : -1
}

/** Who handles a request, and its days. */
export async function readWork(parts: DeskParts, context: DeskContext, values: Values) {
  const t = textsOf(context).requests
  const { assignee = '', due = '', snooze = '' } = values
  const members = (await listMembers(parts.store)).filter(canTake)
  const dayError = (day: string) => (day === '' || isIsoDay(day) ? undefined : t('errors.day'))
  const isPast = isIsoDay(snooze) && snooze <= todayOf(parts.store)
  const errors = {
    assignee: assignee === '' || members.some(({ id }) => id === assignee) ? undefined : t('errors.member'),
    due: dayError(due),
    snooze: isPast ? t('errors.past') : dayError(snooze),
  }
  return refuseIf(values, errors, () => ({
    assignee: assignee || null,
    dueOn: due || null,
    snoozedUntil: snooze || null,
  }))
}

/** An internal note. */
export function readNote(context: DeskContext, values: Values): Read<string> {
  const { note = '' } = values
  return refuseIf(values, { note: textError(textsOf(context).requests, note, staffNoteLimit) }, () => note)
}

/** A corrected name and number. */
export function readContact(context: DeskContext, values: Values) {
  const t = textsOf(context).requests
  const { name = '', phone = '' } = values
  const number = phone === '' ? null : toE164(phone, 'ES')
  const errors = {
    name: textError(t, name, 100),
    phone: number === undefined ? t('errors.phone') : undefined,
  }
  return refuseIf(values, errors, () => ({ name, phone: number ?? null }))
}

/** A corrected address. */
export function readEmail(context: DeskContext, values: Values): Read<string> {
  const email = parseAddress(values['email'] ?? '')
  const error = email === undefined ? textsOf(context).requests('errors.email') : undefined
  return refuseIf(values, { email: error }, () => email ?? '')
}

const afterStates = ['answered', 'seen', 'closed'] as const

/** A finished reply. */
export function readReply(context: DeskContext, values: Values) {
  const t = textsOf(context).requests
  const { subject = '', body = '', template = '', after } = values
  const gapError = (text: string) => {
    const gaps = gapsIn(text)
    return gaps.length === 0 ? undefined : t('errors.gap', { gap: gaps.join(', ') })
  }
  const errors = {
    subject: textError(t, subject, replyLimits.subject) ?? gapError(subject),
    body: textError(t, body, replyLimits.body) ?? gapError(body),
  }
  return refuseIf(values, errors, () => ({
    subject,
    body,
    template: template || undefined,
    state: afterStates.find((state) => state === after) ?? ('answered' as const),
  }))
}

/** What is known for the placeholders of a template. */
function replyValues(parts: DeskParts, context: DeskContext, whole: WholeRequest): ReplyValues {
  const { request, appointment } = whole
  const locale = request.preferredLocale
  const office = officeForReply(parts, whole)
  const day = appointment && madridTime(new Date(appointment.startsAt.epochMilliseconds)).day
  return {
    name: request.name,
    reference: request.reference,
    phone: parts.identity.contact.phoneDisplay,
    member: context.get('member').name,
    ...(office !== undefined && { office }),
    ...(day !== undefined && { day: dayInWords(day, locale) }),
  }
}

/** A reply that begins as a template, in the language of the request. */
export function fromTemplate(
  parts: DeskParts,
  context: DeskContext,
  whole: WholeRequest,
  values: Values,
): FormState {
  const templates = readReplyTemplates(whole.request.preferredLocale)
  const template = templates.find(({ id }) => id === values['template'])
  if (!template) return { values, errors: {} }
  const known = replyValues(parts, context, whole)
  const subject = fillTemplate(template.subject, known)
  const body = fillTemplate(template.body, known).trim()
  return { values: { ...values, subject, body }, errors: {} }
}

/** What the forms show that were just posted. */
export interface PostedForms {
  readonly work?: FormState
  readonly note?: FormState
  readonly reply?: FormState
  readonly contact?: FormState
  readonly email?: FormState
  /** The reply is shown as it will look. */
  readonly preview?: boolean
}

function replyForm(
  context: DeskContext,
  { request }: WholeRequest,
  { reply = blankForm, preview }: PostedForms,
): RequestForms['reply'] {
  const { state, email, preferredLocale } = request
  if (state === 'quarantined' || state === 'withdrawn') return { kind: 'refused', why: state }
  const to = email && parseAddress(email)
  if (!to) return { kind: 'refused', why: 'noAddress' }
  const t = textsOf(context).requests
  const locale = localeOf(context)
  // The names of templates are for the staff, their texts for the visitor.
  const templates = readReplyTemplates(locale).map(({ id, name }) => ({ value: id, label: name }))
  const { subject = '', body = '' } = reply.values
  return {
    kind: 'form',
    state: reply,
    templates: [{ value: '', label: t('fields.noTemplate') }, ...templates],
    after: afterStates.map((each) => ({ value: each, label: stateInWords(each, locale) })),
    language: languageInWords(preferredLocale, locale),
    lang: languageTags[preferredLocale],
    to,
    preview: preview ? { subject: `${subject} [${request.reference}]`, body } : undefined,
  }
}

/** The forms of a request's page, as they are stored or were just posted. */
export async function requestForms(
  parts: DeskParts,
  context: DeskContext,
  whole: WholeRequest,
  posted: PostedForms = {},
): Promise<RequestForms> {
  const { request, work } = whole
  const locale = localeOf(context)
  const promised = promisedDay(parts, whole)
  const members = (await listMembers(parts.store)).filter(canTake)
  return {
    version: work.version,
    work: {
      state: posted.work ?? blankForm,
      members: [
        { value: '', label: textsOf(context).requests('inbox.unassigned') },
        ...members.map(({ id, name }) => ({ value: id, label: name })),
      ],
      assignee: work.assignee ?? '',
      isMine: work.assignee === context.get('member').id,
      dueOn: work.dueOn ?? '',
      promised: promised && dayInWords(promised, locale),
      snoozedUntil: work.snoozedUntil ?? '',
    },
    note: posted.note ?? blankForm,
    reply: replyForm(context, whole, posted),
    contact: posted.contact ?? {
      values: { name: request.name, phone: request.phone ?? '' },
      errors: {},
    },
    email: posted.email ?? { values: { email: request.email ?? '' }, errors: {} },
  }
}
