import { adviserOf } from '#domains/appointments/book/schedule.server.ts'
import type { KeptFile } from '#platform/uploads/kept-file.ts'
import type { AppointmentRecord, OfficeReason } from '#domains/appointments/book/repository.server.ts'
import { answerFacts } from '#domains/requests/work/request-facts.server.ts'
import type { WholeRequest } from '#domains/requests/work/whole-request.server.ts'
import type { Locale } from '#map/locale.ts'
import { deliveryWords } from '#platform/outbox/delivery-words.server.ts'
import type { RequestRecord } from '#domains/requests/store/read-requests.server.ts'
import { fileNames } from '#platform/uploads/media-type.server.ts'

/** Date and time on Mallorca, as `2026-11-21 09:05:07`. */
export function localMoment(instant: Temporal.Instant): string {
  const zoned = instant.toZonedDateTimeISO('Europe/Madrid')
  return `${zoned.toPlainDate().toString()} ${zoned.toPlainTime().toString({ smallestUnit: 'second' })}`
}

/** The same to the minute, for appointments: `2026-11-21 09:05`. */
export function localTime(instant: Temporal.Instant): string {
  return localMoment(instant).slice(0, -3)
}

/** When an appointment is on Mallorca, as `2026-11-21 09:05-09:35`. */
function appointmentTime({ startsAt, endsAt }: AppointmentRecord): string {
  return `${localTime(startsAt)}-${localTime(endsAt).slice(-5)}`
}

/** The state of an appointment, and until when an unconfirmed one is held. */
function appointmentState({ state, confirmUntil }: AppointmentRecord): string {
  if (state === 'lapsed') return 'not confirmed in time'
  return state === 'unconfirmed' && confirmUntil ? `unconfirmed until ${localTime(confirmUntil)}` : state
}

const scanTexts = {
  clean: 'no virus found',
  waiting: 'NOT SCANNED YET',
  infected: 'INFECTED, deleted',
} as const

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** What checking a file found. */
function checkText({ pdf, scan }: KeptFile): string {
  const found = [
    pdf && counted(pdf.pages, 'page'),
    pdf && pdf.attachments > 0 && counted(pdf.attachments, 'attachment'),
    pdf && pdf.scripts > 0 && counted(pdf.scripts, 'script'),
    scan && scanTexts[scan],
  ].filter(Boolean)
  return found.length > 0 ? `, ${found.join(', ')}` : ''
}

/** Which files there are, by the names of their copies, and how to get them. */
function filesText({ reference }: RequestRecord, files: readonly KeptFile[]): string {
  const names = fileNames(reference, files)
  const lines = files.map(
    (file, index) => `${names[index]} ${file.mediaType} ${file.size} bytes${checkText(file)}`,
  )
  return [...lines, `files ${reference} FOLDER copies them`].join('\n')
}

/** The messages of a request, a line each: how far each is, since when and why not further. */
function mailLines({ mails }: WholeRequest): string {
  return mails
    .map(({ kind, event, state, at, attempts, code }) => {
      const tries = attempts > 1 ? `${attempts} attempts` : undefined
      const why = code === undefined ? undefined : `${code} ${deliveryWords(code, 'en')}`
      return [localMoment(at), state.padEnd(7), kind.padEnd(12), event, tries, why].filter(Boolean).join('  ')
    })
    .join('\n')
}

/**
 * Everything about one request, a line each; further lines of a value are indented. The questions of the form read as
 * in its dialog, in a language of the desk.
 * @param names members of staff by id
 */
export function fullText(whole: WholeRequest, names: ReadonlyMap<string, string>, locale: Locale): string {
  const { request, files, notes, appointment, work, mails } = whole
  const waiting = mails.filter(({ state }) => state === 'waiting' || state === 'trying').length
  const by = (staffId: string | undefined) =>
    staffId === undefined ? 'command line' : (names.get(staffId) ?? staffId)
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['reference', request.reference],
    ['state', request.state],
    ['assignee', work.assignee && by(work.assignee)],
    ['due', work.dueOn],
    ['snoozed until', work.snoozedUntil],
    ['unsent', waiting > 0 ? `${waiting} messages waiting` : undefined],
    ['created', localMoment(request.createdAt)],
    ['updated', localMoment(request.updatedAt)],
    ['dialog', request.dialog],
    ['page', request.pageId],
    ['language', `${request.locale}, answer in ${request.preferredLocale}`],
    ['name', request.name],
    ['phone', request.phone],
    ['email', request.email],
    [
      'appointment',
      appointment &&
        `${appointmentTime(appointment)}  ${appointment.office}  ${appointmentState(appointment)}`,
    ],
    ['cancelled', appointment?.officeCancellation && cancellationText(appointment.officeCancellation)],
    ['adviser', appointment && adviserOf(appointment)],
    ['mode', appointment?.mode],
    ['talk', appointment?.language],
    ...answerFacts(request, appointment, locale).map(({ label, value }) => [label, value] as const),
    ['files', files.length > 0 ? filesText(request, files) : undefined],
    ...notes.map(({ text, createdAt }) => ['note', `${localMoment(createdAt)}\n${text}`] as const),
    ...whole.staffNotes.map(
      ({ text, createdAt, staffId }) =>
        ['internal note', `${localMoment(createdAt)}, ${by(staffId)}\n${text}`] as const,
    ),
    ...whole.replies.map(
      ({ subject, body, createdAt, staffId }) =>
        ['reply', `${localMoment(createdAt)}, ${by(staffId)}\n${subject}\n${body}`] as const,
    ),
    ['mails', mails.length > 0 ? `${mails.length}\n${mailLines(whole)}` : undefined],
    ['privacy', `version ${request.policyVersion}, ${localMoment(request.privacyAt)}`],
    ['marketing', request.marketingAt ? localMoment(request.marketingAt) : 'no'],
    ['referrer', request.referrerHost],
    ...Object.entries(request.utm),
  ]
  return rows.flatMap(([name, value]) => (value === undefined ? [] : [fullLine(name, value)])).join('')
}

/** Many labels are the form's own questions. */
function fullLine(name: string, value: string): string {
  const label = name.endsWith('?') ? name : `${name}:`
  return `${label.padEnd(14)} ${value.replaceAll('\n', '\n  ')}\n`
}

function cancellationText({ reason }: OfficeReason): string {
  return reason === undefined ? 'by the office' : `by the office: ${reason}`
}
