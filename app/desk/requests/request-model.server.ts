import { isAhead } from '#domains/appointments/book/repository.server.ts'
import { officeInWords } from '#domains/appointments/mail/describe-appointment.server.ts'
import { aboutWords } from '#domains/requests/mail/mail-parts.server.ts'
import { requestsOfPerson } from '#domains/requests/person/find-person.server.ts'
import { reportsClaim } from '#domains/requests/hours/report-by.ts'
import { dueDay } from '#domains/requests/work/due-day.server.ts'
import {
  answerFacts,
  appointmentFacts,
  momentInWords,
  originFacts,
} from '#domains/requests/work/request-facts.server.ts'
import { isInScope, officeOfRequest, scopeOf } from '#domains/requests/work/request-scope.ts'
import { officeName, stateInWords } from '#domains/requests/work/request-words.server.ts'
import { wholeRequest, type WholeRequest } from '#domains/requests/work/whole-request.server.ts'
import type { Member } from '#domains/staff/members.server.ts'
import { may } from '#domains/staff/roles.ts'
import { dayInWords } from '#forms/day-in-words.ts'
import { languageInWords } from '#map/language-words.ts'
import { languageTags } from '#map/locale.ts'
import { foldClosures } from '#map/office-hours.ts'
import { deliveryWords, mailStateWords, messageWords } from '#platform/outbox/delivery-words.server.ts'
import { toText } from '#platform/store/instant.server.ts'
import { isDrawable } from '#platform/uploads/draw-file.server.ts'
import { fileNames } from '#platform/uploads/media-type.server.ts'
import { localeOf, textsOf, type DeskContext, type DeskParts } from '#desk/desk-screen.server.ts'
import { dueWords } from './due-words.server.ts'
import { kindInWords, todayOf, type RequestLine } from './inbox-model.server.ts'
import type { FileView, MailView, RequestView, Written } from './request-view.ts'

/** Whether a member may see a request. */
export function isSeenBy(member: Member, { request, appointment, work }: WholeRequest): boolean {
  return isInScope(scopeOf(member), {
    office: officeOfRequest(request.pageId, appointment?.office),
    assignee: work.assignee,
    seat: appointment?.seat,
  })
}

/** The office of a request with its address, for a reply; undefined if it is for any. */
export function officeForReply(
  { identity }: DeskParts,
  { request, appointment }: WholeRequest,
): string | undefined {
  const [only, ...others] = identity.offices
  const page =
    officeOfRequest(request.pageId, appointment?.office) ?? (others.length === 0 ? only?.page : undefined)
  return page && officeInWords(identity, { office: page, mode: 'in-person' }, request.preferredLocale)
}

const isOpen = ({ request: { state } }: WholeRequest) => state === 'received' || state === 'seen'

function appointmentStart({ appointment }: WholeRequest): string | null {
  const holds = appointment?.state === 'booked' || appointment?.state === 'unconfirmed'
  return holds ? toText(appointment.startsAt) : null
}

/** The day promised to the visitor, whatever the staff set. */
export function promisedDay({ identity }: DeskParts, whole: WholeRequest): string | undefined {
  const { dialog, fields, createdAt } = whole.request
  const parts = {
    dialog,
    fields,
    createdAt: toText(createdAt),
    dueOn: null,
    appointmentAt: appointmentStart(whole),
  }
  return dueDay(parts, foldClosures(identity))
}

/** The files of a request in words. */
export function fileViews(context: DeskContext, { request, files }: WholeRequest): FileView[] {
  const t = textsOf(context).requests
  const names = fileNames(request.reference, files)
  return files.map((file, index) => {
    const { mediaType, size, pdf, scan } = file
    const blocked = scan === 'waiting' || scan === 'infected'
    const facts = [
      mediaType.replace(/^.*\//, '').toUpperCase(),
      `${Math.max(1, Math.round(size / 1000)).toLocaleString(languageTags[localeOf(context)])} kB`,
      pdf && t('file.pages', { count: pdf.pages }),
      pdf && pdf.attachments > 0 && t('file.attachments', { count: pdf.attachments }),
      pdf && pdf.scripts > 0 && t('file.scripts', { count: pdf.scripts }),
      mediaType === 'image/heic' && t('file.metadata'),
    ]
    const unseen = isDrawable(file) ? undefined : t('file.noPreview')
    return {
      number: index + 1,
      name: names[index] ?? '',
      facts: facts.filter(Boolean).join(' · '),
      problem: blocked ? t(`file.${scan}`) : unseen,
      isDrawable: isDrawable(file),
      isKept: !blocked,
    }
  })
}

function mailsOf(context: DeskContext, { mails }: WholeRequest): MailView[] {
  const locale = localeOf(context)
  return mails.map(({ id, kind, event, state, at, code }) => ({
    id,
    what: messageWords({ kind, event }, locale),
    state,
    words: mailStateWords(state, locale),
    at: momentInWords(at, locale),
    why: code === undefined ? undefined : deliveryWords(code, locale),
  }))
}

/** The other requests of the same person that the member may see. */
async function othersOf(
  parts: DeskParts,
  context: DeskContext,
  { request }: WholeRequest,
): Promise<RequestLine[]> {
  const { store, identity } = parts
  const locale = localeOf(context)
  const { email, phone } = request
  const all = await requestsOfPerson(store, { email, phone })
  const others = await Promise.all(
    all.filter(({ id }) => id !== request.id).map(async (each) => await wholeRequest(store, each)),
  )
  return others
    .filter((each) => isSeenBy(context.get('member'), each))
    .map(({ request: other, appointment }) => ({
      reference: other.reference,
      name: other.name,
      about: kindInWords(reportsClaim(other) ? 'claim' : other.dialog, locale),
      due: undefined,
      office: officeName(identity, officeOfRequest(other.pageId, appointment?.office), locale),
      assignee: undefined,
      language: other.preferredLocale,
      received: momentInWords(other.createdAt, locale),
      state: other.state,
      stateWords: stateInWords(other.state, locale),
    }))
}

/** A request in the member's language. */
export async function requestView(
  parts: DeskParts,
  context: DeskContext,
  whole: WholeRequest,
  names: ReadonlyMap<string, string>,
): Promise<RequestView> {
  const { store, identity } = parts
  const { request, appointment, work } = whole
  const locale = localeOf(context)
  const t = textsOf(context).requests
  const member = context.get('member')
  const today = todayOf(store)
  const when = (instant: Temporal.Instant) => momentInWords(instant, locale)
  const by = (staffId: string | undefined, at: Temporal.Instant) =>
    t('request.by', {
      name: staffId === undefined ? t('request.someone') : (names.get(staffId) ?? staffId),
      at: when(at),
    })
  const due = isOpen(whole) ? (work.dueOn ?? promisedDay(parts, whole)) : undefined
  const { snoozedUntil } = work
  const replies: Written[] = whole.replies.map(({ id, staffId, subject, body, createdAt }) => ({
    id,
    by: by(staffId, createdAt),
    title: subject,
    text: body,
  }))
  return {
    reference: request.reference,
    name: request.name,
    about: aboutWords(request, locale),
    state: request.state,
    stateWords: stateInWords(request.state, locale),
    received: when(request.createdAt),
    changed: request.updatedAt.equals(request.createdAt) ? undefined : when(request.updatedAt),
    due: dueWords(due, today, { t, locale }),
    office: officeName(identity, officeOfRequest(request.pageId, appointment?.office), locale),
    snoozed:
      snoozedUntil !== undefined && snoozedUntil > today ? dayInWords(snoozedUntil, locale) : undefined,
    lang: languageTags[request.preferredLocale],
    contact: {
      phone: request.phone,
      email: request.email,
      language: languageInWords(request.preferredLocale, locale),
    },
    answers: answerFacts(request, appointment, locale),
    appointment: appointment && {
      facts: appointmentFacts(identity, appointment, locale),
      isAhead: isAhead(store, appointment),
    },
    files: fileViews(context, whole),
    notes: whole.notes.map(({ text, createdAt }, index) => ({
      id: String(index),
      by: when(createdAt),
      text,
    })),
    replies,
    internal: whole.staffNotes.map(({ id, staffId, text, createdAt }) => ({
      id,
      by: by(staffId, createdAt),
      text,
    })),
    mails: mailsOf(context, whole),
    origin: originFacts(identity, request, locale),
    others: await othersOf(parts, context, whole),
    seesPerson: may(member, 'people'),
    mayErase: may(member, 'erase'),
  }
}
