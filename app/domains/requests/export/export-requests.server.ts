import { appointmentsByRequest } from '#domains/appointments/book/repository.server.ts'
import { adviserOf } from '#domains/appointments/book/schedule.server.ts'
import { officeInWords, whenInWords } from '#domains/appointments/mail/describe-appointment.server.ts'
import { aboutWords } from '#domains/requests/mail/mail-parts.server.ts'
import { describeField } from '#domains/requests/mail/describe-field.server.ts'
import { requestMailTexts } from '#domains/requests/mail/request-mail-texts.server.ts'
import {
  filesByRequest,
  listRequests,
  type RequestRecord,
} from '#domains/requests/store/read-requests.server.ts'
import type { OfficeHours } from '#domains/requests/hours/office-day.ts'
import { dayOf, dueDay } from '#domains/requests/work/due-day.server.ts'
import { momentInWords, ownFieldsOf } from '#domains/requests/work/request-facts.server.ts'
import {
  officeName,
  requestLabel,
  requestTexts,
  stateInWords,
  type RequestLabel,
} from '#domains/requests/work/request-words.server.ts'
import { officeOfRequest } from '#domains/requests/work/request-scope.ts'
import type { WholeRequest } from '#domains/requests/work/whole-request.server.ts'
import { staffNotesByRequest, untouchedWork, workByRequest } from '#domains/requests/work/read-work.server.ts'
import { repliesByRequest } from '#domains/requests/reply/read-replies.server.ts'
import { notesByRequest } from '#domains/requests/status/read-status.server.ts'
import { listMembers } from '#domains/staff/members.server.ts'
import { phoneInGroups } from '#forms/phone-number.ts'
import type { Identity } from '#map/identity.ts'
import { languageInWords } from '#map/language-words.ts'
import type { Locale } from '#map/locale.ts'
import { isPageId } from '#map/pages/pages.ts'
import { foldClosures } from '#map/office-hours.ts'
import { pageLabel } from '#map/paths.ts'
import { toText } from '#platform/store/instant.server.ts'
import type { RequestState } from '#platform/store/schema.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { fileNames } from '#platform/uploads/media-type.server.ts'

/** Which requests to export; what is left out does not restrict. */
export interface ExportFilter {
  /** ISO days on Mallorca on which they came in, both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** An office's page, or `none`. */
  readonly office?: string | undefined
  readonly states: readonly RequestState[]
}

/** Labels and values in a reader's language, or `raw`: ids and values as stored. */
export type ExportWords = Locale | 'raw'

/** A table of requests. */
export interface ExportTable {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** What is exported of a request. */
type Exported = Omit<WholeRequest, 'mails'>

/** What every cell is written from. */
interface Parts {
  readonly identity: Identity
  readonly hours: OfficeHours
  readonly names: ReadonlyMap<string, string>
  readonly words: ExportWords
}

/** Date and time on Mallorca, as `2026-11-21 09:05:07`: sorts as text. */
function moment(instant: Temporal.Instant): string {
  const zoned = instant.toZonedDateTimeISO('Europe/Madrid')
  return `${zoned.toPlainDate().toString()} ${zoned.toPlainTime().toString({ smallestUnit: 'second' })}`
}

/**
 * A number that spreadsheets keep as text: one that begins with a plus would be calculated, and the apostrophe that
 * prevents it is shown. In brackets, the prefix is neither.
 */
export function phoneCell(number: string): string {
  return phoneInGroups(number).replace(/^\+(\d+)/, '(+$1)')
}

function dueOf({ request, appointment, work }: Exported, hours: OfficeHours): string {
  if (request.state !== 'received' && request.state !== 'seen') return ''
  const holds = appointment?.state === 'booked' || appointment?.state === 'unconfirmed'
  const parts = {
    dialog: request.dialog,
    fields: request.fields,
    createdAt: toText(request.createdAt),
    dueOn: work.dueOn ?? null,
    appointmentAt: holds ? toText(appointment.startsAt) : null,
  }
  return dueDay(parts, hours) ?? ''
}

interface Column {
  readonly raw: string
  readonly label: RequestLabel
  readonly cell: (whole: Exported, parts: Parts) => string
}

/** A value as stored, or in words. */
function inWords(raw: string | undefined, { words }: Parts, say: (raw: string, locale: Locale) => string) {
  if (raw === undefined || raw === '') return ''
  return words === 'raw' ? raw : say(raw, words)
}

function officeOfWhole({ request, appointment }: Exported): string | undefined {
  return officeOfRequest(request.pageId, appointment?.office)
}

const before: readonly Column[] = [
  { raw: 'reference', label: 'reference', cell: ({ request }) => request.reference },
  { raw: 'created', label: 'received', cell: ({ request }) => moment(request.createdAt) },
  {
    raw: 'state',
    label: 'state',
    cell: ({ request: { state } }, { words }) => (words === 'raw' ? state : stateInWords(state, words)),
  },
  {
    raw: 'closed',
    label: 'closed',
    cell: ({ request }) => (request.closedAt ? moment(request.closedAt) : ''),
  },
  {
    raw: 'due',
    label: 'due',
    cell: (whole, { hours }) => dueOf(whole, hours),
  },
  {
    raw: 'office',
    label: 'office',
    cell: (whole, parts) =>
      inWords(officeOfWhole(whole), parts, (page, locale) => officeName(parts.identity, page, locale)),
  },
  {
    raw: 'assignee',
    label: 'assignee',
    cell: ({ work: { assignee } }, { names }) => (assignee && names.get(assignee)) ?? '',
  },
  {
    raw: 'dialog',
    label: 'about',
    cell: ({ request }, { words }) => (words === 'raw' ? request.dialog : aboutWords(request, words)),
  },
  {
    raw: 'page',
    label: 'page',
    cell: ({ request: { pageId } }, parts) =>
      inWords(pageId, parts, (id, locale) => (isPageId(id) ? pageLabel(id, locale, parts.identity) : id)),
  },
  {
    raw: 'locale',
    label: 'pageLanguage',
    cell: ({ request }, parts) => inWords(request.locale, parts, languageInWords),
  },
  {
    raw: 'preferred_locale',
    label: 'answerIn',
    cell: ({ request }, parts) => inWords(request.preferredLocale, parts, languageInWords),
  },
  { raw: 'name', label: 'name', cell: ({ request }) => request.name },
  {
    raw: 'phone',
    label: 'phone',
    cell: ({ request: { phone } }) => (phone === undefined ? '' : phoneCell(phone)),
  },
  { raw: 'email', label: 'email', cell: ({ request }) => request.email ?? '' },
  { raw: 'message', label: 'message', cell: ({ request }) => request.message ?? '' },
  {
    raw: 'appointment',
    label: 'appointment',
    cell: ({ appointment }, { words }) => {
      if (!appointment) return ''
      if (words !== 'raw') return whenInWords(appointment, words)
      return `${moment(appointment.startsAt).slice(0, -3)}-${moment(appointment.endsAt).slice(11, -3)}`
    },
  },
  {
    raw: 'appointment_office',
    label: 'appointmentOffice',
    cell: ({ appointment }, { identity, words }) => {
      if (!appointment) return ''
      return words === 'raw' ? appointment.office : officeInWords(identity, appointment, words)
    },
  },
  {
    raw: 'appointment_state',
    label: 'appointmentState',
    cell: ({ appointment }, { words }) => {
      if (!appointment) return ''
      const { state } = appointment
      return words === 'raw' ? state : requestTexts[words](`appointmentState.${state}`)
    },
  },
  {
    raw: 'appointment_adviser',
    label: 'adviser',
    cell: ({ appointment }) => (appointment && adviserOf(appointment)) ?? '',
  },
]

/** Dated texts, a paragraph each, oldest first. */
const texts = (entries: readonly { readonly createdAt: Temporal.Instant; readonly text: string }[]) =>
  entries.map(({ createdAt, text }) => `${moment(createdAt)} ${text}`).join('\n')

const after: readonly Column[] = [
  { raw: 'notes', label: 'notes', cell: ({ notes }) => texts(notes) },
  { raw: 'staff_notes', label: 'staffNotes', cell: ({ staffNotes }) => texts(staffNotes) },
  {
    raw: 'replies',
    label: 'replies',
    cell: ({ replies }) =>
      texts(replies.map(({ createdAt, subject, body }) => ({ createdAt, text: `${subject}\n${body}` }))),
  },
  {
    raw: 'files',
    label: 'files',
    cell: ({ request, files }) => fileNames(request.reference, files).join(' '),
  },
  {
    raw: 'privacy_version',
    label: 'privacyVersion',
    cell: ({ request }) => request.policyVersion,
  },
  {
    raw: 'privacy_at',
    label: 'privacyAt',
    cell: ({ request }) => moment(request.privacyAt),
  },
  {
    raw: 'marketing_at',
    label: 'marketing',
    cell: ({ request: { marketingAt } }, { words }) => {
      if (marketingAt) return words === 'raw' ? moment(marketingAt) : momentInWords(marketingAt, words)
      return words === 'raw' ? '' : requestMailTexts[words]('no')
    },
  },
  { raw: 'referrer', label: 'referrer', cell: ({ request }) => request.referrerHost ?? '' },
  {
    raw: 'utm',
    label: 'campaign',
    cell: ({ request }) =>
      Object.entries(request.utm)
        .map(([name, value]) => `${name}=${value}`)
        .join(' '),
  },
]

/**
 * A request's own answers by column. In words, questions of several forms that read alike share a column.
 */
function answersOf({ request, appointment }: Exported, words: ExportWords): Map<string, string> {
  const answers = new Map<string, string>()
  for (const [name, value] of ownFieldsOf(request, appointment)) {
    const plain = typeof value === 'object' ? value.join(', ') : String(value)
    const { label, value: text } =
      words === 'raw'
        ? { label: `fields.${name}`, value: plain }
        : describeField(request.dialog, name, value, words)
    const known = answers.get(label)
    answers.set(label, known === undefined ? text : `${known}\n${text}`)
  }
  return answers
}

function isChosen(whole: Exported, { from, to, office }: ExportFilter): boolean {
  const day = dayOf(toText(whole.request.createdAt))
  return (
    (from === undefined || day >= from) &&
    (to === undefined || day <= to) &&
    (office === undefined || (officeOfWhole(whole) ?? 'none') === office)
  )
}

/** Reads each table once: a query for each request would take minutes for a year's requests. */
async function withBelongings(store: Store, requests: readonly RequestRecord[]): Promise<Exported[]> {
  const [appointments, notes, files, works, internal, replies] = await Promise.all([
    appointmentsByRequest(store),
    notesByRequest(store),
    filesByRequest(store),
    workByRequest(store),
    staffNotesByRequest(store),
    repliesByRequest(store),
  ])
  return requests.map((request) => ({
    request,
    appointment: appointments.get(request.id),
    notes: notes.get(request.id) ?? [],
    files: files.get(request.id) ?? [],
    work: works.get(request.id) ?? untouchedWork,
    staffNotes: internal.get(request.id) ?? [],
    replies: replies.get(request.id) ?? [],
  }))
}

/** The chosen requests, the newest first, with a column for each question that one of them answers. */
export async function exportRequests(
  store: Store,
  identity: Identity,
  filter: ExportFilter,
  words: ExportWords,
): Promise<ExportTable> {
  const members = await listMembers(store)
  const names = new Map(members.map(({ id, name }) => [id, name]))
  const parts: Parts = { identity, hours: foldClosures(identity), names, words }
  const requests = await listRequests(store, { states: filter.states })
  const chosen = (await withBelongings(store, requests)).filter((whole) => isChosen(whole, filter))
  const answers = chosen.map((whole) => answersOf(whole, words))
  const own = [...new Set(answers.flatMap((each) => [...each.keys()]))]
  const title = ({ raw, label }: Column) => (words === 'raw' ? raw : requestLabel(label, words))
  return {
    header: [...before.map(title), ...own, ...after.map(title)],
    rows: chosen.map((whole, index) => [
      ...before.map(({ cell }) => cell(whole, parts)),
      ...own.map((name) => answers[index]?.get(name) ?? ''),
      ...after.map(({ cell }) => cell(whole, parts)),
    ]),
  }
}
